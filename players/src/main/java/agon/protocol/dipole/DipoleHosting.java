package agon.protocol.dipole;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Parameter;
import agon.process.Patience;
import agon.protocol.Scheme;
import agon.protocol.net.AwaitedPlayer;
import agon.protocol.net.Guest;
import agon.protocol.net.Hosting;
import agon.protocol.net.Visit;
import agon.search.Durations;
import java.time.Duration;
import java.util.List;

/**
 * The course's server, as its clients know it: the first to connect is White, both hear when the
 * other is there, and then have a while to warm up.
 *
 * @param warmUp between the last greeting and the first move
 */
public record DipoleHosting(Game game, Duration warmUp, Patience patience) implements Hosting {
  /** Where the course's server listens. */
  public static final int PORT = DipoleWire.PORT;

  public static final Scheme SCHEME =
      AwaitedPlayer.scheme(
          "tcp-dipole",
          PORT,
          "a client of the UniCal course, for Dipole, when it connects",
          List.of(
              Parameter.text(
                  "warmup",
                  "0s",
                  "a time such as 15s, or 0s",
                  "before the first move of each game",
                  text -> Durations.text(warmUp(text)))),
          (game, settings, patience) ->
              new DipoleHosting(game, warmUp(settings.text("warmup")), patience));

  /** Fails with {@link BadInput} for a board the clients do not know. */
  public DipoleHosting {
    new DipoleWire(game);
  }

  /** A time, or none: {@code 15s}, {@code 0}. */
  public static Duration warmUp(String text) {
    return text.strip().matches("0+\\s*(ms|s|m|h)?") ? Duration.ZERO : Durations.parse(text);
  }

  @Override
  public Guest greet(Visit visit) {
    return new DipoleGuest(new DipoleWire(game), patience, visit);
  }

  @Override
  public boolean seatsOnArrival() {
    return true;
  }

  @Override
  public void begin(List<Guest> guests) throws InterruptedException {
    for (Guest guest : guests) {
      if (guest instanceof DipoleGuest client) {
        client.tellAllConnected();
      }
    }
    Thread.sleep(warmUp);
  }
}
