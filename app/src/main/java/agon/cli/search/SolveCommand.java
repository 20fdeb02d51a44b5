package agon.cli.search;

import agon.cli.options.FarmOption;
import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.options.StartOptions;
import agon.cli.options.TimeConverter;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Paragraph;
import agon.cli.terminal.Progress;
import agon.cli.terminal.Screen;
import agon.cluster.Farm;
import agon.cluster.FarmKey;
import agon.cluster.FarmProver;
import agon.endgame.Tabulated;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Known;
import agon.game.Position;
import agon.proof.Answer;
import agon.proof.Arguable;
import agon.proof.Argument;
import agon.proof.Bounds;
import agon.proof.Budget;
import agon.proof.Goal;
import agon.proof.History;
import agon.proof.ProofTable;
import agon.proof.Solution;
import agon.proof.Solver;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Exact;
import agon.search.Insightful;
import agon.search.Limits;
import agon.search.Remembering;
import agon.search.Score;
import agon.search.Search;
import agon.search.SearchInfo;
import agon.search.TableMemory;
import agon.search.Visits;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code agon solve}: the value of a position with best play, proven or "unknown". Where only
 * winning counts by proof numbers, where margins count by the search, whose scores say when they
 * are certain.
 */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = "Prove what a position is worth with best play, or say that it is not known.")
public final class SolveCommand implements Callable<Integer> {
  /** How often a solver looks up: about a second. */
  private static final int STEP_NODES = 1_000_000;

  /** What would take longer than this at once is done in small steps, to be stopped and kept. */
  private static final long LARGEST_STEP = 1L << 26;

  private static final long LONG_RUN_STEP = 1L << 22;

  private static final long SAVE_NANOS = TimeUnit.MINUTES.toNanos(10);

  /** More pairs than this are counted, not listed. */
  private static final int SHOWN_PAIRS = 200;

  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private StartOptions startOptions;
  @Mixin private JsonOption json;
  @Mixin private FarmOption farm;

  @Parameters(
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as 'mnk(m=4,n=4,k=4)' or 'kalah(pits=4,seeds=3)'")
  private Game game;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "give up after this time: 10s, 2m (default: never; stop with Ctrl-C)")
  private @Nullable Duration time;

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "256",
      description = "size of the table (default ${DEFAULT-VALUE} MiB)")
  private int hash;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = {
        "keep what was found there, every ten minutes and when stopped; the same command goes on",
        "from it (Kalah; the file is as large as the table)"
      })
  private @Nullable Path checkpoint;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "write the proof to a file that verify checks, where it is a pairing")
  private @Nullable Path certificate;

  /** For programs: everything that is found out. */
  private final JsonLine answer = JsonOption.event("solution");

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  SolveCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = json.words(spec.commandLine().getOut());
    Position position = startOptions.position(game);
    StartOptions.requireRunning(position);
    answer.with("game", game.line()).with("position", game.text(position));
    TableMemory.require(EngineOptions.STANDARD.with("hash=" + hash).number("hash"));
    Optional<Exact> own =
        game instanceof Insightful knowing ? knowing.solver(hash, false) : Optional.empty();
    Optional<FarmKey> key = farm.key();
    key.ifPresent(k -> requireDivisible(own.isPresent()));
    Checkpoint kept = checkpoint(position);
    boolean goesOn = kept != null && kept.restore(remembering(own.orElse(null)));
    out.println("solving " + game.line() + " " + startOptions.describe());
    if (goesOn) {
      out.println("going on from " + checkpoint);
    }
    out.flush();
    if (own.isPresent() && (!game.historyMatters() || isKnown(position, own.get()))) {
      solveByItself(out, position, own.get(), kept);
      return Exit.OK;
    }
    if (!startOptions.isGiven() && game instanceof Arguable arguable && argue(out, arguable)) {
      return Exit.OK;
    }
    if (key.isPresent()) {
      solveByFarm(out, position, key.get());
      return Exit.OK;
    }
    try (Progress progress = new Progress()) {
      if (game.marginCounts() && !game.historyMatters()) {
        solveMargin(out, position, progress);
      } else {
        solveOutcome(out, position, progress);
      }
    }
    return Exit.OK;
  }

  /** Where history matters a game's own solver only knows what is near its database. */
  private boolean isKnown(Position position, Exact solver) {
    buildDatabase(position);
    return solver.solve(position, 0, STEP_NODES, new Visits());
  }

  private void buildDatabase(Position position) {
    if (game instanceof Tabulated tabulated) {
      tabulated
          .database()
          .ifPresent(database -> BuildProgress.build(database, tabulated.solvingSize(position)));
    }
  }

  /** By a solver of the game's own. */
  private void solveByItself(
      PrintWriter out, Position position, Exact solver, @Nullable Checkpoint kept) {
    long started = System.nanoTime();
    buildDatabase(position);
    long deadline = time == null ? Long.MAX_VALUE : started + time.toNanos();
    AtomicBoolean stopped = new AtomicBoolean();
    CountDownLatch said = new CountDownLatch(1);
    onInterrupt(() -> stopAndHear(stopped, said));
    Visits visits = new Visits();
    int least = Integer.MIN_VALUE;
    int most = Integer.MAX_VALUE;
    long saved = System.nanoTime();
    long step = STEP_NODES;
    try (Progress progress = new Progress()) {
      while (least < most && !stopped.get() && (time == null || System.nanoTime() - deadline < 0)) {
        // It remembers: the next call goes on where this one ends. For so few nodes it may not even
        // begin on a large board.
        long before = visits.nodes();
        solver.solve(position, 0, step, visits);
        step = visits.nodes() == before ? 2 * step : step;
        if (step > LARGEST_STEP) {
          solver.persevere();
          step = LONG_RUN_STEP;
        }
        least = Math.max(least, solver.least());
        most = Math.min(most, solver.most());
        progress.report(
            -1,
            "%s nodes, %s wins by %d to %d"
                .formatted(
                    Numbers.rough((double) visits.nodes()),
                    game.sides().name(position.turn()),
                    least,
                    most));
        if (kept != null && least < most && System.nanoTime() - saved > SAVE_NANOS) {
          kept.save(remembering(solver));
          saved = System.nanoTime();
        }
      }
    }
    if (kept != null) {
      kept.save(remembering(solver));
    }
    String mover = game.sides().name(position.turn());
    answer.with("proven", least == most);
    if (least == most) {
      answer.with("value", words(position, least)).with("margin", least);
      out.println(screen.bold(words(position, least)) + " (proven)");
      line(out, position, solver.line(position, STEP_NODES, visits));
    } else {
      answer.with("least", least).with("most", most);
      out.println(
          screen.bold("unknown after " + Numbers.grouped(visits.nodes()) + " nodes")
              + "; %s's margin is at least %d, at most %d".formatted(mover, least, most));
    }
    figures(out, visits.nodes(), Duration.ofNanos(System.nanoTime() - started));
    out.flush();
    said.countDown();
  }

  private @Nullable Checkpoint checkpoint(Position position) {
    return checkpoint == null
        ? null
        : new Checkpoint(
            checkpoint, "%s, %d MiB, %s".formatted(game.line(), hash, game.text(position)));
  }

  private Remembering remembering(@Nullable Exact solver) {
    if (solver instanceof Remembering remembering) {
      return remembering;
    }
    throw new BadInput(
        "--checkpoint is for games with a solver of their own, such as kalah, not " + game.line());
  }

  /** By what the game itself can show; half the time goes there. */
  private boolean argue(PrintWriter out, Arguable arguable) {
    long begun = System.nanoTime();
    long most = time == null ? Long.MAX_VALUE : time.toNanos() / 2;
    AtomicBoolean interrupted = new AtomicBoolean();
    onInterrupt(() -> interrupted.set(true));
    Optional<Argument> found =
        arguable.arguing(hash).search(() -> interrupted.get() || System.nanoTime() - begun > most);
    if (found.isEmpty()) {
      return false;
    }
    Argument argument = found.get();
    answer
        .with("proven", true)
        .with("value", "draw")
        .with("by", argument.how())
        .with("pairs", Certificate.words(game, argument.pairs()));
    out.println(screen.bold("draw") + " (proven), by " + argument.how());
    List<Argument.Pair> pairs = argument.pairs();
    if (!pairs.isEmpty()) {
      out.println("who answers a stone on one cell of a pair on the other is never beaten");
    }
    if (pairs.size() <= SHOWN_PAIRS && !pairs.isEmpty()) {
      String shown =
          Certificate.words(game, pairs).stream()
              .map(words -> words.replace(' ', '-'))
              .collect(Collectors.joining(" "));
      Paragraph.print(out, "", "pairs: " + shown);
    }
    write(out, arguable, pairs);
    figures(out, argument.nodes(), Duration.ofNanos(System.nanoTime() - begun));
    return true;
  }

  private void write(PrintWriter out, Arguable arguable, List<Argument.Pair> pairs) {
    if (certificate == null) {
      return;
    }
    if (pairs.isEmpty()) {
      out.println("no certificate: this proof is not a pairing");
      return;
    }
    try {
      Files.writeString(certificate, new Certificate(arguable, pairs).text());
      out.println("certificate: " + certificate);
    } catch (IOException e) {
      throw new BadInput("cannot write " + certificate);
    }
  }

  /** A farm works on proofs by proof numbers, whose parts need nothing of each other. */
  private void requireDivisible(boolean hasSolver) {
    if (hasSolver || game.marginCounts() || game.historyMatters()) {
      throw new BadInput(
          "a farm solves games that are won, drawn or lost, such as 'mnk(m=5,n=5,k=4)'; %s is solved"
                  .formatted(game.line())
              + " by one machine, without --farm");
    }
  }

  /** By proof numbers and many machines. */
  private void solveByFarm(PrintWriter out, Position position, FarmKey key) {
    long started = System.nanoTime();
    AtomicBoolean stopped = new AtomicBoolean();
    CountDownLatch said = new CountDownLatch(1);
    onInterrupt(() -> stopAndHear(stopped, said));
    try (Farm machines = Farm.visit(key)) {
      FarmProver prover = new FarmProver(machines, game, position, hash);
      Bounds bounds =
          ask(
              prover,
              () ->
                  !stopped.get() && (time == null || System.nanoTime() - started < time.toNanos()));
      Duration taken = Duration.ofNanos(System.nanoTime() - started);
      tell(
          out,
          position,
          new Solution(game, bounds, prover.line(), false, prover.nodes(), taken, 0));
      out.flush();
    } finally {
      said.countDown();
    }
  }

  /** Does the first player win? If not, does he at least draw? */
  private Bounds ask(FarmProver prover, BooleanSupplier goesOn) {
    Bounds bounds = Bounds.NONE;
    try (Progress progress = new Progress()) {
      Answer found = Answer.NO;
      for (int atLeast = 1; atLeast >= 0 && found == Answer.NO; atLeast--) {
        String question = "at least %d for %s? ".formatted(atLeast, game.sides().first());
        found =
            prover.ask(
                atLeast,
                goesOn,
                (proof, disproof, nodes, parts) ->
                    progress.report(
                        -1,
                        question
                            + "%s nodes in %d parts, proof %,d, disproof %,d"
                                .formatted(Numbers.rough((double) nodes), parts, proof, disproof)));
        bounds = bounds.with(atLeast, found);
      }
    }
    return bounds;
  }

  /** Waits a while until what was found out is said. */
  private static void stopAndHear(AtomicBoolean stopped, CountDownLatch said) {
    stopped.set(true);
    try {
      boolean _ = said.await(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** By proof numbers. */
  private void solveOutcome(PrintWriter out, Position position, Progress progress) {
    Solver solver =
        new Solver(
            game,
            position,
            ProofTable.ofMegabytes(hash),
            game.historyMatters() ? History.COUNTS : History.IRRELEVANT,
            now ->
                progress.report(
                    -1,
                    "at least %s for %s? %s nodes, proof %,d, disproof %,d"
                        .formatted(
                            now.atLeast(),
                            game.sides().first(),
                            Numbers.rough((double) now.nodes()),
                            now.proof(),
                            now.disproof())));
    onInterrupt(solver::stop);
    Budget budget = time == null ? Budget.UNLIMITED : Budget.ofTime(time);
    Solution solution = solver.solve(Goal.MARGIN, budget);
    progress.close();
    tell(out, position, solution);
  }

  private void tell(PrintWriter out, Position position, Solution solution) {
    answer
        .with("proven", solution.outcome().isPresent())
        .with("value", solution.outcome().map(outcome -> solution.text()));
    String known = solution.outcome().isPresent() ? " (proven)" : "";
    out.println(screen.bold(solution.text()) + known);
    line(out, position, solution.line());
    figures(out, solution.nodes(), solution.time());
  }

  /** By the search, which knows when its score is certain. */
  private void solveMargin(PrintWriter out, Position position, Progress progress) {
    Engine engine =
        new Engine(game, EngineOptions.STANDARD.with(EngineOptions.PROVING + ",hash=" + hash));
    Limits limits = time == null ? Limits.NONE : Limits.time(time);
    Search search =
        engine.start(
            position,
            limits,
            now ->
                progress.report(
                    -1,
                    "depth %d, %s nodes, %s so far"
                        .formatted(
                            now.depth(),
                            Numbers.rough((double) now.nodes()),
                            now.score().text(game))));
    onInterrupt(search::stop);
    SearchInfo report = search.await().getFirst();
    progress.close();
    answer.with("proven", report.score().isProven());
    if (report.score().isProven()) {
      int margin = report.score().score() / Score.UNIT;
      answer.with("value", words(position, margin)).with("margin", margin);
      out.println(screen.bold(words(position, report.score().score() / Score.UNIT)) + " (proven)");
      line(out, position, report.line());
    } else {
      out.println(
          screen.bold("unknown after " + Numbers.grouped(report.nodes()) + " nodes")
              + "; the search thinks "
              + report.score().text(game)
              + " for "
              + game.sides().name(position.turn()));
    }
    figures(out, report.nodes(), report.time());
  }

  /** What is published, as {@link #words(Position, int)} says what is proven. */
  private String words(Known known) {
    if (known.margin().isPresent()) {
      return words(game.start(), known.margin().getAsInt());
    }
    return switch (known.outcome()) {
      case FIRST_WINS -> game.sides().name(Position.FIRST) + " wins";
      case DRAW -> "draw";
      case SECOND_WINS -> game.sides().name(Position.SECOND) + " wins";
    };
  }

  private String words(Position position, int margin) {
    if (margin == 0) {
      return "draw";
    }
    int winner = margin > 0 ? position.turn() : 1 - position.turn();
    return game.sides().name(winner) + " wins by " + game.unit().amount(Math.abs(margin));
  }

  private void line(PrintWriter out, Position position, List<Integer> moves) {
    List<String> texts = new ArrayList<>();
    Position walker = position.copy();
    for (int move : moves) {
      texts.add(game.text(walker, move));
      walker.play(move);
    }
    answer.with("line", texts);
    if (!texts.isEmpty()) {
      Paragraph.print(out, "", "line: " + String.join(" ", texts));
    }
  }

  private void figures(PrintWriter out, long nodes, Duration taken) {
    Optional<Known> known = startOptions.isGiven() ? Optional.empty() : game.known();
    if (json.on()) {
      known.ifPresent(
          value -> answer.with("published", words(value)).with("source", value.source()));
      answer
          .with("nodes", nodes)
          .with("millis", taken.toMillis())
          .print(spec.commandLine().getOut());
      return;
    }
    double seconds = taken.toNanos() / 1e9;
    out.println(
        "%s nodes in %s, %s/s"
            .formatted(
                Numbers.grouped(nodes), Numbers.seconds(seconds), Numbers.rough(nodes / seconds)));
    known.ifPresent(
        value ->
            out.println(
                screen.faint("published: %s (%s)".formatted(words(value), value.source()))));
  }

  private static void onInterrupt(Runnable stop) {
    Runtime.getRuntime().addShutdownHook(new Thread(stop));
  }
}
