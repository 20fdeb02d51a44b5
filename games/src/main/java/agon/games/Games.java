package agon.games;

import agon.dipole.Dipole;
import agon.dipole.classic.Group19;
import agon.game.Catalog;
import agon.game.Family;
import agon.game.GamePlugin;
import agon.mancala.Kalah;
import agon.mancala.Oware;
import agon.mancala.classic.Nask;
import agon.mnk.Mnk;
import agon.mnk.classic.Corrado;
import agon.mnk.classic.Miliardario;
import agon.othello.Othello;
import agon.othello.classic.Crete;
import agon.othello.hex.HexThello;
import agon.player.Players;
import java.util.List;
import java.util.ServiceLoader;

/** The games of the house and their players, and the games that plug-ins bring. */
public final class Games {
  /**
   * A game of the house gets a line here; the others are those of every {@link GamePlugin} that the
   * thread which first asks for them can see.
   */
  public static final Catalog CATALOG =
      new Catalog(
          List.of(
              Mnk.FAMILY,
              Kalah.FAMILY,
              Oware.FAMILY,
              Dipole.FAMILY,
              Othello.FAMILY,
              HexThello.FAMILY),
          Games::plugged);

  /** Who plays them. A player made for one game gets a line here. */
  public static final Players PLAYERS =
      Players.OF_THE_HOUSE.with(
          List.of(Corrado.KIND, Miliardario.KIND, Nask.KIND, Group19.KIND, Crete.KIND));

  private Games() {}

  private static List<Family> plugged() {
    return ServiceLoader.load(GamePlugin.class).stream()
        .flatMap(plugin -> plugin.get().families().stream())
        .toList();
  }
}
