package agon.mancala;

import agon.game.BadInput;
import agon.game.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * The one-line text of a board, the same for all mancala games: South's pits in the order of sowing
 * and South's store, a slash, the same for North, a blank and the side to move: {@code
 * 4,4,4,4,4,4,0/4,4,4,4,4,4,0 S}. As long as a pie rule lets the second player turn the board
 * round, the word {@code swap} follows.
 */
final class PositionText {
  /** What {@link #read} found: places as in {@link MancalaPosition#places}. */
  static final class Content {
    final int[] places;
    final int turn;

    /** Whether the second player may still turn the board round. */
    final boolean open;

    Content(int[] places, int turn, boolean open) {
      this.places = places;
      this.turn = turn;
      this.open = open;
    }

    int total() {
      return Arrays.stream(places).sum();
    }

    boolean arePitsEmpty() {
      int stores = places[places.length / 2 - 1] + places[places.length - 1];
      return total() == stores;
    }
  }

  private PositionText() {}

  static String write(MancalaPosition position) {
    return side(position, Position.FIRST)
        + "/"
        + side(position, Position.SECOND)
        + (position.turn() == Position.FIRST ? " S" : " N")
        + (position.isOpen() ? " " + Mancala.SWAP : "");
  }

  private static String side(MancalaPosition position, int player) {
    StringJoiner side = new StringJoiner(",");
    for (int pit = 0; pit <= position.pits(); pit++) {
      side.add(Integer.toString(position.seeds(player, pit)));
    }
    return side.toString();
  }

  /** Reads the right number of counts and the side to move; the rules are the caller's affair. */
  static Content read(String text, int pits, boolean hasPie, String example) {
    String line = text.strip().toLowerCase(Locale.ROOT);
    boolean open = hasPie && line.endsWith(Mancala.SWAP);
    if (open) {
      line = line.substring(0, line.length() - Mancala.SWAP.length()).strip();
    }
    int turn = "sn".indexOf(line.isEmpty() ? ' ' : line.charAt(line.length() - 1));
    String[] sides = line.substring(0, Math.max(0, line.length() - 1)).split("/", -1);
    if (turn < 0 || sides.length != 2) {
      throw new BadInput(
          "a position is written like %s (South's pits and store / North's, side to move), not %s"
              .formatted(example, BadInput.quote(text)));
    }
    int[] places = new int[2 * pits + 2];
    fill(places, 0, "South", sides[0]);
    fill(places, pits + 1, "North", sides[1]);
    return new Content(places, turn, open);
  }

  private static void fill(int[] places, int from, String name, String side) {
    int length = places.length / 2;
    String[] numbers = side.split(",", -1);
    if (numbers.length != length) {
      throw new BadInput(
          "%s's side needs %d numbers (%s and the store), it has %d"
              .formatted(name, length, count(length - 1, "pit"), numbers.length));
    }
    for (int i = 0; i < length; i++) {
      String number = numbers[i].strip();
      if (!number.matches("[0-9]{1,3}")) {
        throw new BadInput(
            "%s's side counts seeds with whole numbers from 0, not %s"
                .formatted(name, BadInput.quote(number)));
      }
      places[from + i] = Integer.parseInt(number);
    }
  }

  /** "1 seed", "2 seeds". */
  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
