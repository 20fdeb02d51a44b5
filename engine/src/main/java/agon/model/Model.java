package agon.model;

/** Turns features into an estimate. Whole numbers only: the same on every machine. */
public interface Model {
  /** The kind of model, as a weights file names it. */
  String kind();

  int stages();

  /** How many features it knows. */
  int features();

  /**
   * The estimate for the side to move, in hundredths of the game's unit, or of the natural
   * logarithm of the odds where only winning counts.
   */
  int estimate(int stage, int[] active, int count);
}
