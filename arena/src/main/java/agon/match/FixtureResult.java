package agon.match;

import agon.game.Outcome;
import agon.record.Ending;

/** Which game of a tournament was played, and how it went. */
public record FixtureResult(Fixture fixture, GameResult game) {
  public Outcome outcome() {
    return game.outcome();
  }

  public Ending ending() {
    return game.ending();
  }

  /** Half points of the entrant on this side: 0, 1 or 2. */
  public int halfPoints(int side) {
    return switch (outcome()) {
      case DRAW -> 1;
      case FIRST_WINS -> side == 0 ? 2 : 0;
      case SECOND_WINS -> side == 1 ? 2 : 0;
    };
  }

  /** How long a side thought, all moves together. */
  public long nanos(int side) {
    return side == 0 ? game.firstNanos() : game.secondNanos();
  }

  /** Whether the loser broke down rather than was beaten. */
  public boolean isFault() {
    return switch (ending().reason()) {
      case TIME, ILLEGAL_MOVE, FAILURE -> true;
      default -> false;
    };
  }
}
