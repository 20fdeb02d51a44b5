package agon.games;

import agon.dipole.Dipole;
import agon.game.Catalog;
import agon.othello.Othello;
import java.util.List;

/** The games of the house. A new one gets a line here. */
public final class Games {
  public static final Catalog CATALOG = new Catalog(List.of(Dipole.FAMILY, Othello.FAMILY));

  private Games() {}
}
