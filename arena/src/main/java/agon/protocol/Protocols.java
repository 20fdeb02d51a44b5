package agon.protocol;

import agon.games.Games;
import agon.player.PlayerScheme;
import agon.player.Players;
import agon.protocol.agi.AgiHost;
import agon.protocol.gomocup.GomocupHost;
import java.util.List;

/** The ways to reach players outside the house. A new protocol gets a line here. */
public final class Protocols {
  public static final List<PlayerScheme> SCHEMES = List.of(AgiHost.SCHEME, GomocupHost.SCHEME);

  /** All players there are, inside the house and outside. */
  public static final Players PLAYERS = Games.PLAYERS.reaching(SCHEMES);

  private Protocols() {}
}
