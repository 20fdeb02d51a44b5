package agon.search;

import static agon.search.TranspositionTable.COMPLETE;
import static agon.search.TranspositionTable.EXACT;
import static agon.search.TranspositionTable.LOWER;
import static agon.search.TranspositionTable.NONE;
import static agon.search.TranspositionTable.UPPER;
import static agon.search.Value.estimated;
import static agon.search.Value.isCertain;
import static agon.search.Value.negated;
import static agon.search.Value.score;

import agon.game.Game;
import agon.game.Position;
import agon.search.SearchWatcher.Why;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The recursion: principal variation search (Marsland 1983) over any game. Its steps are numbered
 * and named as in Stockfish's {@code search.cpp}, where there is one like them. This class is
 * defined once per game, see {@link Workers}, so it has no inner classes and shares no code that
 * matters.
 *
 * <p><b>Sides.</b> Values are for the side to move at a node. The sign of a child's score changes
 * when the turn does, not at every ply: Kalah's extra turns keep it.
 *
 * <p><b>Certainty.</b> A node answers with a value: its score and, in the lowest bit, whether the
 * score is certain as far as the window asks, because the game is over there, or the insight is
 * sure, or the child that refutes is certain, or all children are. Certain scores are stored with
 * the depth {@link TranspositionTable#COMPLETE} and hold for searches of any depth; a certain root
 * score is a proof. Nothing needs to know how deep the game tree is. What is cut off by an estimate
 * is never certain, and where all that was looked at is certain, what was left out is searched,
 * too.
 *
 * <p><b>Order.</b> Table move; then by the insight's rank and by killers, counter-moves and history
 * (with gravity), which are worth so much of rank as the game says.
 */
final class Searcher implements Worker {
  static final int MAX_PLY = 128;

  private static final int INFINITE = Score.WIN + 1;
  private static final int QUIET_PLIES = 24;
  private static final int SHARE_DEPTH = 3;

  /** What a node that was left in the middle answers; means nothing. */
  private static final int STOPPED = 0;

  /** The part of all nodes that may be spent on a win by force at the root. */
  private static final int THREAT_SHARE = 8;

  private final Position position;
  private final Insight insight;
  private final TranspositionTable table;
  private final Abdada abdada;
  private final Tuning tuning;
  private final boolean marginCounts;
  private final boolean provable;
  private final boolean shares;

  private final History history;
  private final int maxMoves;
  private final int[][] moves = new int[MAX_PLY][];
  private final long[][] orders = new long[MAX_PLY][];
  private final int[][] deferred = new int[MAX_PLY][];
  private final int[] excluded = new int[MAX_PLY];
  private final PvTable pv = new PvTable();

  private final RootMoves rootMoves = new RootMoves();

  private Visits visits = new Visits();
  private int selectiveDepth;
  private boolean proven;
  private @Nullable SearchWatcher watcher;

  Searcher(
      Knowledge knowledge,
      Position start,
      TranspositionTable table,
      Abdada abdada,
      EngineOptions options) {
    Game game = knowledge.game();
    position = start.copy();
    insight = knowledge.insight(position);
    this.table = table;
    this.abdada = abdada;
    tuning = new Tuning(options);
    shares = options.number("threads") > 1 && tuning.table;
    marginCounts = game.marginCounts();
    provable = !game.historyMatters();
    history = new History(game.moveSpace(), tuning);
    maxMoves = game.maxMoves();
    Arrays.fill(excluded, NONE);
  }

  // ---- the root ----

  @Override
  public void begin(Position root, int[] searchMoves, Visits newVisits) {
    replay(root);
    rootMoves.begin(searchMoves, likelyRootMoves(), insight);
    visits = newVisits;
    insight.begin(visits);
    selectiveDepth = 0;
    history.fade();
  }

  /** Brings position and insight to the root, so that the insight hears of every move. */
  private void replay(Position root) {
    while (position.ply() > 0) {
      undo(position.lastMove());
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

  private int[] likelyRootMoves() {
    if (!tuning.forward) {
      return new int[0];
    }
    int[] list = moves(0);
    int likely = insight.likelyMoves(list);
    return Arrays.copyOf(list, likely > 0 ? likely : insight.moves(list));
  }

  @Override
  public void watch(SearchWatcher newWatcher) {
    watcher = newWatcher;
  }

  @Override
  public int forcedWin(int budget) {
    int share = (int) Math.min(budget, visits.left() / THREAT_SHARE);
    return tuning.threats ? insight.forcedWin(share) : Score.UNKNOWN;
  }

  @Override
  public boolean isRefuted(int move, int budget) {
    if (!tuning.threats || !tuning.table) {
      return false;
    }
    int me = position.turn();
    play(move);
    int forced =
        position.isOver() || position.turn() == me ? Score.UNKNOWN : insight.forcedWin(budget);
    if (forced != Score.UNKNOWN) {
      table.store(position.key(), insight.forcedMove(), forced, COMPLETE, LOWER);
    }
    undo(move);
    if (forced == Score.UNKNOWN) {
      return false;
    }
    rootMoves.demote(move);
    return true;
  }

  @Override
  public int hardest(long budget) {
    if (marginCounts || !tuning.table) {
      return Position.NO_MOVE;
    }
    int[] all = new int[rootMoves.count()];
    rootMoves.copyTo(all, all.length);
    return new Resistance(position, insight, table, visits, maxMoves).among(all, budget);
  }

  @Override
  public int forcedMove() {
    return insight.forcedMove();
  }

  @Override
  public int searchRoot(int alpha, int beta, int depth, int first) {
    pv.clear(0);
    proven = false;
    if (visits.visit()) {
      return 0;
    }
    if (watcher != null) {
      watcher.begin(depth, alpha, beta);
    }
    int count = rootMoves.count();
    int likely = Math.max(first + 1, rootMoves.unlikelyFrom());
    int value = searchRootMoves(alpha, beta, depth, first, Math.min(likely, count));
    if (likely < count && isCertain(value) && score(value) < beta && !visits.isStopped()) {
      value = searchRootMoves(alpha, beta, depth, first, count);
    }
    proven = isCertain(value) && !visits.isStopped();
    if (watcher != null && !visits.isStopped()) {
      watcher.end(score(value));
    }
    return score(value);
  }

  private int searchRootMoves(int alpha, int beta, int depth, int first, int count) {
    int[] list = moves(0);
    rootMoves.copyTo(list, count);
    for (int i = 0; i < count; i++) {
      orders[0][i] = -i;
    }
    return searchMoves(0, alpha, beta, depth, 0, first, count, Score.UNKNOWN, false, NONE, 0);
  }

  @Override
  public void promote(int move, int first) {
    rootMoves.promote(move, first);
  }

  @Override
  public int rootMove(int index) {
    return rootMoves.get(index);
  }

  @Override
  public boolean isObvious() {
    return rootMoves.unlikelyFrom() == 1;
  }

  @Override
  public int rootCount() {
    return rootMoves.count();
  }

  @Override
  public boolean isProven() {
    return proven;
  }

  @Override
  public boolean isStopped() {
    return visits.isStopped();
  }

  @Override
  public int line(int[] into) {
    return pv.fromRoot(into);
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
    if (watcher != null) {
      watcher.enter(before(), depth, alpha, beta);
    }
    int value = same ? search(alpha, beta, depth, ply) : negated(search(-beta, -alpha, depth, ply));
    if (watcher != null) {
      watcher.leave(score(value));
    }
    return value;
  }

  /** Looks at the same position in another way, to learn about the search of it. */
  private int aside(int alpha, int beta, int depth, int ply) {
    if (watcher != null) {
      watcher.aside(depth, alpha, beta);
    }
    int value = search(alpha, beta, depth, ply);
    if (watcher != null) {
      watcher.leave(score(value));
    }
    return value;
  }

  /** The value of a node that is known without its moves. */
  private int because(Why why, int value) {
    if (watcher != null) {
      watcher.because(why);
    }
    return value;
  }

  private int search(int alphaBefore, int betaBefore, int depthBefore, int ply) {
    // Step 1. Initialize node
    pv.clear(ply);
    if (visits.visit()) {
      return STOPPED;
    }
    if (watcher != null) {
      watcher.visit();
    }
    int alpha = alphaBefore;
    int beta = betaBefore;
    int depth = depthBefore;
    boolean pvNode = beta - alpha > 1;
    int skipped = excluded[ply];

    // Step 2. Check for the end of the game, and for what is certain at a glance
    if (ply > selectiveDepth) {
      selectiveDepth = ply;
    }
    if (position.isOver()) {
      return because(Why.OVER, Value.of(finalScore(ply), provable));
    }
    int verdict = insight.verdict();
    if (verdict != Score.UNKNOWN) {
      return because(Why.CERTAIN, Value.of(fromNode(verdict, ply), provable));
    }

    // Step 3. Mate distance pruning: nothing here beats a win found nearer to the root
    if (!marginCounts) {
      alpha = Math.max(alpha, Score.lossIn(ply));
      beta = Math.min(beta, Score.winIn(ply + 1));
      if (alpha >= beta) {
        return because(Why.DISTANCE, Value.of(alpha, true));
      }
    }

    // Step 4. Dive into quiescence search when the depth is used up
    if (depth <= 0) {
      return tuning.quiescence
          ? quiesce(alpha, beta, ply, QUIET_PLIES)
          : because(Why.ESTIMATE, estimated(insight.evaluate()));
    }
    if (ply >= MAX_PLY - 1) {
      return because(Why.ESTIMATE, estimated(insight.evaluate()));
    }

    // Step 5. Transposition table lookup
    long key = position.key();
    long data = tuning.table && skipped == NONE ? table.probe(key) : 0;
    int tableMove = NONE;
    int knownDepth = 0;
    if (data != 0) {
      tableMove = TranspositionTable.move(data);
      int known = TranspositionTable.depth(data);
      knownDepth = known == COMPLETE ? 0 : known;
      if (known >= depth && (!pvNode || known == COMPLETE)) {
        int score = fromNode(TranspositionTable.score(data), ply);
        int bound = TranspositionTable.bound(data);
        if (bound == EXACT
            || (bound == LOWER && score >= beta)
            || (bound == UPPER && score <= alpha)) {
          return because(Why.TABLE, Value.of(score, known == COMPLETE));
        }
      }
    }

    if (skipped == NONE) {
      // Step 6. Exact endgame
      int solved = insight.exact(alpha, beta, depth);
      if (visits.isStopped()) {
        return STOPPED;
      }
      if (solved != Score.UNKNOWN) {
        return because(Why.ENDGAME, Value.of(solved, provable));
      }

      // Step 7. Threat search: a win that leaves the other side no choice. Where the table has a
      // search nearly as deep, that has not found one either
      if (tuning.threats
          && depth >= tuning.threatDepth
          && tuning.threatAgain * knownDepth <= depth) {
        int forced = insight.forcedWin(tuning.threatNodes * depth);
        if (visits.isStopped()) {
          return STOPPED;
        }
        if (forced != Score.UNKNOWN) {
          int score = fromNode(forced, ply);
          pv.only(ply, insight.forcedMove());
          store(key, insight.forcedMove(), score, COMPLETE, LOWER, ply);
          return because(Why.THREATS, Value.of(score, provable));
        }
      }
    }

    // Step 8. Static evaluation of the position, for the steps that cut off by it
    boolean cuts =
        !pvNode && skipped == NONE && !Score.isWinOrLoss(alpha) && !Score.isWinOrLoss(beta);
    int standing = cuts && tuning.needsEstimate(depth) ? insight.evaluate() : Score.UNKNOWN;
    if (standing != Score.UNKNOWN) {
      // Step 9. Razoring: so far behind that only quiescence may help
      if (tuning.razoring
          && depth <= tuning.razoringDepth
          && standing + tuning.razoringMargin * depth <= alpha) {
        int value =
            tuning.quiescence ? quiesce(alpha, beta, ply, QUIET_PLIES) : estimated(standing);
        if (visits.isStopped()) {
          return STOPPED;
        }
        if (score(value) <= alpha) {
          return because(Why.RAZORING, estimated(score(value)));
        }
      }

      // Step 10. Reverse futility pruning: so far ahead that the depth left changes nothing
      if (tuning.rfp && depth <= tuning.rfpDepth && standing - tuning.rfpMargin * depth >= beta) {
        return because(Why.AHEAD, estimated(standing));
      }

      // Step 11. Multi-ProbCut (Buro 1997): a shallow search tells what a deep one would say
      if (tuning.probCut && depth >= tuning.probCutLeast) {
        int value = probCut(alpha, beta, depth, ply, standing);
        if (visits.isStopped()) {
          return STOPPED;
        }
        if (value != Score.UNKNOWN) {
          return because(Why.PROBCUT, value);
        }
      }
    }

    // Step 12. Internal iterative reduction: where the table knows no move, order is poor
    if (tuning.iir && tableMove == NONE && skipped == NONE && depth >= tuning.iirDepth) {
      depth--;
    }

    // Step 13. Moves, without those the game thinks unlikely
    int[] list = moves(ply);
    int count = likelyMoves(list, depth);
    boolean pruned = count > 0;
    if (!pruned) {
      count = insight.moves(list);
    }

    // Step 14. Enhanced transposition cutoff (Plaat et al. 1996)
    if (tuning.etc && tuning.table && skipped == NONE && depth >= tuning.etcDepth) {
      int value = transpositionCut(list, count, beta, depth, ply);
      if (value != Score.UNKNOWN) {
        boolean certain = isCertain(value);
        store(
            key, certain ? NONE : tableMove, score(value), certain ? COMPLETE : depth, LOWER, ply);
        return because(Why.REPLY, value);
      }
    }

    // Step 15. Singular extension: a table move that stands alone is searched deeper
    int extension = count == 1 ? 1 : 0;
    if (tuning.singular
        && count > 1
        && depth >= tuning.singularDepth
        && tableMove != NONE
        && TranspositionTable.depth(data) >= depth - 3
        && TranspositionTable.depth(data) != COMPLETE
        && (TranspositionTable.bound(data) & LOWER) != 0) {
      int known = TranspositionTable.score(data);
      if (!Score.isWinOrLoss(known)) {
        int target = known - tuning.singularMargin * depth;
        excluded[ply] = tableMove;
        int rest = score(aside(target - 1, target, (depth - 1) / 2, ply));
        excluded[ply] = NONE;
        if (visits.isStopped()) {
          return STOPPED;
        }
        if (rest < target) {
          extension = 1;
        } else if (target >= beta && !pvNode) {
          // Multi-cut: another move would refute as well
          return because(Why.MULTICUT, estimated(target));
        }
        count = likelyMoves(list, depth);
        pruned = count > 0;
        if (!pruned) {
          count = insight.moves(list);
        }
      }
    }
    history.turnTo(ply, position.turn(), position.lastMove());
    for (int i = 0; i < count; i++) {
      int rank = depth >= tuning.rankDepth ? insight.rank(list[i]) : insight.rankAtLeaf(list[i]);
      orders[ply][i] = orderOf(list[i], rank, tableMove);
    }
    return searchMoves(
        key, alpha, beta, depth, ply, 0, count, standing, pruned, tableMove, extension);
  }

  /**
   * The ladder of root and inner nodes: one move after the other, from number {@code first} on.
   *
   * @param standing the static evaluation where later moves may be left out by it, or unknown
   * @param prunedBefore whether moves are missing in the list that might be best
   * @param extension by how much the table move, or an only move, is searched deeper
   */
  private int searchMoves(
      long key,
      int alphaBefore,
      int beta,
      int depth,
      int ply,
      int first,
      int count,
      int standing,
      boolean prunedBefore,
      int tableMove,
      int extension) {
    int me = position.turn();
    int[] list = moves[ply];
    long[] order = orders[ply];
    int[] later = deferred[ply];
    boolean root = ply == 0;
    boolean sharing = shares && !root && depth >= SHARE_DEPTH;
    int skipped = excluded[ply];
    boolean pruned = prunedBefore;
    int alpha = alphaBefore;
    int best = -INFINITE;
    int bestMove = NONE;
    boolean allCertain = true;
    boolean bestCertain = false;
    int laterCount = 0;
    for (int i = first; i < count + laterCount; i++) {
      // Step 16. The next move
      int move = i < count ? pick(list, order, i, count) : later[i - count];
      if (move == skipped) {
        continue;
      }
      int number = i - first;

      // Step 17. Pruning at shallow depth: late moves, and those that cannot catch up
      if (standing != Score.UNKNOWN
          && number > 0
          && best > -Score.LIMIT
          && tuning.isFutile(depth, number, standing, alpha)) {
        pruned = true;
        continue;
      }

      // Step 18. A move that another thread is just searching waits (ABDADA)
      long mark = sharing && i > 0 && i < count ? Abdada.mark(key, move, depth) : 0;
      if (mark != 0) {
        if (abdada.contains(mark)) {
          later[laterCount++] = move;
          continue;
        }
        abdada.enter(mark);
      }

      // Step 19. Make the move
      play(move);
      boolean same = position.turn() == me;
      int next = depth - 1 + (move == tableMove || count == 1 ? extension : 0);
      int value;
      if (number == 0 || !tuning.pvs) {
        value = child(same, alpha, beta, next, ply + 1);
      } else {
        // Step 20. Late move reduction
        int reduction = tuning.lmr && depth >= 3 ? reduction(depth, number, root, me, move) : 0;
        if (root && tuning.lmr && i >= rootMoves.unlikelyFrom()) {
          reduction = Math.max(reduction, depth / 2);
        }
        value = child(same, alpha, alpha + 1, next - reduction, ply + 1);

        // Step 21. Full depth when the reduced search fails high
        if (score(value) > alpha && reduction > 0 && !isCertain(value) && !visits.isStopped()) {
          value = child(same, alpha, alpha + 1, next, ply + 1);
        }

        // Step 22. Full window for a new principal variation
        if (score(value) > alpha && score(value) < beta && !visits.isStopped()) {
          value = child(same, alpha, beta, next, ply + 1);
        }
      }

      // Step 23. Undo the move
      undo(move);
      if (mark != 0) {
        abdada.leave(mark);
      }
      if (visits.isStopped()) {
        return STOPPED;
      }

      // Step 24. Check for a new best move
      int score = score(value);
      boolean certain = isCertain(value);
      allCertain &= certain;
      if (score > best) {
        best = score;
        bestCertain = certain;
        if (score > alpha || (root && number == 0)) {
          alpha = Math.max(alpha, score);
          bestMove = move;
          pv.extend(ply, move);
          if (root) {
            promote(move, first);
          }
          if (score >= beta) {
            history.credit(list, first, Math.min(i, count), move, depth, ply, me, before());
            if (watcher != null) {
              watcher.cut(list, i + 1, count);
            }
            break;
          }
        }
      }
    }

    // Step 25. Where all that was looked at is certain, what was left out decides
    if (pruned && allCertain && best < beta && skipped == NONE) {
      int all = insight.moves(list);
      history.turnTo(ply, me, before());
      for (int i = 0; i < all; i++) {
        order[i] = orderOf(list[i], insight.rank(list[i]), bestMove);
      }
      return searchMoves(
          key,
          alphaBefore,
          beta,
          depth,
          ply,
          0,
          all,
          Score.UNKNOWN,
          false,
          bestMove,
          all == 1 ? 1 : 0);
    }
    if (best == -INFINITE) {
      return estimated(alphaBefore); // nothing but the excluded move
    }

    // Step 26. Save to the transposition table
    boolean exact = allCertain && !pruned;
    boolean won = !exact && bestCertain && best > Score.LIMIT; // There may be a shorter way.
    boolean certain = won || (best >= beta ? bestCertain : exact);
    if (!root && skipped == NONE) {
      int bound = best >= beta || won ? LOWER : best > alphaBefore ? EXACT : UPPER;
      store(key, bestMove, best, certain ? COMPLETE : depth, bound, ply);
    }
    return Value.of(best, certain);
  }

  private int reduction(int depth, int number, boolean root, int me, int move) {
    if (number < (root ? tuning.lmrRootFirst : tuning.lmrFirst)) {
      return 0;
    }
    int reduction = tuning.reduction(depth, number);
    return tuning.historyReduction == 0
        ? reduction
        : Math.max(
            0, reduction - (int) (history.of(me, move) * tuning.historyReduction / History.LIMIT));
  }

  /** The move that led to the position. */
  private int before() {
    return position.lastMove();
  }

  private int probCut(int alpha, int beta, int depth, int ply, int standing) {
    int told = insight.probCutDepth(depth);
    int shallow = told > 0 ? told : Tuning.probCutDepth(depth);
    double error =
        told > 0 ? insight.probCutError(depth, told) : tuning.probCutError(depth, shallow);
    if (error <= 0) {
      return Score.UNKNOWN;
    }
    int margin = (int) (tuning.probCutSigmas * error);
    if (standing >= beta) {
      int bound = beta + margin;
      return score(aside(bound - 1, bound, shallow, ply)) >= bound
          ? estimated(beta)
          : Score.UNKNOWN;
    }
    int bound = alpha - margin;
    return score(aside(bound, bound + 1, shallow, ply)) <= bound ? estimated(alpha) : Score.UNKNOWN;
  }

  private int finalScore(int ply) {
    int margin = position.turn() == Position.FIRST ? position.margin() : -position.margin();
    if (marginCounts || margin == 0) {
      return margin * Score.UNIT;
    }
    return margin > 0 ? Score.winIn(ply) : Score.lossIn(ply);
  }

  /** Plays loud moves out; never deeper than so many plies, and never past the ends of arrays. */
  private int quiesce(int alphaBefore, int beta, int ply, int left) {
    int best = insight.evaluate();
    if (best >= beta || left == 0 || ply >= MAX_PLY - 1) {
      return because(Why.ESTIMATE, estimated(best));
    }
    int[] list = moves(ply);
    int count = insight.loudMoves(list);
    if (count == 0) {
      return because(Why.ESTIMATE, estimated(best));
    }
    int me = position.turn();
    long[] order = orders[ply];
    history.turnTo(ply, me, before());
    for (int i = 0; i < count; i++) {
      order[i] = orderOf(list[i], insight.rankAtLeaf(list[i]), NONE);
    }
    int alpha = Math.max(alphaBefore, best);
    for (int i = 0; i < count; i++) {
      int move = pick(list, order, i, count);
      play(move);
      if (watcher != null) {
        watcher.enter(move, 0, alpha, beta);
      }
      int value =
          position.turn() == me
              ? quiesceChild(alpha, beta, ply + 1, left - 1)
              : negated(quiesceChild(-beta, -alpha, ply + 1, left - 1));
      if (watcher != null) {
        watcher.leave(score(value));
      }
      undo(move);
      if (visits.isStopped()) {
        return STOPPED;
      }
      int score = score(value);
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          pv.extend(ply, move);
        }
        if (score >= beta) {
          if (watcher != null) {
            watcher.cut(list, i + 1, count);
          }
          return value;
        }
      }
    }
    return estimated(best);
  }

  private int quiesceChild(int alpha, int beta, int ply, int left) {
    pv.clear(ply);
    if (visits.visit()) {
      return STOPPED;
    }
    if (watcher != null) {
      watcher.visit();
    }
    if (ply > selectiveDepth) {
      selectiveDepth = ply;
    }
    if (position.isOver()) {
      return because(Why.OVER, Value.of(finalScore(ply), provable));
    }
    int verdict = insight.verdict();
    return verdict == Score.UNKNOWN
        ? quiesce(alpha, beta, ply, left)
        : because(Why.CERTAIN, Value.of(fromNode(verdict, ply), provable));
  }

  /** A move whose reply node the table already knows to be good enough. */
  private int transpositionCut(int[] list, int count, int beta, int depth, int ply) {
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
        return Value.of(score, TranspositionTable.depth(data) == COMPLETE);
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

  private int likelyMoves(int[] list, int depth) {
    return !tuning.forward
        ? -1
        : depth >= tuning.rankDepth ? insight.likelyMoves(list) : insight.likelyMovesAtLeaf(list);
  }

  private long orderOf(int move, int rank, int tableMove) {
    return move == tableMove
        ? Long.MAX_VALUE
        : (long) rank * tuning.rankUnit + history.inFavourOf(move);
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
    if (tuning.table) {
      int relative = !Score.isWinOrLoss(score) ? score : score > 0 ? score + ply : score - ply;
      table.store(key, move, relative, depth, bound);
    }
  }

  private static int fromNode(int score, int ply) {
    return !Score.isWinOrLoss(score) ? score : score > 0 ? score - ply : score + ply;
  }
}
