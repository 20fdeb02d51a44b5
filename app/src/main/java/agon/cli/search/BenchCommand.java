package agon.cli.search;

import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code agon bench}: fixed searches. The node counts are the engine's signature: the same on every
 * machine, and a change of the search that changes them says so.
 */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description =
        "Fixed searches on one thread: a node count a game, the same everywhere, and speed.")
public final class BenchCommand implements Callable<Integer> {
  private record Task(String game, int depth, List<String> openings) {}

  private static final List<Task> TASKS =
      List.of(
          new Task("mnk(m=5,n=5,k=4)", 8, List.of("", "c3 b2", "a1 c3 b2")),
          new Task("gomoku", 6, List.of("h8", "h8 i9 h9", "h8 h9 i8 g8 j8 f8 i7")),
          new Task("kalah", 12, List.of("", "3 6 4", "1 2 3 4 5 6")),
          new Task("oware", 12, List.of("", "1 1 2 2 3 3")),
          new Task("dipole", 7, List.of("", "H5,NE,1 A4,SW,2", "H5,N,4 A4,SE,3 D5,NW,1")),
          new Task("othello", 10, List.of("f5", "f5d6c3d3c4", "f5d6c3d3c4f4f6f3e6e7")),
          new Task("crete", 8, List.of("", "d6", "d6 f7")));

  @Spec private CommandSpec spec;
  @Mixin private JsonOption json;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "only this one of the benchmark's games")
  private @Nullable Game only;

  @Option(
      names = "--options",
      paramLabel = "NAME=VALUE,…",
      defaultValue = "",
      description = "options of the engine, to see what one is worth: lmr=false")
  private String options;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  BenchCommand() {}

  @Override
  public Integer call() {
    PrintWriter programs = spec.commandLine().getOut();
    PrintWriter out = json.words(programs);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long total = 0;
    for (Task task : TASKS) {
      Game game = Games.CATALOG.game(task.game);
      if (only != null && !only.line().equals(game.line())) {
        continue;
      }
      Engine engine =
          new Engine(game, EngineOptions.STANDARD.with("hash=16,solver=false").with(options));
      engine.warmUp();
      long before = threads.getCurrentThreadCpuTime();
      long nodes = 0;
      for (String opening : task.openings) {
        engine.clear();
        Position position = game.start();
        game.moves(position, opening).forEach(position::play);
        nodes += engine.analyse(position, Limits.depth(task.depth)).nodes();
      }
      double seconds = (threads.getCurrentThreadCpuTime() - before) / 1e9;
      total += nodes;
      if (json.on()) {
        JsonOption.event("bench")
            .with("game", game.line())
            .with("depth", task.depth)
            .with("nodes", nodes)
            .with("seconds", seconds)
            .print(programs);
      }
      out.printf(
          "%-48s depth %2d %,14d nodes  %8s/s%n",
          game.line(), task.depth, nodes, Numbers.rough(nodes / seconds));
      out.flush();
    }
    if (json.on()) {
      JsonOption.event("end").with("nodes", total).print(programs);
    }
    out.printf("%-57s %,14d nodes%n", "total", total);
    return Exit.OK;
  }
}
