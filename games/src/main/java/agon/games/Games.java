package agon.games;

import agon.dipole.Dipole;
import agon.game.Catalog;
import agon.mancala.Kalah;
import agon.mancala.Oware;
import agon.mnk.Mnk;
import agon.othello.Othello;
import java.util.List;

/** The games of the house. A new one gets a line here. */
public final class Games {
  public static final Catalog CATALOG =
      new Catalog(List.of(Mnk.FAMILY, Kalah.FAMILY, Oware.FAMILY, Dipole.FAMILY, Othello.FAMILY));

  private Games() {}
}
