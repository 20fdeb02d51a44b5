package agon.cli.solve;

import agon.cli.options.FarmOption;
import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.options.StartOptions;
import agon.cli.options.TimeConverter;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Screen;
import agon.cluster.FarmKey;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Known;
import agon.game.Position;
import agon.proof.Arguable;
import agon.proof.Arguing;
import agon.search.EngineOptions;
import agon.search.Exact;
import agon.search.Insightful;
import agon.search.Remembering;
import agon.search.TableMemory;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code agon solve}: the value of a position with best play, proven or "unknown". It takes the
 * first way that the game has: a solver of its own, an argument, the farm, the search where margins
 * count, proof numbers elsewhere.
 */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = "Prove what a position is worth with best play, or say that it is not known.")
public final class SolveCommand implements Callable<Integer> {
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
        "from it (Kalah, and blocking on boards of m,n,k; the file is at most as large as the"
            + " table)"
      })
  private @Nullable Path checkpoint;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "write the proof to a file that verify checks, where it is a pairing")
  private @Nullable Path certificate;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  SolveCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Position position = startOptions.position(game);
    StartOptions.requireRunning(position);
    TableMemory.require(EngineOptions.STANDARD.with("hash=" + hash).number("hash"));
    Optional<Exact> solver =
        game instanceof Insightful knowing ? knowing.solver(hash, false) : Optional.empty();
    Optional<FarmKey> key = farm.key();
    key.ifPresent(k -> ByFarm.requireDivisible(game, solver.isPresent()));
    Optional<Arguing> arguing =
        game instanceof Arguable arguable && !startOptions.isGiven()
            ? Optional.of(arguable.arguing(hash))
            : Optional.empty();
    Checkpoint kept = checkpoint(position, memory(solver, arguing));
    boolean goesOn = kept != null && kept.restore();
    try (GivingUp givingUp = new GivingUp(time)) {
      SolveOutput output =
          new SolveOutput(game, position, published(), givingUp, screen, json.words(out));
      output.say("solving " + game.line() + " " + startOptions.describe());
      if (goesOn) {
        output.say("going on from " + checkpoint);
      }
      solve(new SolveTask(game, position, hash, givingUp, output), solver, arguing, kept, key);
      if (json.on()) {
        output.found().print(out);
      }
    }
    return Exit.OK;
  }

  private void solve(
      SolveTask task,
      Optional<Exact> solver,
      Optional<Arguing> arguing,
      @Nullable Checkpoint kept,
      Optional<FarmKey> key) {
    if (solver.isPresent()) {
      BySolver way = new BySolver(task, solver.get(), kept);
      if (way.isAtHome()) {
        way.solve();
        return;
      }
    }
    if (arguing.isPresent()
        && game instanceof Arguable arguable
        && new ByArgument(task, arguable, arguing.get(), kept, certificate).solve()) {
      return;
    }
    if (key.isPresent()) {
      ByFarm.solve(task, key.get());
    } else if (game.marginCounts() && !game.historyMatters()) {
      BySearch.solve(task);
    } else {
      ByProofNumbers.solve(task);
    }
  }

  private Optional<Known> published() {
    return startOptions.isGiven() ? Optional.empty() : game.known();
  }

  /** What is worth keeping of a proof that takes long. */
  private static Optional<Remembering> memory(Optional<Exact> solver, Optional<Arguing> arguing) {
    return solver.isPresent()
        ? solver.filter(Remembering.class::isInstance).map(Remembering.class::cast)
        : arguing.flatMap(Arguing::memory);
  }

  private @Nullable Checkpoint checkpoint(Position position, Optional<Remembering> memory) {
    if (checkpoint == null) {
      return null;
    }
    String about = "%s, %d MiB, %s".formatted(game.line(), hash, game.text(position));
    return new Checkpoint(checkpoint, about, memory.orElseThrow(this::nothingToKeep));
  }

  private BadInput nothingToKeep() {
    return new BadInput(
        "--checkpoint is for proofs that take long and can be kept, such as kalah or"
            + " 'mnk(m=8,n=8,k=5)' from the start, not "
            + game.line());
  }
}
