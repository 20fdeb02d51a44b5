package agon.search;

import static agon.search.TranspositionTable.COMPLETE;
import static agon.search.TranspositionTable.EXACT;
import static agon.search.TranspositionTable.LOWER;
import static agon.search.TranspositionTable.NONE;
import static agon.search.TranspositionTable.UPPER;

import agon.game.Game;
import agon.game.Position;
import java.util.Arrays;

/**
 * The recursion: principal variation search (Marsland 1983) over any game. This class is defined
 * once per game, see {@link Workers}, so it has no inner classes and shares no code that matters.
 *
 * <p><b>Sides.</b> Scores are for the side to move at a node. The sign of a child's score changes
 * when the turn does, not at every ply: Kalah's extra turns keep it.
 *
 * <p><b>Certainty.</b> Along with its score every node tells, in {@link #complete}, whether the
 * score is certain as far as the window asks: because the game is over there, or the insight is
 * sure, or the child that refutes is certain, or all children are. Certain scores are stored with
 * the depth {@link TranspositionTable#COMPLETE} and hold for searches of any depth; a certain root
 * score is a proof. Nothing needs to know how deep the game tree is.
 *
 * <p><b>Order.</b> Table move; then the insight's rank; killers, counter-moves and history (with
 * gravity) among moves of the same rank.
 */
final class Searcher implements Worker {
  static final int MAX_PLY = 128;

  private static final int INFINITE = Score.WIN + 1;
  private static final int QUIET_PLIES = 24;
  private static final int SHARE_DEPTH = 3;

  /** A rank of two more outweighs the most that history can say. */
  private static final int RANK_SHIFT = 12;

  private static final int THREAT_DEPTH = 2;
  private static final int THREAT_NODES = 60;

  /** The part of all nodes that may be spent on a win by force at the root. */
  private static final int THREAT_SHARE = 8;

  private final Position position;
  private final Insight insight;
  private final TranspositionTable table;
  private final Busy busy;
  private final boolean marginCounts;
  private final boolean provable;
  private final boolean useTable;
  private final boolean usePvs;
  private final boolean useLmr;
  private final boolean useIir;
  private final boolean useEtc;
  private final boolean useQuiescence;
  private final boolean useNarrow;
  private final boolean useThreats;
  private final boolean shares;

  private final Experience experience;
  private final int maxMoves;
  private final int[][] moves = new int[MAX_PLY][];
  private final long[][] orders = new long[MAX_PLY][];
  private final int[][] deferred = new int[MAX_PLY][];
  private final Lines lines = new Lines();
  private final byte[] reductions = new byte[64 * 64];

  private int[] rootMoves = {};

  /** Root moves from this number on are unlikely to be best. */
  private int unlikelyFrom;

  private Visits visits = new Visits();
  private int selectiveDepth;
  private boolean complete;

  Searcher(
      Knowledge knowledge,
      Position start,
      TranspositionTable table,
      Busy busy,
      EngineOptions options) {
    Game game = knowledge.game();
    position = start.copy();
    insight = knowledge.insight(position);
    this.table = table;
    this.busy = busy;
    shares = options.number("threads") > 1 && options.flag("table");
    marginCounts = game.marginCounts();
    provable = !game.historyMatters();
    experience = new Experience(game.moveSpace(), options);
    maxMoves = game.maxMoves();
    useTable = options.flag("table");
    usePvs = options.flag("pvs");
    useLmr = options.flag("lmr");
    useIir = options.flag("iir");
    useEtc = options.flag("etc");
    useQuiescence = options.flag("quiescence");
    useNarrow = options.flag("narrow");
    useThreats = options.flag("threats");
    for (int depth = 1; depth < 64; depth++) {
      for (int number = 1; number < 64; number++) {
        reductions[depth * 64 + number] = (byte) (0.3 + Math.log(depth) * Math.log(number) / 2.4);
      }
    }
  }

  // ---- the root ----

  @Override
  public void begin(Position root, int[] searchMoves, Visits newVisits) {
    replay(root);
    orderRoot(searchMoves);
    visits = newVisits;
    insight.begin(visits);
    selectiveDepth = 0;
    experience.fade();
  }

  /** Brings position and insight to the root, so that the insight hears of every move. */
  private void replay(Position root) {
    while (position.ply() > 0) {
      int move = position.lastMove();
      position.undo();
      insight.undone(move);
    }
    Position back = root.copy();
    int[] played = new int[root.ply()];
    while (back.ply() > 0) {
      played[back.ply() - 1] = back.lastMove();
      back.undo();
    }
    if (back.key() != position.key()) {
      throw new IllegalArgumentException("the position does not descend from this engine's start");
    }
    for (int move : played) {
      play(move);
    }
  }

  /** Likely moves first, each group by rank; at the root no move is left out. */
  private void orderRoot(int[] searchMoves) {
    int[] list = moves(0);
    int likely = useNarrow ? insight.likelyMoves(list) : -1;
    int[] likelyMoves = Arrays.copyOf(list, Math.max(0, likely));
    Arrays.sort(likelyMoves);
    int count = searchMoves.length;
    System.arraycopy(searchMoves, 0, list, 0, count);
    long[] order = orders[0];
    unlikelyFrom = 0;
    for (int i = 0; i < count; i++) {
      order[i] = insight.rank(list[i]);
      if (likely <= 0 || Arrays.binarySearch(likelyMoves, list[i]) >= 0) {
        order[i] += 1L << 40;
        unlikelyFrom++;
      }
    }
    rootMoves = new int[count];
    for (int i = 0; i < count; i++) {
      rootMoves[i] = pick(list, order, i, count);
    }
  }

  @Override
  public int forcedWin(int budget) {
    int share = (int) Math.min(budget, visits.left() / THREAT_SHARE);
    return useThreats ? insight.forcedWin(share) : Score.UNKNOWN;
  }

  @Override
  public int forcedMove() {
    return insight.forcedMove();
  }

  @Override
  public int searchRoot(int alphaBefore, int beta, int depth, int first) {
    int alpha = alphaBefore;
    int best = -INFINITE;
    boolean allComplete = true;
    boolean bestComplete = false;
    int me = position.turn();
    lines.clear(0);
    if (visits.visit()) {
      return 0;
    }
    for (int i = first; i < rootMoves.length; i++) {
      int move = rootMoves[i];
      play(move);
      boolean same = position.turn() == me;
      int score;
      if (i == first || !usePvs) {
        score = child(same, alpha, beta, depth - 1, 1);
      } else {
        int reduction = useLmr && depth >= 3 && i >= first + 3 ? reduction(depth, i - first) : 0;
        if (useLmr && i >= unlikelyFrom) {
          reduction = Math.max(reduction, depth / 2);
        }
        score = child(same, alpha, alpha + 1, depth - 1 - reduction, 1);
        if (score > alpha && reduction > 0 && !complete && !visits.isStopped()) {
          score = child(same, alpha, alpha + 1, depth - 1, 1);
        }
        if (score > alpha && score < beta && !visits.isStopped()) {
          score = child(same, alpha, beta, depth - 1, 1);
        }
      }
      boolean childComplete = complete;
      undo(move);
      if (visits.isStopped()) {
        break;
      }
      allComplete &= childComplete;
      if (score > best) {
        best = score;
        bestComplete = childComplete;
        if (score > alpha || i == first) {
          alpha = Math.max(alpha, score);
          lines.extend(0, move);
          promote(move, first);
          if (score >= beta) {
            break;
          }
        }
      }
    }
    complete = best >= beta ? bestComplete : allComplete;
    return best;
  }

  @Override
  public void promote(int move, int first) {
    int at = first;
    while (rootMoves[at] != move) {
      at++;
    }
    System.arraycopy(rootMoves, first, rootMoves, first + 1, at - first);
    rootMoves[first] = move;
  }

  @Override
  public int rootMove(int index) {
    return rootMoves[index];
  }

  @Override
  public int rootCount() {
    return rootMoves.length;
  }

  @Override
  public boolean isComplete() {
    return complete && !visits.isStopped();
  }

  @Override
  public boolean isStopped() {
    return visits.isStopped();
  }

  @Override
  public int line(int[] into) {
    return lines.fromRoot(into);
  }

  @Override
  public long nodes() {
    return visits.nodes();
  }

  @Override
  public int selectiveDepth() {
    return selectiveDepth;
  }

  // ---- inner nodes ----

  private int child(boolean same, int alpha, int beta, int depth, int ply) {
    return same ? search(alpha, beta, depth, ply) : -search(-beta, -alpha, depth, ply);
  }

  private int search(int alphaBefore, int betaBefore, int depthBefore, int ply) {
    lines.clear(ply);
    if (visits.visit()) {
      return 0;
    }
    int certain = enter(ply);
    if (certain != Score.UNKNOWN) {
      return certain;
    }
    int alpha = alphaBefore;
    int beta = betaBefore;
    int depth = depthBefore;
    if (!marginCounts) {
      // Whatever happens here, nothing beats a win found nearer to the root.
      alpha = Math.max(alpha, Score.lossIn(ply));
      beta = Math.min(beta, Score.winIn(ply + 1));
      if (alpha >= beta) {
        complete = true;
        return alpha;
      }
    }
    if (depth <= 0) {
      return useQuiescence ? quiesce(alpha, beta, ply, QUIET_PLIES, false) : estimate();
    }
    if (ply >= MAX_PLY - 1) {
      return estimate();
    }

    long key = position.key();
    boolean wide = beta - alpha > 1;
    int tableMove = NONE;
    if (useTable) {
      long data = table.probe(key);
      if (data != 0) {
        tableMove = TranspositionTable.move(data);
        int known = TranspositionTable.depth(data);
        if (known >= depth && (!wide || known == COMPLETE)) {
          int score = fromNode(TranspositionTable.score(data), ply);
          int bound = TranspositionTable.bound(data);
          if (bound == EXACT
              || (bound == LOWER && score >= beta)
              || (bound == UPPER && score <= alpha)) {
            complete = known == COMPLETE;
            return score;
          }
        }
      }
    }
    int solved = insight.exact(alpha, beta, depth);
    if (visits.isStopped()) {
      return 0;
    }
    if (solved != Score.UNKNOWN) {
      complete = provable;
      return solved;
    }
    if (useThreats && depth >= THREAT_DEPTH) {
      int forced = insight.forcedWin(THREAT_NODES * depth);
      if (visits.isStopped()) {
        return 0;
      }
      if (forced != Score.UNKNOWN) {
        int score = fromNode(forced, ply);
        complete = provable;
        lines.only(ply, insight.forcedMove());
        store(key, insight.forcedMove(), score, COMPLETE, LOWER, ply);
        return score;
      }
    }
    if (useIir && tableMove == NONE && depth >= 4) {
      depth--;
    }

    int[] list = moves(ply);
    int count = useNarrow ? insight.likelyMoves(list) : -1;
    boolean narrowed = count > 0;
    if (!narrowed) {
      count = insight.moves(list);
    }
    if (useEtc && useTable && depth >= 3) {
      int cut = replyCutOff(list, count, beta, depth, ply);
      if (cut != Score.UNKNOWN) {
        store(key, complete ? NONE : tableMove, cut, complete ? COMPLETE : depth, LOWER, ply);
        return cut;
      }
    }
    return searchMoves(key, alpha, beta, depth, ply, count, narrowed, tableMove);
  }

  private int searchMoves(
      long key,
      int alphaBefore,
      int beta,
      int depth,
      int ply,
      int count,
      boolean narrowed,
      int tableMove) {
    int me = position.turn();
    int[] list = moves[ply];
    long[] order = orders[ply];
    order(list, order, count, ply, tableMove, me);
    int alpha = alphaBefore;
    int best = -INFINITE;
    int bestMove = NONE;
    boolean allComplete = true;
    boolean bestComplete = false;
    int extension = count == 1 ? 1 : 0;
    boolean sharing = shares && depth >= SHARE_DEPTH;
    int[] later = deferred[ply];
    int laterCount = 0;
    for (int i = 0; i < count + laterCount; i++) {
      int move = i < count ? pick(list, order, i, count) : later[i - count];
      long mark = sharing && i > 0 && i < count ? Busy.mark(key, move, depth) : 0;
      if (mark != 0) {
        if (busy.contains(mark)) {
          later[laterCount++] = move;
          continue;
        }
        busy.enter(mark);
      }
      play(move);
      boolean same = position.turn() == me;
      int next = depth - 1 + extension;
      int score;
      if (i == 0 || !usePvs) {
        score = child(same, alpha, beta, next, ply + 1);
      } else {
        int reduction = useLmr && depth >= 3 && i >= 2 ? reduction(depth, i) : 0;
        score = child(same, alpha, alpha + 1, next - reduction, ply + 1);
        if (score > alpha && reduction > 0 && !complete && !visits.isStopped()) {
          score = child(same, alpha, alpha + 1, next, ply + 1);
        }
        if (score > alpha && score < beta && !visits.isStopped()) {
          score = child(same, alpha, beta, next, ply + 1);
        }
      }
      boolean childComplete = complete;
      undo(move);
      if (mark != 0) {
        busy.leave(mark);
      }
      if (visits.isStopped()) {
        return 0;
      }
      allComplete &= childComplete;
      if (score > best) {
        best = score;
        bestComplete = childComplete;
        if (score > alpha) {
          alpha = score;
          bestMove = move;
          lines.extend(ply, move);
          if (score >= beta) {
            experience.credit(list, move, Math.min(i, count), depth, ply, me, position.lastMove());
            break;
          }
        }
      }
    }
    if (narrowed && allComplete && best < beta) {
      // All that was looked at is certain: now what was left out decides, and the rest is known.
      int all = insight.moves(list);
      return searchMoves(key, alphaBefore, beta, depth, ply, all, false, bestMove);
    }
    complete = best >= beta ? bestComplete : allComplete && !narrowed;
    if (useTable) {
      int bound = best >= beta ? LOWER : best > alphaBefore ? EXACT : UPPER;
      store(key, bestMove, best, complete ? COMPLETE : depth, bound, ply);
    }
    return best;
  }

  private int reduction(int depth, int number) {
    return reductions[Math.min(depth, 63) * 64 + Math.min(number, 63)];
  }

  /** What is certain about a node, from the root's point of view in time. */
  private int enter(int ply) {
    if (ply > selectiveDepth) {
      selectiveDepth = ply;
    }
    if (position.isOver()) {
      complete = provable;
      return finalScore(ply);
    }
    int verdict = insight.verdict();
    if (verdict == Score.UNKNOWN) {
      complete = false;
      return verdict;
    }
    complete = provable;
    return fromNode(verdict, ply);
  }

  private int finalScore(int ply) {
    int margin = position.turn() == Position.FIRST ? position.margin() : -position.margin();
    if (marginCounts || margin == 0) {
      return margin * Score.UNIT;
    }
    return margin > 0 ? Score.winIn(ply) : Score.lossIn(ply);
  }

  private int estimate() {
    complete = false;
    return insight.evaluate();
  }

  /** Plays loud moves out; never deeper than so many plies, and never past the ends of arrays. */
  private int quiesce(int alphaBefore, int beta, int ply, int left, boolean counted) {
    if (counted) {
      lines.clear(ply);
      if (visits.visit()) {
        return 0;
      }
      int certain = enter(ply);
      if (certain != Score.UNKNOWN) {
        return certain;
      }
    }
    int best = estimate();
    if (best >= beta || left == 0 || ply >= MAX_PLY - 1) {
      return best;
    }
    int[] list = moves(ply);
    int count = insight.loudMoves(list);
    if (count == 0) {
      return best;
    }
    int me = position.turn();
    long[] order = orders[ply];
    order(list, order, count, ply, NONE, me);
    int alpha = Math.max(alphaBefore, best);
    for (int i = 0; i < count; i++) {
      int move = pick(list, order, i, count);
      play(move);
      boolean same = position.turn() == me;
      int score =
          same
              ? quiesce(alpha, beta, ply + 1, left - 1, true)
              : -quiesce(-beta, -alpha, ply + 1, left - 1, true);
      boolean childComplete = complete;
      undo(move);
      if (visits.isStopped()) {
        return 0;
      }
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          lines.extend(ply, move);
        }
        if (score >= beta) {
          complete = childComplete;
          return best;
        }
      }
    }
    complete = false;
    return best;
  }

  /** A move whose reply node the table already knows to be good enough (Plaat et al. 1996). */
  private int replyCutOff(int[] list, int count, int beta, int depth, int ply) {
    int me = position.turn();
    for (int i = 0; i < count; i++) {
      position.play(list[i]);
      boolean same = position.turn() == me;
      long data = position.isOver() ? 0 : table.probe(position.key());
      position.undo();
      if (data == 0 || TranspositionTable.depth(data) < depth - 1) {
        continue;
      }
      int raw = fromNode(TranspositionTable.score(data), ply + 1);
      int score = same ? raw : -raw;
      int wanted = same ? LOWER : UPPER;
      if (score >= beta && (TranspositionTable.bound(data) & wanted) != 0) {
        complete = TranspositionTable.depth(data) == COMPLETE;
        return score;
      }
    }
    return Score.UNKNOWN;
  }

  // ---- moves ----

  private void play(int move) {
    position.play(move);
    insight.played(move);
  }

  private void undo(int move) {
    position.undo();
    insight.undone(move);
  }

  /** Lists are made when a ply is first reached, once in the life of a searcher. */
  private int[] moves(int ply) {
    if (moves[ply] == null) {
      moves[ply] = new int[maxMoves];
      orders[ply] = new long[maxMoves];
      deferred[ply] = new int[shares ? maxMoves : 0];
    }
    return moves[ply];
  }

  private void order(int[] list, long[] order, int count, int ply, int tableMove, int me) {
    experience.turnTo(ply, me, position.lastMove());
    for (int i = 0; i < count; i++) {
      int move = list[i];
      order[i] =
          move == tableMove
              ? Long.MAX_VALUE
              : ((long) insight.rank(move) << RANK_SHIFT) + experience.of(move);
    }
  }

  /** Brings the best of the moves from i on to place i. */
  private static int pick(int[] list, long[] order, int i, int count) {
    int best = i;
    for (int j = i + 1; j < count; j++) {
      if (order[j] > order[best]) {
        best = j;
      }
    }
    int move = list[best];
    list[best] = list[i];
    list[i] = move;
    order[best] = order[i];
    return move;
  }

  // ---- distances: in the table from the node, in the search from the root ----

  private void store(long key, int move, int score, int depth, int bound, int ply) {
    if (useTable) {
      int relative = !Score.isWinOrLoss(score) ? score : score > 0 ? score + ply : score - ply;
      table.store(key, move, relative, depth, bound);
    }
  }

  private static int fromNode(int score, int ply) {
    return !Score.isWinOrLoss(score) ? score : score > 0 ? score - ply : score + ply;
  }
}
