package agon.protocol.tuc;

import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.process.Patience;
import agon.protocol.Scheme;
import agon.protocol.net.AwaitedPlayer;
import agon.protocol.net.Guest;
import agon.protocol.net.Hosting;
import agon.protocol.net.Visit;
import java.util.List;

/**
 * The course's server, as its clients know it, with a clock that theirs lacks. The first to connect
 * is White.
 *
 * @param most how many games a client plays before it is told to quit; 0 for as many as it likes
 */
public record TucHosting(Game game, TucCodes codes, int most, Patience patience)
    implements Hosting {
  public static final Scheme SCHEME =
      AwaitedPlayer.scheme(
          "tcp-tuc",
          TucCodes.NEW.port(),
          "a client of the course at the Technical University of Crete, for Othello and"
              + " HexThello, when it connects",
          List.of(Parameter.choice("code", "101", List.of("101", "1"), "the first code")),
          (game, settings, patience) ->
              new TucHosting(game, new TucCodes(settings.number("code")), 0, patience));

  /** Fails with {@link agon.game.BadInput} for a board the clients do not know. */
  public TucHosting {
    new TucBoard(game);
  }

  /** Clients are told whole positions. */
  @Override
  public boolean joinsMidGame() {
    return true;
  }

  @Override
  public Guest greet(Visit visit) {
    return new TucGuest(new TucBoard(game), codes, most, patience, visit);
  }

  @Override
  public int sideOfFirst() {
    return new TucBoard(game).isWhite(Position.FIRST) ? Position.FIRST : Position.SECOND;
  }
}
