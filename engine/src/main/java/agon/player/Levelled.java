package agon.player;

/** A game with levels of its own; {@code agon learn levels GAME} finds what fits it. */
public interface Levelled {
  /**
   * What the levels below the highest are worth, in the steps of {@link Handicap#ofStrength}, from
   * level 1 on.
   */
  int[] strengths();
}
