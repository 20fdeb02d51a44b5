package agon.model;

/**
 * Features in groups, for a {@link PooledModel}: the same number for each place of the board that
 * matters. Both players see them, each in a way of their own: to each the own stones are own.
 */
public interface Pools extends Features {
  /** Whose turn it is. */
  int turn();

  /** How many features make a group. */
  int groupSize();

  /** Like {@link #active(int[])}, but as this player sees it, whoever moves: group by group. */
  int active(int viewer, int[] into);

  @Override
  default int active(int[] into) {
    return active(turn(), into);
  }
}
