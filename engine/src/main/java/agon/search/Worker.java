package agon.search;

/**
 * One thread's search, as the outside sees it. The one implementation is {@link Searcher}, defined
 * anew for every game by {@link Workers}.
 */
interface Worker {
  /** Starts on a new root; moves are the root moves to search. */
  void begin(agon.game.Position root, int[] moves, Signals signals);

  /**
   * Searches the root moves from number {@code first} on.
   *
   * @return the best score for the side to move, fail-soft; means nothing if {@link #isStopped}
   */
  int searchRoot(int alpha, int beta, int depth, int first);

  /** A win by force at the root, see {@link Insight#forcedWin}. */
  int forcedWin(int budget);

  int forcedMove();

  /** Root moves in their present order, after a search the best at {@code first}. */
  int rootMove(int index);

  int rootCount();

  /** Moves a root move to the front of those from {@code first} on. */
  void promote(int move, int first);

  /** Whether the last root search proved its score. */
  boolean isComplete();

  boolean isStopped();

  /** Copies the principal line of the last root search and returns its length. */
  int line(int[] into);

  long nodes();

  /** What counts this thread's nodes since {@link #begin}. */
  Visits visits();

  /** The deepest ply visited since {@link #begin}. */
  int selectiveDepth();
}
