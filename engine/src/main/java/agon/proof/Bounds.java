package agon.proof;

import agon.game.Outcome;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is proven of the first player's final margin with best play, in the game's unit; where
 * margins do not count, 1 is a win, 0 a draw and −1 a loss.
 */
public record Bounds(OptionalInt least, OptionalInt most) {
  public static final Bounds NONE = new Bounds(OptionalInt.empty(), OptionalInt.empty());

  /** With what the answer to "at least so much?" adds. */
  public Bounds with(int atLeast, Answer answer) {
    return switch (answer) {
      case YES -> new Bounds(OptionalInt.of(atLeast), most);
      case NO -> new Bounds(least, OptionalInt.of(atLeast - 1));
      case UNKNOWN -> this;
    };
  }

  boolean contain(int margin) {
    return margin >= least.orElse(Integer.MIN_VALUE) && margin <= most.orElse(Integer.MAX_VALUE);
  }

  /** The margin, if there is only one left. */
  public OptionalInt exact() {
    return least.isPresent() && least.equals(most) ? least : OptionalInt.empty();
  }

  /** Who wins, if that much is certain. */
  public Optional<Outcome> outcome() {
    int low = Integer.signum(least.orElse(Integer.MIN_VALUE));
    int high = Integer.signum(most.orElse(Integer.MAX_VALUE));
    // A lower bound of 1 or an upper one of −1 decides alone.
    if (low > 0) {
      return Optional.of(Outcome.FIRST_WINS);
    }
    if (high < 0) {
      return Optional.of(Outcome.SECOND_WINS);
    }
    return low == 0 && high == 0 ? Optional.of(Outcome.DRAW) : Optional.empty();
  }
}
