package agon.search;

import agon.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Iterative deepening with aspiration windows, on one thread or several. With several (lazy SMP, as
 * in Stockfish since 2014) every thread searches the same root on its own; they help each other
 * through the table, and put off what another is just searching ({@link Abdada}). The first thread
 * infos and decides.
 */
final class Deepening {
  private static final int MOST_DEPTH = Searcher.MAX_PLY - 8;
  private static final int INFINITE = Score.WIN + 1;
  private static final int WINDOW_DEPTH = 4;

  /** Spent at the root, before the search proper, on wins by force; a few milliseconds. */
  private static final int THREAT_NODES = 10_000;

  /** And after a round such a part of what was visited, for either side. */
  private static final int THREAT_PART = 16;

  /** More of it, where a side is ahead by so much, in hundredths. */
  private static final int AHEAD = 300;

  private static final int MOST_THREATS = 1 << 24;

  /** What may be spent on the move that is hardest to refute, where all seem to lose. */
  private static final long RESISTANCE_NODES = 400_000;

  /** A search that may not look as far as this is held back, and its solver with it. */
  private static final int SOLVER_DEPTH = 10;

  /** A position is taken for lost that seems worth less, in hundredths. */
  private static final int LOST = -20;

  /** What of the time is used up at least before traps are thought of, unless it is proven lost. */
  private static final double TRAPS_AFTER = 0.2;

  private final EngineOptions options;
  private final Search search;
  private final IntSupplier fullness;
  private final int[] line = new int[Searcher.MAX_PLY + 1];
  private final @Nullable Exact solver;
  private final int maxMoves;
  private final Knowledge knowledge;
  private final boolean setsTraps;
  private List<Worker> workers = List.of();

  /** The move that is hardest to refute, once all seem to lose. */
  private int hardest = Position.NO_MOVE;

  /**
   * @param solver the game's own, where it has one
   * @param setsTraps whether to play lost positions for the other side's mistakes
   */
  Deepening(
      EngineOptions options,
      Search search,
      IntSupplier fullness,
      @Nullable Exact solver,
      int maxMoves,
      Knowledge knowledge,
      boolean setsTraps) {
    this.knowledge = knowledge;
    this.setsTraps = setsTraps;
    this.solver = solver;
    this.maxMoves = maxMoves;
    this.options = options;
    this.search = search;
    this.fullness = fullness;
  }

  List<SearchInfo> run(List<Worker> crew) {
    workers = crew;
    Visits leaders = new Visits(search.signals());
    for (int i = 0; i < crew.size(); i++) {
      Visits visits = i == 0 ? leaders : new Visits(search.signals());
      crew.get(i).begin(search.root(), search.moves(), visits);
      search.limits().depth().ifPresent(crew.get(i)::limitDepth);
    }
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < crew.size(); i++) {
      Worker helper = crew.get(i);
      helpers.add(Thread.ofPlatform().daemon().start(() -> help(helper)));
    }
    List<SearchInfo> infos;
    try {
      infos = preparedTrap();
      if (infos.isEmpty()) {
        infos = trapping(resisting(lead(crew.getFirst(), exactRoot(leaders))), leaders);
      }
    } finally {
      search.signals().stop();
      for (Thread helper : helpers) {
        join(helper);
      }
    }
    // What the others visited until they heard that it is over counts, too.
    return infos.stream().map(info -> withLine(info, info.score(), info.line())).toList();
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void help(Worker worker) {
    int guess = 0;
    for (int depth = 1; depth <= MOST_DEPTH && !search.signals().isStopped(); depth++) {
      guess = aspire(worker, depth, 0, guess);
      if (worker.isProven()) {
        return;
      }
    }
  }

  /** The game's own solver, unless the search is held back or kept from some of the moves. */
  private @Nullable ExactRoot exactRoot(Visits visits) {
    return solver == null || !looksAtAllMoves() || isHeldBack()
        ? null
        : new ExactRoot(solver, search.root(), search.moves(), maxMoves, visits, search.clock());
  }

  private boolean isHeldBack() {
    return search.limits().depth().orElse(MOST_DEPTH) < SOLVER_DEPTH;
  }

  private List<SearchInfo> lead(Worker worker, @Nullable ExactRoot exact) {
    int wanted = Math.min(options.number("multipv"), worker.rootCount());
    if (wanted == 1) {
      int forced = worker.forcedWin(THREAT_NODES);
      if (forced != Score.UNKNOWN) {
        return List.of(forcedReport(worker, forced));
      }
    }
    List<SearchInfo> latest = new ArrayList<>();
    int stable = 0;
    for (int depth = 1; depth <= MOST_DEPTH; depth++) {
      List<SearchInfo> infos = new ArrayList<>();
      boolean proven = true;
      for (int rank = 0; rank < wanted; rank++) {
        int guess = rank < latest.size() ? latest.get(rank).score().score() : 0;
        int score = aspire(worker, depth, rank, guess);
        if (worker.isStopped()) {
          return interrupted(latest, infos, worker);
        }
        proven &= worker.isProven();
        SearchInfo info = report(worker, rank, depth, score);
        infos.add(info);
        search.listener().found(info);
      }
      boolean same = !latest.isEmpty() && latest.getFirst().move() == infos.getFirst().move();
      boolean dropped =
          !latest.isEmpty()
              && infos.getFirst().score().score() < latest.getFirst().score().score() - 50;
      stable = same ? stable + 1 : 0;
      latest = infos;
      if (wanted == 1 && hardest == Position.NO_MOVE && !isHeldBack() && isLost(infos.getFirst())) {
        hardest = worker.hardest(resistanceNodes(worker, proven));
      }
      if (wanted == 1 && !proven && depth >= WINDOW_DEPTH) {
        int score = infos.getFirst().score().score();
        int forced = worker.forcedWin(threatNodes(worker, score));
        if (forced != Score.UNKNOWN) {
          return List.of(forcedReport(worker, forced));
        }
        if (worker.rootCount() > 1
            && worker.isRefuted(infos.getFirst().move(), threatNodes(worker, -score))) {
          // Once more as deep; should there be no time for it, with the next best move.
          latest = List.of(instead(worker, infos.getFirst()));
          depth--;
          continue;
        }
      }
      if ((proven && exact == null) || isEnough(worker, depth, stable, dropped)) {
        break;
      }
      if (exact != null) {
        int guess = latest.getFirst().score().score();
        long searched = worker.nodes() - exact.used();
        List<SearchInfo> solved = exact.reports(guess, wanted, depth, searched, search.elapsed());
        if (!solved.isEmpty()) {
          solved.forEach(search.listener()::found);
          return solved;
        }
        if (proven) {
          break;
        }
      }
      if (setsTraps && isBehind(latest.getFirst()) && search.clock().isUsed(TRAPS_AFTER)) {
        break;
      }
    }
    return latest;
  }

  private static boolean isBehind(SearchInfo info) {
    return info.score().score() < (info.score().isProven() ? 0 : LOST);
  }

  private boolean looksAtAllMoves() {
    return search.root().moves(new int[maxMoves]) == search.moves().length;
  }

  /** Where traps are set, the move that was found out beforehand for this position, if any was. */
  private List<SearchInfo> preparedTrap() {
    if (!setsTraps || solver == null || options.number("multipv") > 1 || !looksAtAllMoves()) {
      return List.of();
    }
    int move = solver.trap(search.root());
    if (move == Position.NO_MOVE) {
      return List.of();
    }
    Evaluation worth = new Evaluation(solver.least() * Score.UNIT, Evaluation.Kind.ESTIMATE);
    SearchInfo info = new SearchInfo(1, 1, 1, worth, List.of(move), nodes(), 0, search.elapsed());
    search.listener().found(info);
    return List.of(info);
  }

  /** Where traps are set, and the position seems lost, the move that others may answer wrong. */
  private List<SearchInfo> trapping(List<SearchInfo> infos, Visits visits) {
    SearchInfo best = infos.getFirst();
    if (!setsTraps
        || !looksAtAllMoves()
        || infos.size() > 1
        || !isBehind(best)
        || visits.isStopped()) {
      return infos;
    }
    RolloutChoice rehearsal = new RolloutChoice(knowledge, solver, search.root(), maxMoves, visits);
    int move = rehearsal.choose(best.move(), () -> search.clock().isUsed(1));
    Evaluation estimate = best.score().unproven();
    return move == best.move() ? infos : List.of(withLine(best, estimate, List.of(move)));
  }

  /** More where the side that is to win seems to be ahead. */
  private int threatNodes(Worker worker, int score) {
    int part = score > Score.LIMIT ? 1 : score >= AHEAD ? THREAT_PART / 4 : THREAT_PART;
    return (int) Math.min(MOST_THREATS, worker.nodes() / part);
  }

  private static boolean isLost(SearchInfo info) {
    return info.score().score() < -Score.LIMIT;
  }

  /** As long as there may be a way out, half of what is left is for finding it. */
  private long resistanceNodes(Worker worker, boolean proven) {
    long nodes = worker.nodes();
    long left = search.limits().nodes().orElse(Long.MAX_VALUE) - nodes;
    long deadline = search.clock().deadline();
    if (deadline != Long.MAX_VALUE) {
      double time = Math.max(0, deadline - System.nanoTime());
      left = Math.min(left, (long) (nodes * time / Math.max(1, search.elapsed().toNanos())));
    }
    return proven ? RESISTANCE_NODES : Math.min(RESISTANCE_NODES, left / 2);
  }

  /** Where the best move loses, the one that is hardest to refute. */
  private List<SearchInfo> resisting(List<SearchInfo> infos) {
    SearchInfo best = infos.getFirst();
    return hardest == Position.NO_MOVE || !isLost(best) || best.move() == hardest
        ? infos
        : List.of(withLine(best, best.score(), List.of(hardest)));
  }

  private SearchInfo forcedReport(Worker worker, int score) {
    SearchInfo info =
        new SearchInfo(
            1,
            1,
            Score.distance(score),
            new Evaluation(score, Evaluation.Kind.PROVEN),
            List.of(worker.forcedMove()),
            nodes(),
            0,
            search.elapsed());
    search.listener().found(info);
    return info;
  }

  /** The report when its move turns out to lose: nothing is known yet of the one in its place. */
  private SearchInfo instead(Worker worker, SearchInfo refuted) {
    return withLine(refuted, refuted.score().unproven(), List.of(worker.rootMove(0)));
  }

  private boolean isEnough(Worker worker, int depth, int stable, boolean dropped) {
    Limits limits = search.limits();
    boolean forced = worker.isObvious() && limits.isTimed() && !limits.thorough();
    return forced
        || depth >= limits.depth().orElse(MOST_DEPTH)
        || search.clock().isEnough(stable, dropped);
  }

  /** What the last full iteration said, or what the broken one had got to. */
  private List<SearchInfo> interrupted(
      List<SearchInfo> latest, List<SearchInfo> fresh, Worker worker) {
    if (latest.isEmpty() && fresh.isEmpty()) {
      Evaluation none = new Evaluation(0, Evaluation.Kind.ESTIMATE);
      return List.of(
          new SearchInfo(1, 0, 0, none, List.of(worker.rootMove(0)), nodes(), 0, search.elapsed()));
    }
    List<SearchInfo> all = new ArrayList<>(fresh);
    for (int i = fresh.size(); i < latest.size(); i++) {
      all.add(latest.get(i));
    }
    // The best move so far of a broken iteration has been searched deeper than any other.
    if (fresh.isEmpty()
        && worker.rootMove(0) != latest.getFirst().move()
        && worker.line(line) > 0) {
      SearchInfo old = latest.getFirst();
      all.set(0, withLine(old, old.score().unproven(), lineOf(worker)));
    }
    return all;
  }

  private SearchInfo withLine(SearchInfo info, Evaluation score, List<Integer> moves) {
    return new SearchInfo(
        info.rank(),
        info.depth(),
        info.selectiveDepth(),
        score,
        moves,
        nodes(),
        fullness.getAsInt(),
        search.elapsed());
  }

  /** Searches in a window around the guess, wider and wider until the score is inside. */
  private int aspire(Worker worker, int depth, int first, int guess) {
    boolean narrow =
        options.flag("aspiration") && depth >= WINDOW_DEPTH && !Score.isWinOrLoss(guess);
    int width = narrow ? options.rounded("aspiration.window") : INFINITE;
    int alpha = Math.max(-INFINITE, guess - width);
    int beta = Math.min(INFINITE, guess + width);
    while (true) {
      int score = worker.searchRoot(alpha, beta, depth, first);
      if (worker.isStopped() || (score > alpha && score < beta)) {
        return score;
      }
      width *= 4;
      if (score <= alpha) {
        alpha = width > 4000 ? -INFINITE : Math.max(-INFINITE, score - width);
      } else {
        beta = width > 4000 ? INFINITE : Math.min(INFINITE, score + width);
      }
    }
  }

  private SearchInfo report(Worker worker, int rank, int depth, int score) {
    Evaluation.Kind kind = worker.isProven() ? Evaluation.Kind.PROVEN : Evaluation.Kind.ESTIMATE;
    return new SearchInfo(
        rank + 1,
        worker.plies(depth),
        worker.selectiveDepth(),
        new Evaluation(score, kind, worker.isProven() ? 0 : worker.percent()),
        lineOf(worker),
        nodes(),
        fullness.getAsInt(),
        search.elapsed());
  }

  private List<Integer> lineOf(Worker worker) {
    int length = worker.line(line);
    List<Integer> moves = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      moves.add(line[i]);
    }
    return moves;
  }

  private long nodes() {
    return workers.stream().mapToLong(Worker::nodes).sum();
  }
}
