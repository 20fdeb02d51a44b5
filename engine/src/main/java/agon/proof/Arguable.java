package agon.proof;

import agon.game.BadInput;
import agon.game.Game;
import java.util.List;

/** A game whose value from the start can sometimes be shown without playing it out. */
public interface Arguable extends Game {
  /**
   * Begins to look for an argument.
   *
   * @param megabytes how much may be remembered
   */
  Arguing arguing(int megabytes);

  /**
   * Whether these pairs of moves, each answering the other, show that neither side can win. Trusts
   * nothing but the rules.
   *
   * @throws BadInput saying what is wrong with them
   */
  void requireBlocking(List<Argument.Pair> pairs);
}
