package agon.textbook;

/**
 * Sees every step of a search in the order in which it is made, for whoever wants to learn from it.
 * Values and windows are those of the search: for the side that is to move where the step is made.
 */
public interface Watcher {
  /** A search begins at the root. A player that looks deeper and deeper begins again and again. */
  void begin(int depth);

  /**
   * A move is about to be looked at.
   *
   * @param depth plies to look ahead after it
   * @param alpha what the mover is sure of
   * @param beta more than this the other side will not let the mover have
   */
  void enter(int move, int depth, int alpha, int beta);

  /** The position after the move is looked into; without this step its value was remembered. */
  void visit();

  /** No further: the value is an estimate, or the result of a game that is over. */
  void leaf();

  /** The moves from here on are not looked at: the other side has something better already. */
  void cut(int[] moves, int from, int count);

  /** The move has been looked at; it is worth so much to the mover, or is outside the window. */
  void leave(int value);

  /** The search from the root is finished. */
  void end(int value);
}
