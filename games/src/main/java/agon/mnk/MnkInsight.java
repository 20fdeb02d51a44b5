package agon.mnk;

import agon.game.Position;
import agon.search.Insight;
import agon.search.Score;
import agon.search.Visits;
import org.jspecify.annotations.Nullable;

/**
 * What is known about games of k in a row beyond their rules. Everything rests on the books of
 * {@link MnkGlance}: who can win at once, who can make two threats at once, which cells matter.
 *
 * <p>What is certain at a glance: who can win at once does. Who faces two winning cells loses. Who
 * can make two winning cells with one stone wins, if there is nothing more urgent to do. {@link
 * MnkReplies} says what can be done against that.
 */
final class MnkInsight implements Insight {
  /** How many moves are worth a look where nothing is forced. */
  private static final int LIKELY_MOST = 30;

  /** Choices are looked at first. */
  private static final int CHOICE_RANK = 1_000_000;

  /** What a rank by kinds counts, where one that was learnt has hundredths of a likelihood. */
  private static final int KINDS_UNIT = 50;

  /** How many threats are tried before a position is estimated. */
  private static final int LOUD_MOST = 12;

  /** The least budget that makes a search of slower threats worth while. */
  private static final int OPEN_LEAST = 1000;

  /** How many estimates are remembered. */
  private static final int LATELY = 1 << 14;

  private final MnkPosition position;
  private final MnkWorth worth;
  private final MnkGlance glance;
  private final MnkSurroundings surroundings;
  private final MnkReplies replies;
  private final ThreatSearch threatSearch;
  private final OpenThreatSearch openThreatSearch;
  private final @Nullable LineSums sums;

  /** How likely moves are, where that was learnt. */
  private final @Nullable LineRanks likelihood;

  /** What the network said lately: by key, of which all but the low bits are kept, the estimate. */
  private final long[] lately;

  private final MnkRule rule;
  private final int middle;
  private final int cells;

  /** Scratch: the ranks of the moves chosen so far. */
  private final int[] ranks;

  private int forcedMove = Position.NO_MOVE;

  /** For proofs on small boards; nothing until one asks. */
  private @Nullable LiveLines live;

  private Visits visits = new Visits();

  MnkInsight(MnkPosition position, MnkWorth worth) {
    this(position, worth, null);
  }

  /**
   * @param network what estimates in place of the sum, if anything does
   */
  MnkInsight(MnkPosition position, MnkWorth worth, @Nullable LineRows network) {
    this.position = position;
    MnkStones board = position.shape().board;
    rule = board.rule;
    cells = board.cells();
    middle = board.rows / 2 * board.columns + board.columns / 2;
    this.worth = worth;
    glance = MnkGlance.of(position, worth);
    surroundings = new MnkSurroundings(board);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        surroundings.put(cell);
      }
    }
    sums = network == null ? null : LineSums.of(position, network);
    likelihood =
        sums == null || network == null || network.moves == null
            ? null
            : new LineRanks(
                board, network.moves, sums, glance, surroundings.cells(), network.vectors);
    lately = new long[network == null ? 0 : LATELY];
    replies = new MnkReplies(glance, board.k, rule);
    threatSearch = new ThreatSearch(glance, replies);
    openThreatSearch = new OpenThreatSearch(glance, replies, surroundings.cells(), board.cells());
    ranks = new int[LIKELY_MOST];
  }

  @Override
  public void played(int move) {
    if (move < cells) {
      if (live != null) {
        live.change(glance.turn(), move);
      }
      if (sums != null) {
        sums.put(glance.turn(), move);
      }
      glance.put(move);
      surroundings.put(move);
    }
  }

  @Override
  public void undone(int move) {
    if (move < cells) {
      surroundings.lift(move);
      glance.lift(move);
      if (sums != null) {
        sums.lift();
      }
      if (live != null) {
        live.change(glance.turn(), move);
      }
    }
  }

  @Override
  public void begin(Visits visits) {
    this.visits = visits;
    threatSearch.begin(visits);
    openThreatSearch.begin(visits);
  }

  @Override
  public int evaluate() {
    int value = sums == null ? worth.estimate(glance) : byNetwork(sums);
    int estimate = Math.clamp(value, 1 - Score.LIMIT, Score.LIMIT - 1);
    // Who chooses takes what is better; who puts stones before leaves that to the other.
    return !position.isOpen()
        ? estimate
        : position.isChoice() ? Math.abs(estimate) : -Math.abs(estimate);
  }

  /** A third of all positions are asked for again soon, and what a network says is dear. */
  private int byNetwork(LineSums network) {
    long key = glance.key();
    int place = (int) key & (lately.length - 1);
    if (lately[place] >>> Short.SIZE == key >>> Short.SIZE) {
      return (short) lately[place];
    }
    int value = network.estimate(glance.turn(), MnkWorth.situation(glance));
    if ((short) value == value) {
      lately[place] = key >>> Short.SIZE << Short.SIZE | (value & 0xffff);
    }
    return value;
  }

  @Override
  public int rank(int move) {
    if (move >= cells) {
      return CHOICE_RANK;
    }
    return likelihood == null ? rankByKinds(move) : likelihood.of(move);
  }

  /** Where there is no time to look closely: by what stones there would threaten. */
  @Override
  public int rankAtLeaf(int move) {
    return move >= cells ? CHOICE_RANK : rankByKinds(move);
  }

  private int rankByKinds(int move) {
    int mover = glance.turn();
    return KINDS_UNIT * MnkWorth.rank(glance.kind(mover, move), glance.kind(1 - mover, move));
  }

  @Override
  public int verdict() {
    if (position.isOpen()) {
      return Score.UNKNOWN;
    }
    int mover = glance.turn();
    int other = 1 - mover;
    if (!glance.winning(mover).isEmpty()) {
      return Score.winIn(1);
    }
    if (!replies.areThreatsCertain()) {
      return isDrawn() ? 0 : Score.UNKNOWN;
    }
    CellSet answers = glance.winning(other);
    boolean answered = answers.size() == 1 && !glance.isForbidden(mover, answers.get(0));
    if (!answers.isEmpty() && !answered) {
      return Score.lossIn(2);
    }
    if (answered
        ? glance.doublers(mover).contains(answers.get(0))
        : replies.doubler(mover) != Position.NO_MOVE) {
      return Score.winIn(3);
    }
    if (answers.isEmpty() && replies.areNone()) {
      return Score.lossIn(4);
    }
    return isDrawn() ? 0 : Score.UNKNOWN;
  }

  @Override
  public int foresight() {
    return position.isOpen() ? 0 : replies.areThreatsCertain() ? 3 : 1;
  }

  /**
   * Whether neither side has enough stones left to complete a line anywhere. In renju that is left
   * to the search: classes of forbidden cells say nothing of their lines.
   */
  private boolean isDrawn() {
    if (rule == MnkRule.RENJU) {
      return false;
    }
    int free = glance.free();
    int mover = glance.turn();
    return !glance.canWin(mover, (free + 1) / 2) && !glance.canWin(1 - mover, free / 2);
  }

  @Override
  public int moves(int[] into) {
    if (position.isOpen()) {
      return position.moves(into);
    }
    int forced = replies.forced(into);
    int count = forced > 0 ? forced : withoutDeadCells(into, position.moves(into));
    return live == null ? count : onLines(into, count, live.cells());
  }

  private static int onLines(int[] moves, int count, long cells) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if ((cells >>> moves[i] & 1) != 0) {
        moves[kept++] = moves[i];
      }
    }
    return kept == 0 ? count : kept;
  }

  @Override
  public boolean canWin(int player, long nodes) {
    return live == null || live.canWin(player, glance.turn() == player, nodes);
  }

  @Override
  public long essence(long key) {
    if (live == null && LiveLines.fits(position.shape())) {
      live = LiveLines.of(position, visits);
    }
    return live == null ? key : live.essence(glance.turn());
  }

  /**
   * Where k or more in a row win, a stone on a cell without a live window is a pass, and no move is
   * worse than that: more stones never hurt, fewer of the other's neither. Where longer lines do
   * not win they may hurt, so there all moves stay.
   */
  private int withoutDeadCells(int[] moves, int count) {
    if (rule != MnkRule.FREE) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int cell = moves[i];
      if ((glance.kind(Position.FIRST, cell) | glance.kind(Position.SECOND, cell))
          != CellClass.NOTHING) {
        moves[kept++] = cell;
      }
    }
    return kept == 0 ? count : kept;
  }

  @Override
  public int likelyMoves(int[] into) {
    return likelyMoves(into, likelihood != null);
  }

  @Override
  public int likelyMovesAtLeaf(int[] into) {
    return likelyMoves(into, false);
  }

  private int likelyMoves(int[] into, boolean closely) {
    // Where moves are forced or few, all that matter can be looked at, and the result is certain.
    if (position.isOpen()) {
      return position.addChoices(into, near(into, closely));
    }
    if (glance.free() <= LIKELY_MOST || replies.forced(into) > 0) {
      return -1;
    }
    int count = near(into, closely);
    return count == 0 ? -1 : count; // Everything near may be forbidden.
  }

  /** The best cells near a stone, or the middle of an empty board. */
  private int near(int[] into, boolean closely) {
    if (!surroundings.cells().isEmpty()) {
      return best(surroundings.cells(), into, LIKELY_MOST, closely);
    }
    if (glance.owner(middle) != MnkStones.EMPTY) {
      return 0;
    }
    into[0] = middle;
    return 1;
  }

  /** The cells of the highest ranks, in their order. */
  private int best(CellSet cells, int[] into, int most, boolean closely) {
    int count = 0;
    int mover = glance.turn();
    for (int i = 0; i < cells.size(); i++) {
      int cell = cells.get(i);
      int rank = closely ? rank(cell) : rankByKinds(cell);
      boolean full = count == most;
      if ((full && rank <= ranks[count - 1]) || glance.isForbidden(mover, cell)) {
        continue;
      }
      int at = full ? count - 1 : count++;
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
    if (position.isOpen()) {
      return 0;
    }
    int mover = glance.turn();
    if (!glance.winning(mover).isEmpty()
        || !glance.winning(1 - mover).isEmpty()
        || !glance.doublers(mover).isEmpty()) {
      int forced = replies.forced(into);
      if (forced > 0) {
        return forced;
      }
    }
    return best(glance.makers(mover), into, LOUD_MOST, false);
  }

  /**
   * By threats to win at once, one after the other; with a large budget, by slower threats, too.
   *
   * @param nodes how many threats may be tried
   */
  @Override
  public int forcedWin(int nodes) {
    if (position.isOpen() || !replies.areThreatsCertain()) {
      return Score.UNKNOWN;
    }
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

  MnkGlance glance() {
    return glance;
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
