package agon.mnk;

import agon.game.Position;
import agon.search.Insight;
import agon.search.Score;
import agon.search.Visits;

/**
 * What is known about games of k in a row beyond their rules. Everything rests on the books of
 * {@link MnkWindows}: who can win at once, who can make two threats at once, which cells matter.
 *
 * <p>What is certain at a glance: who can win at once does. Who faces two winning cells loses. Who
 * can make two winning cells with one stone wins, if there is nothing more urgent to do. {@link
 * MnkReplies} says what can be done against that.
 */
final class MnkInsight implements Insight {
  /** How many moves are worth a look where nothing is forced. */
  private static final int LIKELY_MOST = 30;

  /** How many threats are tried before a position is estimated. */
  private static final int LOUD_MOST = 12;

  /** The least budget that makes a search of slower threats worth while. */
  private static final int OPEN_LEAST = 3000;

  private final MnkPosition position;
  private final MnkWeights weights;
  private final MnkWindows windows;
  private final MnkSurroundings surroundings;
  private final MnkReplies replies;
  private final ThreatSearch threatSearch;
  private final OpenThreatSearch openThreatSearch;
  private final int k;
  private final boolean exact;
  private final int middle;

  /** Scratch: the ranks of the moves chosen so far. */
  private final int[] ranks;

  private int forcedMove = Position.NO_MOVE;

  MnkInsight(MnkPosition position) {
    this.position = position;
    MnkStones board = position.shape().board;
    k = board.k;
    exact = board.exact;
    middle = board.rows / 2 * board.columns + board.columns / 2;
    weights = new MnkWeights(k);
    windows = new MnkWindows(board, weights);
    surroundings = new MnkSurroundings(board);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        windows.put(position.owner(cell), cell);
        surroundings.put(cell);
      }
    }
    replies = new MnkReplies(windows, k);
    threatSearch = new ThreatSearch(windows);
    openThreatSearch =
        new OpenThreatSearch(
            windows,
            replies,
            surroundings.cells(),
            board.cells(),
            weights.rank[Math.max(0, k - 3)]);
    ranks = new int[LIKELY_MOST];
  }

  @Override
  public void played(int move) {
    windows.put(move);
    surroundings.put(move);
  }

  @Override
  public void undone(int move) {
    surroundings.lift(move);
    windows.lift(move);
  }

  @Override
  public void begin(Visits visits) {
    threatSearch.begin(visits);
    openThreatSearch.begin(visits);
  }

  @Override
  public int evaluate() {
    int mover = windows.turn();
    long own = estimate(windows.live(mover));
    long other = estimate(windows.live(1 - mover));
    long value = own - other + own * MnkWeights.TEMPO_PERCENT / 100;
    return (int) Math.clamp(value, 1L - Score.LIMIT, Score.LIMIT - 1L);
  }

  private long estimate(int[] live) {
    long value = 0;
    for (int stones = 1; stones < k; stones++) {
      value += (long) live[stones] * weights.estimate[stones];
    }
    return value;
  }

  @Override
  public int rank(int move) {
    int mover = windows.turn();
    return MnkWeights.OWN * windows.worth(mover, move) + windows.worth(1 - mover, move);
  }

  @Override
  public int verdict() {
    MnkThreats own = windows.threats(windows.turn());
    MnkThreats other = windows.threats(1 - windows.turn());
    if (!own.winning().isEmpty()) {
      return Score.winIn(1);
    }
    int answers = other.winning().size();
    if (answers > 1) {
      return Score.lossIn(2);
    }
    boolean doubles =
        answers == 0 ? !own.doublers().isEmpty() : own.doublers().contains(other.winning().get(0));
    if (doubles) {
      return Score.winIn(3);
    }
    if (answers == 0 && replies.areNone()) {
      return Score.lossIn(4);
    }
    return isDrawn() ? 0 : Score.UNKNOWN;
  }

  /** Whether neither side has enough stones left to complete any window that is still live. */
  private boolean isDrawn() {
    int free = windows.free();
    int mover = windows.turn();
    return !canComplete(windows.live(mover), (free + 1) / 2)
        && !canComplete(windows.live(1 - mover), free / 2);
  }

  private boolean canComplete(int[] live, int stonesLeft) {
    for (int stones = Math.max(0, k - stonesLeft); stones < k; stones++) {
      if (live[stones] > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int moves(int[] into) {
    int forced = replies.forced(into);
    return forced > 0 ? forced : withoutDeadCells(into, position.moves(into));
  }

  /**
   * Where k or more in a row win, a stone on a cell without a live window is a pass, and no move is
   * worse than that: more stones never hurt, fewer of the other's neither. Where longer lines do
   * not win they may hurt, so there all moves stay.
   */
  private int withoutDeadCells(int[] moves, int count) {
    if (exact) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int cell = moves[i];
      if ((windows.worth(Position.FIRST, cell) | windows.worth(Position.SECOND, cell)) != 0) {
        moves[kept++] = cell;
      }
    }
    return kept == 0 ? count : kept;
  }

  @Override
  public int likelyMoves(int[] into) {
    // Where moves are forced or few, all that matter can be looked at, and the result is certain.
    if (windows.free() <= LIKELY_MOST || replies.forced(into) > 0) {
      return -1;
    }
    CellSet near = surroundings.cells();
    if (!near.isEmpty()) {
      return best(near, into, LIKELY_MOST);
    }
    if (windows.owner(middle) != MnkStones.EMPTY) {
      return -1;
    }
    into[0] = middle;
    return 1;
  }

  /** The cells of the highest ranks, in their order. */
  private int best(CellSet cells, int[] into, int most) {
    int count = 0;
    for (int i = 0; i < cells.size(); i++) {
      int cell = cells.get(i);
      int rank = rank(cell);
      if (count == most) {
        if (rank <= ranks[count - 1]) {
          continue;
        }
        count--;
      }
      int at = count++;
      while (at > 0 && ranks[at - 1] < rank) {
        ranks[at] = ranks[at - 1];
        into[at] = into[at - 1];
        at--;
      }
      ranks[at] = rank;
      into[at] = cell;
    }
    return count;
  }

  /** Threats to win at once, and answers to them: a quiet search follows these to the end. */
  @Override
  public int loudMoves(int[] into) {
    MnkThreats own = windows.threats(windows.turn());
    CellSet answers = windows.threats(1 - windows.turn()).winning();
    if (!own.winning().isEmpty() || !answers.isEmpty() || !own.doublers().isEmpty()) {
      return replies.forced(into);
    }
    return best(own.makers(), into, LOUD_MOST);
  }

  /**
   * By threats to win at once, one after the other; with a large budget, by slower threats, too.
   *
   * @param nodes how many threats may be tried
   */
  @Override
  public int forcedWin(int nodes) {
    int plies = threatSearch.search(nodes);
    if (plies != ThreatSearch.NONE) {
      forcedMove = threatSearch.line(0);
      return Score.winIn(plies);
    }
    plies = nodes < OPEN_LEAST ? ThreatSearch.NONE : openThreatSearch.search(nodes);
    forcedMove = plies == ThreatSearch.NONE ? Position.NO_MOVE : openThreatSearch.bestMove();
    return plies == ThreatSearch.NONE ? Score.UNKNOWN : Score.winIn(plies);
  }

  @Override
  public int forcedMove() {
    if (forcedMove == Position.NO_MOVE) {
      throw new IllegalStateException("no forced win was found");
    }
    return forcedMove;
  }

  MnkWindows windows() {
    return windows;
  }

  MnkSurroundings surroundings() {
    return surroundings;
  }

  ThreatSearch threatSearch() {
    return threatSearch;
  }

  OpenThreatSearch openThreatSearch() {
    return openThreatSearch;
  }
}
