package agon.arena;

import agon.game.Outcome;
import agon.record.Ending;

/**
 * How one game went, without its moves.
 *
 * @param plies played by the players, the opening not counted
 * @param firstNanos how long the first player thought, all moves together
 */
public record Result(
    Slot slot, Outcome outcome, Ending ending, int plies, long firstNanos, long secondNanos) {

  /** Half points of an entrant on this side: 0, 1 or 2. */
  public int halfPoints(int side) {
    return switch (outcome) {
      case DRAW -> 1;
      case FIRST_WINS -> side == 0 ? 2 : 0;
      case SECOND_WINS -> side == 1 ? 2 : 0;
    };
  }

  /** Whether the loser broke down rather than was beaten. */
  public boolean isFault() {
    return switch (ending.reason()) {
      case TIME, ILLEGAL_MOVE, FAILURE -> true;
      default -> false;
    };
  }
}
