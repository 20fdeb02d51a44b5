package agon.protocol.kgp;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.match.Judge;
import agon.process.Patience;
import agon.protocol.Scheme;
import agon.protocol.net.AwaitedPlayer;
import agon.protocol.net.Guest;
import agon.protocol.net.Hosting;
import agon.protocol.net.Visit;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A server for the Kalah Game Protocol: freeplay, game after game as long as a client stays, and
 * verify for clients that want to know whether they have the rules right.
 *
 * @param webPort where WebSockets come in; 0 for any port that is free
 */
public record KgpHosting(Game game, Patience patience, OptionalInt webPort) implements Hosting {
  /** Where such servers usually listen. */
  public static final int PORT = 2671;

  public static final Scheme SCHEME =
      AwaitedPlayer.scheme(
          "tcp-kgp",
          PORT,
          "a client of the Kalah Game Protocol, when it connects",
          List.of(),
          (game, settings, patience) -> new KgpHosting(game, patience));

  private static final String WEB_PATH = "/socket";
  private static final Duration BETWEEN_PINGS = Duration.ofSeconds(20);

  public KgpHosting {
    boolean fits =
        game.family().name().equals("kalah")
            && game.settings().text("numbering").equals("left")
            && game.settings().flag("capture")
            && !game.settings().flag("relay")
            && !game.settings().flag("pie");
    if (!fits) {
      throw new BadInput(
          "the Kalah Game Protocol plays kalah with captures, without relays and pie, pits numbered"
              + " from the left, not "
              + game.line());
    }
  }

  /** Without WebSockets. */
  public KgpHosting(Game game, Patience patience) {
    this(game, patience, OptionalInt.empty());
  }

  @Override
  public Optional<WebDoor> webDoor() {
    return webPort.isPresent()
        ? Optional.of(new WebDoor(webPort.getAsInt(), WEB_PATH))
        : Optional.empty();
  }

  /** Clients are told whole positions. */
  @Override
  public boolean joinsMidGame() {
    return true;
  }

  @Override
  public Guest greet(Visit visit) {
    KgpGuest guest = new KgpGuest(this, visit);
    guest.introduce();
    Thread.startVirtualThread(() -> keepAwake(guest));
    return guest;
  }

  private static void keepAwake(KgpGuest guest) {
    try {
      while (guest.isHere()) {
        Thread.sleep(BETWEEN_PINGS);
        guest.ping();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The game stops once a store holds more than half of all seeds. */
  @Override
  public Judge judge() {
    return position -> {
      KgpBoard board = KgpBoard.of(game, position);
      int half = board.seeds() / 2;
      int mover = position.turn();
      if (board.southStore() > half) {
        return decided(mover);
      }
      return board.northStore() > half ? decided(1 - mover) : Optional.empty();
    };
  }

  private Optional<Judge.Decision> decided(int winner) {
    return Optional.of(
        new Judge.Decision(
            winner == Position.FIRST ? Outcome.FIRST_WINS : Outcome.SECOND_WINS,
            game.sides().name(winner) + " has more than half of the seeds"));
  }
}
