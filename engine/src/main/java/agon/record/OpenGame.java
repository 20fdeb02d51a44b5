package agon.record;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A game that is being played: moves can be taken back and played again, and it may end before the
 * rules end it. Not thread-safe.
 */
public final class OpenGame {
  private final Game game;
  private final Optional<String> startText;
  private final Position position;
  private final List<RecordedMove> played;
  private final List<RecordedMove> undone = new ArrayList<>();
  private Optional<Outcome> outcome = Optional.empty();
  private Ending ending = Ending.UNFINISHED;

  private OpenGame(
      Game game, Optional<String> startText, Position position, List<RecordedMove> played) {
    this.game = game;
    this.startText = startText;
    this.position = position;
    this.played = new ArrayList<>(played);
  }

  /**
   * A game that goes on from here.
   *
   * @param position may have moves to undo; they are part of the game
   */
  public static OpenGame of(Game game, Optional<String> startText, Position position) {
    List<RecordedMove> played = new ArrayList<>();
    Position back = position.copy();
    while (back.ply() > 0) {
      played.addFirst(RecordedMove.of(back.lastMove()));
      back.undo();
    }
    return new OpenGame(game, startText, position, played);
  }

  /** Goes on with a recorded game, as if it had not been given up. */
  public static OpenGame of(GameRecord record) {
    return new OpenGame(record.game(), record.startText(), record.end(), record.moves());
  }

  public Game game() {
    return game;
  }

  public Optional<String> startText() {
    return startText;
  }

  /** After the last move; not to be played on. */
  public Position position() {
    return position;
  }

  public List<RecordedMove> played() {
    return List.copyOf(played);
  }

  /** What can be played again, the next move last. */
  public List<RecordedMove> undone() {
    return List.copyOf(undone);
  }

  /** Plays a legal move; what was taken back before is forgotten. */
  public void play(RecordedMove move) {
    undone.clear();
    played.add(move);
    position.play(move.move());
  }

  /** Takes moves over as taken back, the next one last: for a game that was put away. */
  public void setUndone(List<RecordedMove> moves) {
    undone.clear();
    undone.addAll(moves);
  }

  /**
   * Back to where a person last had a choice, or by one move where nobody is a person; false if
   * there is nothing to take back. A game that was given up goes on instead.
   *
   * @param isPerson by side
   */
  public boolean undo(IntPredicate isPerson) {
    if (ending.reason() != Ending.Reason.UNFINISHED) {
      ending = Ending.UNFINISHED;
      outcome = Optional.empty();
      return true;
    }
    if (played.isEmpty()) {
      return false;
    }
    do {
      position.undo();
      undone.add(played.removeLast());
    } while (!played.isEmpty() && hasPerson(isPerson) && !isPersonsChoice(isPerson));
    return true;
  }

  /** Forward again to where a person had a choice; false if nothing was taken back. */
  public boolean redo(IntPredicate isPerson) {
    if (undone.isEmpty()) {
      return false;
    }
    do {
      RecordedMove move = undone.removeLast();
      played.add(move);
      position.play(move.move());
    } while (!undone.isEmpty() && hasPerson(isPerson) && !isPersonsChoice(isPerson));
    return true;
  }

  private static boolean hasPerson(IntPredicate isPerson) {
    return isPerson.test(Position.FIRST) || isPerson.test(Position.SECOND);
  }

  private boolean isPersonsChoice(IntPredicate isPerson) {
    return isPerson.test(position.turn()) && onlyPass().isEmpty();
  }

  /** The pass, if passing is all that can be done. */
  public Optional<Integer> onlyPass() {
    return !isOver() && game.mustPass(position) ? Optional.of(game.pass()) : Optional.empty();
  }

  /** Ends the game before the rules do. */
  public void end(Outcome how, Ending why) {
    outcome = Optional.of(how);
    ending = why;
  }

  public boolean isOver() {
    return outcome.isPresent() || position.isOver();
  }

  public Optional<Outcome> outcome() {
    return position.isOver() ? Optional.of(position.outcome()) : outcome;
  }

  public Ending ending() {
    return position.isOver() ? Ending.BY_THE_RULES : ending;
  }

  /**
   * The game so far.
   *
   * @param time as people write it; empty for none
   */
  public GameRecord record(String first, String second, String time) {
    return new GameRecord(
        game, startText, first, second, time, Map.of(), "", played, outcome(), ending());
  }
}
