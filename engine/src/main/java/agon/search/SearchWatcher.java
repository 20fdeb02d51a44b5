package agon.search;

/**
 * Sees every step of a search in the order in which it is made, for whoever wants to learn from it.
 * Values and windows are those of the search: for the side that is to move where the step is made.
 * A search that nobody watches pays one comparison with null for a node.
 */
public interface SearchWatcher {
  /** Why the engine knows what a position is worth without looking at its moves. */
  enum Why {
    /** The game is over. */
    OVER,
    /** The game knows it at a glance ({@link Insight#verdict}). */
    CERTAIN,
    /** A win or a loss nearer to the root is known, so nothing here matters. */
    DISTANCE,
    /** The depth is used up, and the position quiet: an estimate. */
    ESTIMATE,
    /** The transposition table remembers it. */
    TABLE,
    /** The game's own solver of endgames has solved it. */
    ENDGAME,
    /** A win that leaves the other side no choice was found. */
    THREATS,
    /** So far behind that only loud moves were tried. */
    RAZORING,
    /** So far ahead that the depth left would not change it (reverse futility). */
    AHEAD,
    /** A shallow search is sure enough of what a deep one would say (Multi-ProbCut). */
    PROBCUT,
    /** The table knows a reply that is good enough (enhanced transposition cutoff). */
    REPLY,
    /** A second move would refute as well (multi-cut). */
    MULTICUT
  }

  /** A search begins at the root. A player that looks deeper and deeper begins again and again. */
  void begin(int depth);

  /** The same with a window that has an end. */
  default void begin(int depth, int alpha, int beta) {
    begin(depth);
  }

  /**
   * A move is about to be looked at, perhaps not for the first time.
   *
   * @param depth plies to look ahead after it
   * @param alpha what the mover is sure of, or asks about
   * @param beta more than this the other side will not let the mover have
   */
  void enter(int move, int depth, int alpha, int beta);

  /** The same position is about to be looked at in another way, to learn about the search of it. */
  default void aside(int depth, int alpha, int beta) {}

  /** The position after the move is looked into; without this step its value was remembered. */
  void visit();

  /** No moves are looked at here, or none more. */
  default void because(Why why) {}

  /** The moves from here on are not looked at: the other side has something better already. */
  void cut(int[] moves, int from, int count);

  /** The move has been looked at; it is worth so much to the mover, or is outside the window. */
  void leave(int value);

  /** The search from the root is finished. */
  void end(int value);
}
