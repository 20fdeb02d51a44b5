package agon.player;

/** A game whose levels were found by games: {@code agon learn levels GAME}. */
public interface Levelled {
  /**
   * What the levels below the highest are worth, in the steps of {@link Handicap#ofStrength}, from
   * level 1 on.
   */
  int[] strengths();
}
