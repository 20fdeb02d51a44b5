package agon.games;

import agon.dipole.Dipole;
import agon.dipole.classic.Group19;
import agon.game.Catalog;
import agon.mancala.Kalah;
import agon.mancala.Oware;
import agon.mancala.classic.Nask;
import agon.mnk.Mnk;
import agon.mnk.classic.Corrado;
import agon.mnk.classic.Miliardario;
import agon.othello.Othello;
import agon.othello.classic.Crete;
import agon.player.Players;
import java.util.List;

/** The games of the house and their players. A new one gets a line here. */
public final class Games {
  public static final Catalog CATALOG =
      new Catalog(List.of(Mnk.FAMILY, Kalah.FAMILY, Oware.FAMILY, Dipole.FAMILY, Othello.FAMILY));

  /** Who plays them. A player made for one game gets a line here. */
  public static final Players PLAYERS =
      Players.OF_THE_HOUSE.with(
          List.of(Corrado.KIND, Miliardario.KIND, Nask.KIND, Group19.KIND, Crete.KIND));

  private Games() {}
}
