package agon.players;

import agon.games.Games;
import agon.player.Players;
import agon.process.Terms;
import agon.protocol.Scheme;
import agon.protocol.agi.AgiHost;
import agon.protocol.dipole.DipoleHosting;
import agon.protocol.gomocup.GomocupHost;
import agon.protocol.granada.GranadaHost;
import agon.protocol.gtp.GtpHost;
import agon.protocol.kgp.KgpHosting;
import agon.protocol.mnkplayer.MnkPlayerHost;
import agon.protocol.nboard.NBoardHost;
import agon.protocol.tuc.TucHosting;
import java.util.List;

/** The ways to reach players outside the house. A new protocol gets a line here. */
public final class Protocols {
  public static final List<Scheme> SCHEMES =
      List.of(
          AgiHost.SCHEME,
          GomocupHost.SCHEME,
          GranadaHost.SCHEME,
          MnkPlayerHost.SCHEME,
          GtpHost.SCHEME,
          NBoardHost.SCHEME,
          DipoleHosting.SCHEME,
          TucHosting.SCHEME,
          KgpHosting.SCHEME);

  /** All players there are, inside the house and outside. */
  public static final Players PLAYERS = players(Terms.STANDARD);

  private Protocols() {}

  /** All players there are, those outside on terms of their own. */
  public static Players players(Terms terms) {
    return Games.PLAYERS.reaching(SCHEMES.stream().map(scheme -> scheme.on(terms)).toList());
  }
}
