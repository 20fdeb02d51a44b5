package agon.model;

/**
 * Features that both players see, each in a way of their own: to each the own men are own and the
 * own side is near. A network sums up both views; who moves makes no difference to either, so a
 * move changes few of them.
 */
public interface Views extends Features {
  /** Whose turn it is. */
  int turn();

  /**
   * Like {@link #active(int[])}, but as this player sees it, whoever moves; in rising order, and
   * nothing twice.
   */
  int active(int viewer, int[] into);

  @Override
  default int active(int[] into) {
    return active(turn(), into);
  }
}
