package agon.model;

/** A model looking at one position, which it follows move by move. */
public interface LearntEstimate {
  /** The move has just been played on the position. */
  void played(int move);

  /** The move has just been taken back. */
  void undone(int move);

  /** See {@link Model#at}. */
  int forSideToMove();
}
