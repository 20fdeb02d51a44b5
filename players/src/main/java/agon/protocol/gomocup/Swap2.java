package agon.protocol.gomocup;

import agon.game.BadInput;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.List;
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

  /** Three stones anywhere, not far from each other. */
  static List<Coordinates> opening(int columns, int rows, Rng dice) {
    if (Math.min(columns, rows) < LEAST) {
      throw new BadInput(
          "swap2 needs a board of %d by %d or more, not %d by %d"
              .formatted(LEAST, LEAST, columns, rows));
    }
    int left = dice.below(columns - LEAST + 1);
    int top = dice.below(rows - LEAST + 1);
    List<Coordinates> stones = new ArrayList<>();
    while (stones.size() < 3) {
      Coordinates stone = new Coordinates(left + dice.below(LEAST), top + dice.below(LEAST));
      if (!stones.contains(stone)) {
        stones.add(stone);
      }
    }
    return stones;
  }

  /**
   * White's move to stay White, or SWAP to be Black. Two more stones would let the other choose,
   * and who chooses has what is better, however little.
   *
   * @param score what White, to move, thinks of it
   */
  static String reply(int score, Coordinates move) {
    return score < 0 ? "SWAP" : move.text();
  }
}
