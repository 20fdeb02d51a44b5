package agon.process;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.player.PlayerFault;
import agon.record.Ending;
import java.time.Duration;
import java.util.Locale;

/** The ways players outside the house fail, each in one sentence. */
public final class Faults {
  private Faults() {}

  public static PlayerFault failure(String sentence) {
    return new PlayerFault(Ending.Reason.FAILURE, sentence);
  }

  /** It answered, but not in its protocol. */
  public static PlayerFault nonsense(String line) {
    return failure("spoke nonsense: " + BadInput.quote(line));
  }

  public static PlayerFault late(Duration limit, Duration grace) {
    return new PlayerFault(
        Ending.Reason.TIME,
        "no answer within %s + %s grace".formatted(seconds(limit), seconds(grace)));
  }

  /** The legal move that a text of the other end names. */
  public static int legalMove(Game game, Position position, String text) {
    try {
      return game.move(position, text);
    } catch (BadInput e) {
      throw illegal(text, e.sentence());
    }
  }

  public static PlayerFault illegal(String move, String why) {
    return new PlayerFault(Ending.Reason.ILLEGAL_MOVE, BadInput.quote(move) + ": " + why);
  }

  /** {@code 1.0 s}, {@code 0.025 s}. */
  private static String seconds(Duration time) {
    long millis = time.toMillis();
    return String.format(Locale.ROOT, millis % 100 == 0 ? "%.1f s" : "%.3f s", millis / 1000.0);
  }
}
