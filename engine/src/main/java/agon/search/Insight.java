package agon.search;

/**
 * What a game knows beyond its rules, in the field's words: the evaluator ({@link #evaluate}), move
 * ordering ({@link #rank}, {@link #moves}), noisy moves for quiescence ({@link #loudMoves}), the
 * static verdict ({@link #verdict}), and what decides a position outright ({@link #exact}, {@link
 * #forcedWin}). An insight belongs to one position and one search; it hears of every move and may
 * keep its own books. Nothing here allocates. All but evaluator and move ordering may be left as it
 * is.
 */
public interface Insight {
  /** The move has just been played on the position. */
  default void played(int move) {}

  /** The move has just been taken back. */
  default void undone(int move) {}

  /**
   * A search begins. Whoever visits positions beyond the one the search is at, as {@link #exact}
   * and {@link #forcedWin} do, counts each of them here and, when told to stop, answers {@link
   * Score#UNKNOWN}.
   */
  default void begin(Visits visits) {}

  /**
   * An estimate for the side to move, in hundredths of the game's unit where margins count and else
   * in hundredths of whatever is natural; below {@link Score#LIMIT}. The game is not over.
   */
  int evaluate();

  /** In how many ways {@link #simpleEstimate} goes by. */
  default int simpleEstimates() {
    return 1;
  }

  /**
   * What somebody with little knowledge would think, in the same hundredths: for a guess at what
   * others will play. The first way counts what is in hand, others as the game has them.
   *
   * @param player for whom
   * @param margin what the player has more in hand
   */
  default int simpleEstimate(int player, int way, int margin) {
    return Score.UNIT * margin;
  }

  /** How early a legal move should be tried: larger first. */
  int rank(int move);

  /** The same one ply above the estimates, where looking at a move closely may not pay. */
  default int rankAtLeaf(int move) {
    return rank(move);
  }

  /**
   * What is certain at a glance: {@link Score#winIn}, {@link Score#lossIn} or, where margins count,
   * the exact final margin in hundredths for the side to move; 0 for a certain draw; {@link
   * Score#UNKNOWN} otherwise.
   */
  default int verdict() {
    return Score.UNKNOWN;
  }

  /**
   * Within how many plies {@link #verdict} sees every win of the side to move; losses within one
   * more.
   */
  default int foresight() {
    return 0;
  }

  /**
   * Whether a side may still win; false only where it is certain that the other can prevent it, as
   * where all its lines are blocked. For proofs.
   *
   * @param nodes how many positions were visited below this one without finding out: as many, and
   *     somewhat more, may be visited here
   */
  default boolean canWin(int player, long nodes) {
    return true;
  }

  /**
   * A key of that part of the position which decides its outcome: positions with the same one are
   * worth the same, and no game comes back to one. For proofs, which settle both at once then.
   *
   * @param key of the whole position, the answer where all of it counts
   */
  default long essence(long key) {
    return key;
  }

  /**
   * The moves that can be best: writes them to the front of {@code into} and returns how many. May
   * leave out moves only where no best move is lost, such as all that do not answer a threat to win
   * at once.
   */
  int moves(int[] into);

  /**
   * The moves worth the time of a search that only estimates: like {@link #moves}, but free to
   * leave out whatever is unlikely. −1 if there is no such choice.
   */
  default int likelyMoves(int[] into) {
    return -1;
  }

  /** The same one ply above the estimates, where looking at moves closely may not pay. */
  default int likelyMovesAtLeaf(int[] into) {
    return likelyMoves(into);
  }

  /**
   * The moves that must be played out before {@link #evaluate} can be trusted, such as captures; 0
   * if the position is quiet.
   */
  default int loudMoves(int[] into) {
    return 0;
  }

  /**
   * The exact score of a position that is small enough to be solved on the spot, as far as the
   * window asks (fail-soft), in the manner of {@link #verdict}; {@link Score#UNKNOWN} if it is not,
   * or if a search of this depth is cheaper.
   */
  default int exact(int alpha, int beta, int depth) {
    return Score.UNKNOWN;
  }

  /**
   * What a plain search of so many plies thinks of this position, in the manner of {@link
   * #evaluate}, where the game finds out faster than by playing the moves: the same number for the
   * same position always, for whoever learns from it. {@link Score#UNKNOWN} if there is no such
   * way.
   *
   * @param playedOut where at most so many moves are left, they are all looked at
   */
  default int judge(int depth, int playedOut) {
    return Score.UNKNOWN;
  }

  /**
   * How deep a search tells about one of this depth, for Multi-ProbCut (Buro 1997); 0 if nothing is
   * known about it.
   */
  default int probCutDepth(int depth) {
    return 0;
  }

  /**
   * By how much the scores of two searches of this position differ that are so deep: the standard
   * deviation, in the units of {@link #evaluate}.
   */
  default int probCutError(int depth, int shallow) {
    return 0;
  }

  /**
   * Looks for a win that leaves the other side no choice, within a budget of nodes: {@link
   * Score#winIn} or {@link Score#UNKNOWN}.
   */
  default int forcedWin(int nodes) {
    return Score.UNKNOWN;
  }

  /** The first move of the win that {@link #forcedWin} has just found. */
  default int forcedMove() {
    throw new IllegalStateException("no forced win was found");
  }
}
