package agon.model;

/**
 * What a model sees of one position, which these features follow move by move: a set of numbers,
 * each for something that is present (this pattern in that corner, so many seeds in a pit), as the
 * side to move sees it. Things that mean the same, such as mirrored patterns, share a number.
 *
 * <p>Nothing here allocates. Not thread-safe.
 */
public interface Features {
  /** The move has just been played on the position. */
  default void played(int move) {}

  /** The move has just been taken back. */
  default void undone(int move) {}

  /** Features are numbered from 0 to this, exclusive. */
  int count();

  /** How many phases of the game have weights of their own, the earliest first. */
  int stages();

  /** The phase the position is in. */
  int stage();

  /** How long the array for {@link #active} must be. */
  int mostActive();

  /**
   * Writes the numbers of the features that are present to the front of {@code into} and returns
   * how many; one that is there twice is written twice. The game is not over.
   */
  int active(int[] into);
}
