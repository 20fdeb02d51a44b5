package agon.protocol.gomocup;

import agon.game.BadInput;
import java.util.Set;

/**
 * The opening rule swap2: one puts three stones, black, white, black; the other takes a colour, or
 * puts two more and lets the first choose. White moves next whoever that is.
 */
final class Swap2 {
  /** How many stones there are when somebody has to say something. */
  static final Set<Integer> ROUNDS = Set.of(0, 3, 5);

  private static final int LEAST = 5;

  private Swap2() {}

  /** Three stones near an edge, far enough from each other that neither side has an attack. */
  static String opening(int columns, int rows) {
    if (Math.min(columns, rows) < LEAST) {
      throw new BadInput(
          "swap2 needs a board of %d by %d or more, not %d by %d"
              .formatted(LEAST, LEAST, columns, rows));
    }
    int middle = columns / 2;
    return "%d,0 %d,1 %d,%d".formatted(middle - 1, middle + 1, middle, Math.min(3, rows - 2));
  }

  /**
   * White's move to stay White, or SWAP to be Black.
   *
   * @param score what White, to move, thinks of it
   */
  static String reply(int score, Coordinates move) {
    return score < 0 ? "SWAP" : move.text();
  }
}
