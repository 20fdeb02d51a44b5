package agon.game;

import java.util.OptionalInt;

/**
 * What is known about a game from its start position with best play.
 *
 * @param margin the exact final margin for the first player in the game's unit, where known
 * @param source who showed it
 */
public record Known(Outcome outcome, OptionalInt margin, String source) {
  public static Known of(Outcome outcome, String source) {
    return new Known(outcome, OptionalInt.empty(), source);
  }

  public static Known of(int margin, String source) {
    return new Known(Outcome.ofMargin(margin), OptionalInt.of(margin), source);
  }
}
