package agon.model;

/**
 * What a {@link MoveModel} sees of the moves of a position, as the side to move sees them: each is
 * a group of features and some single ones.
 */
public interface MoveViews {
  /** The move has been played on the position. */
  void played(int move);

  /** The move has been taken back. */
  void undone(int move);

  /**
   * Writes the moves among which one is to be chosen and returns how many; 0 where there is nothing
   * to choose.
   */
  int moves(int[] into);

  /** How many features a group has. */
  int groupSize();

  /** Writes the features of a move's group. */
  void group(int move, int[] into);

  /** Writes the single features of a move, numbered apart, and returns how many. */
  int singles(int move, int[] into);

  /** How many single features a move has at most. */
  int mostSingles();

  /** How many single features there are. */
  int singleCount();
}
