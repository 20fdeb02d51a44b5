package agon.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one game with all its parameters: immutable, thread-safe, the door for everything a
 * person or another program says. Every method that reads text throws {@link BadInput} with one
 * clear sentence when the text is wrong, whatever it is.
 */
public interface Game {
  Family family();

  Settings settings();

  /** The one line that names this game everywhere: {@code mnk(m=15,n=15,k=5)}. */
  default String line() {
    return settings().line();
  }

  Sides sides();

  /** What a margin counts: discs, seeds, men; {@link Unit#NONE} where only winning counts. */
  default Unit unit() {
    return Unit.NONE;
  }

  /**
   * Whether winning by more is better. Otherwise only the winner counts, and a win is the better
   * the sooner it comes.
   */
  default boolean marginCounts() {
    return !unit().isNone();
  }

  /** Whether the rules know a draw. */
  default boolean canBeDrawn() {
    return true;
  }

  /**
   * Whether how a position was reached decides how it goes on, beyond what its key tells: where
   * repetition ends the game.
   */
  default boolean historyMatters() {
    return false;
  }

  /**
   * The move that passing is, in every position where it is legal; {@link Position#NO_MOVE} in a
   * game without passes.
   */
  default int pass() {
    return Position.NO_MOVE;
  }

  /** Whether passing is all that the side to move can do. */
  default boolean mustPass(Position position) {
    if (pass() == Position.NO_MOVE) {
      return false;
    }
    int[] moves = new int[maxMoves()];
    return position.moves(moves) == 1 && moves[0] == pass();
  }

  /**
   * Whether each side has a home on the board, the first at the bottom and the second at the top,
   * so that whoever plays the second wants to see the board turned round.
   */
  default boolean hasHomes() {
    return false;
  }

  /** A new start position. */
  Position start();

  /** Reads a position. Only positions that {@link #text(Position)} could have written get in. */
  Position position(String text);

  /** The position in one line, without its history. */
  String text(Position position);

  /**
   * Reads a legal move of the side to move, in any of the notations people use; without more said,
   * as {@link #text(Position, int)} writes it.
   */
  default int move(Position position, String text) {
    requireRunning(position);
    int[] moves = new int[maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      if (text(position, moves[i]).equalsIgnoreCase(text.strip())) {
        return moves[i];
      }
    }
    throw new BadInput(
        "%s is no legal move of %s; legal are %s"
            .formatted(
                BadInput.quote(text),
                sides().name(position.turn()),
                String.join(" ", moveTexts(position))));
  }

  /** A legal move of the side to move, as people write it. */
  String text(Position position, int move);

  /**
   * Reads a sequence of moves from a position, which stays as it is: separated by blanks or
   * semicolons, or as a game's people write it.
   */
  default List<Integer> moves(Position position, String text) {
    Position walker = position.copy();
    List<Integer> moves = new ArrayList<>();
    for (String word : text.strip().split("[\\s;]+", -1)) {
      if (!word.isEmpty()) {
        int move = move(walker, word);
        moves.add(move);
        walker.play(move);
      }
    }
    return moves;
  }

  /**
   * A drawing of the board, several lines, each ending in a line break. {@link TextGrid#of} makes
   * one of a {@link #picture} of squares.
   */
  String board(Position position, BoardStyle style);

  /** What there is to see, for a page or a window. */
  default Picture picture(Position position) {
    return Picture.text(text(position), board(position, BoardStyle.ASCII));
  }

  /**
   * The names of the cells a person clicks to make a legal move, in order: mostly one, or from and
   * to, with {@link Picture#OFF} for beside the board. Several moves may share their clicks; a move
   * without any is chosen from a list.
   */
  default List<String> clicks(Position position, int move) {
    return List.of();
  }

  /** The cells that a legal move changes, as they will be; the position stays as it is. */
  default List<Picture.Cell> changes(Position position, int move) {
    Picture before = picture(position);
    position.play(move);
    Picture after = picture(position);
    position.undo();
    return before.changes(after);
  }

  FactSheet facts();

  /** An upper bound on the number of moves in any position: how long move arrays must be. */
  int maxMoves();

  /** Every move is below this. */
  int moveSpace();

  /** The value of the start position with best play, where somebody has shown it. */
  default Optional<Known> known() {
    return Optional.empty();
  }

  /**
   * What people call this position, where they have a name for it, such as that of an opening; see
   * {@link PositionNames} for a whole game.
   */
  default Optional<String> positionName(Position position) {
    return Optional.empty();
  }

  default Optional<Symmetries> symmetries() {
    return Optional.empty();
  }

  /** All legal moves as people write them, in the order of their numbers. */
  default List<String> moveTexts(Position position) {
    int[] moves = new int[maxMoves()];
    int count = position.moves(moves);
    Arrays.sort(moves, 0, count);
    List<String> texts = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      texts.add(text(position, moves[i]));
    }
    return texts;
  }

  /** Fails with a sentence if the game is over, for {@link #move} to begin with. */
  default void requireRunning(Position position) {
    if (position.isOver()) {
      throw new BadInput("the game is over, there is no move to make");
    }
  }
}
