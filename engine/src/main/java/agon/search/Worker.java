package agon.search;

import agon.game.Position;

/**
 * One thread's search, as {@link Deepening} sees it: {@link Searcher}, defined anew for every game
 * by {@link Workers}, or what a game has of its own ({@link OwnSearch}).
 */
public interface Worker {
  /** Starts on a new root; moves are the root moves to search. Every position visited counts. */
  void begin(Position root, int[] moves, Visits visits);

  /** Told after {@link #begin} where the depth is limited: no iteration will be deeper. */
  default void limitDepth(int depth) {}

  /**
   * Searches the root moves from number {@code first} on.
   *
   * @return the best score for the side to move, fail-soft; means nothing if {@link #isStopped}
   */
  int searchRoot(int alpha, int beta, int depth, int first);

  /** A win by force at the root, see {@link Insight#forcedWin}. */
  int forcedWin(int budget);

  int forcedMove();

  /**
   * Whether the other side has a win by force after a root move, as far as the budget tells. Such a
   * move goes to the end of the list, and the next search knows that it loses.
   */
  default boolean isRefuted(int move, int budget) {
    return false;
  }

  /**
   * The move to play where all of them lose: the hardest to refute, or {@link Position#NO_MOVE} if
   * this search cannot tell.
   *
   * @param budget how many positions may be visited
   */
  default int hardest(long budget) {
    return Position.NO_MOVE;
  }

  /** Root moves in their present order, after a search the best at {@code first}. */
  int rootMove(int index);

  int rootCount();

  /** Whether only one root move is worth a look. */
  default boolean isObvious() {
    return rootCount() == 1;
  }

  /** Moves a root move to the front of those from {@code first} on. */
  void promote(int move, int first);

  /** Whether the last root search proved its score. */
  boolean isProven();

  /**
   * How sure the last root search was that what it left out would not change its score; 0: silent.
   */
  default int percent() {
    return 0;
  }

  /** How many plies an iteration looks ahead, where that is not its number. */
  default int plies(int iteration) {
    return iteration;
  }

  boolean isStopped();

  /** Copies the principal line of the last root search and returns its length. */
  int line(int[] into);

  /** From now on every step is told; a search of a game's own is silent. */
  default void watch(SearchWatcher watcher) {}

  long nodes();

  /** The deepest ply visited since {@link #begin}. */
  int selectiveDepth();
}
