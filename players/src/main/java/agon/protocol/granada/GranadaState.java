package agon.protocol.granada;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.mancala.MancalaPosition;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * What follows GETMOVE: the number of moves the other has made since, these moves, whose turn it is
 * (0 or 1), then each player's store and pits. Pits are numbered 1 to 6 from the own store
 * outwards, against the order of sowing.
 */
final class GranadaState {
  /** The one game that is played. */
  static final Game GAME = Games.CATALOG.game("granada");

  static final int PITS = 6;
  private static final int SIDE = PITS + 1;
  private static final int MOST_MOVES = 1000;

  private GranadaState() {}

  /** The pit that a number names, or the number that a pit has. */
  static int mirror(int pit) {
    return PITS - pit;
  }

  static String write(Position position) {
    MancalaPosition board = (MancalaPosition) position;
    StringJoiner text = new StringJoiner(" ");
    int[] since = othersMoves(position);
    text.add(Integer.toString(since.length));
    Arrays.stream(since).forEach(pit -> text.add(Integer.toString(mirror(pit))));
    text.add(Integer.toString(position.turn()));
    for (int player = Position.FIRST; player <= Position.SECOND; player++) {
      text.add(Integer.toString(board.store(player)));
      for (int number = 1; number <= PITS; number++) {
        text.add(Integer.toString(board.seeds(player, mirror(number))));
      }
    }
    return text.toString();
  }

  /** What the other side has played since the side to move has moved. */
  private static int[] othersMoves(Position position) {
    int[] moves = new int[position.ply()];
    int from = moves.length;
    Position walker = position.copy();
    while (walker.ply() > 0) {
      int move = walker.lastMove();
      walker.undo();
      if (walker.turn() == position.turn()) {
        break;
      }
      moves[--from] = move;
    }
    return Arrays.copyOfRange(moves, from, moves.length);
  }

  static Position read(String text) {
    int[] numbers = numbers(text);
    int moves = numbers[0];
    int start = moves + 1;
    if (moves < 0 || moves > MOST_MOVES || numbers.length != start + 1 + 2 * SIDE) {
      throw new BadInput(
          "a state is the number of moves, the moves, the turn and 2 × 7 counts of seeds, not "
              + BadInput.quote(text));
    }
    int turn = numbers[start];
    if (turn != Position.FIRST && turn != Position.SECOND) {
      throw new BadInput("the turn is 0 or 1, not " + turn);
    }
    return GAME.position(
        side(numbers, start + 1)
            + "/"
            + side(numbers, start + 1 + SIDE)
            + (turn == Position.FIRST ? " S" : " N"));
  }

  private static int[] numbers(String text) {
    String line = text.strip();
    if (!line.matches("-?\\d{1,4}(\\s+-?\\d{1,4}){0,2000}")) {
      throw new BadInput("a state is a line of whole numbers, not " + BadInput.quote(text));
    }
    return Arrays.stream(line.split("\\s+", -1)).mapToInt(Integer::parseInt).toArray();
  }

  /** One side as our positions have it: pits in the order of sowing, then the store. */
  private static String side(int[] numbers, int store) {
    StringJoiner side = new StringJoiner(",");
    for (int pit = 0; pit < PITS; pit++) {
      side.add(Integer.toString(numbers[store + mirror(pit)]));
    }
    return side.add(Integer.toString(numbers[store])).toString();
  }
}
