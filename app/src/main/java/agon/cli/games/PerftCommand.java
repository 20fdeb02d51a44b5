package agon.cli.games;

import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.options.StartOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.game.Game;
import agon.game.Perft;
import agon.game.Position;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon perft}: counts the leaves of the game tree. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = {
      "Count the leaves of the game tree down to a depth. A pass is a move.",
      "A game that ends earlier is one leaf; the count without those is shown beside it."
    })
public final class PerftCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private StartOptions startOptions;
  @Mixin private JsonOption json;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'kalah(pits=6,seeds=4)'")
  private Game game;

  @Parameters(index = "1", paramLabel = "DEPTH", description = "0 to 99")
  private int depth;

  @Option(names = "--divide", description = "count below each first move")
  private boolean divide;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  PerftCommand() {}

  @Override
  public Integer call() {
    if (depth < 0 || depth > 99) {
      throw new ParameterException(
          spec.commandLine(), "DEPTH is a whole number from 0 to 99, not " + depth);
    }
    PrintWriter out = json.words(spec.commandLine().getOut());
    Position position = startOptions.position(game);
    out.println("perft of " + game.line() + " " + startOptions.describe());
    if (divide) {
      divide(out, position);
    } else {
      for (int d = Math.min(1, depth); d <= depth; d++) {
        count(out, position, d);
      }
    }
    return Exit.OK;
  }

  private void count(PrintWriter out, Position position, int depth) {
    try (Progress progress = new Progress()) {
      Perft perft = new Perft(game, depth, leaves -> progress.report(-1, sofar(leaves, progress)));
      long leaves = perft.count(position, depth);
      double seconds = progress.seconds();
      print(JsonOption.event("perft").with("depth", depth), leaves, perft.endedEarly(), seconds);
      out.printf(
          "depth %2d %,18d  %8s  %8s/s%s%n",
          depth,
          leaves,
          Numbers.seconds(seconds),
          Numbers.rough(leaves / seconds),
          withoutEarly(leaves, perft.endedEarly()));
      out.flush();
    }
  }

  private void divide(PrintWriter out, Position position) {
    int[] moves = new int[game.maxMoves()];
    int count = depth == 0 ? 0 : position.moves(moves);
    long total = count == 0 ? 1 : 0;
    long endedEarly = count == 0 && depth > 0 ? 1 : 0;
    try (Progress progress = new Progress()) {
      for (int i = 0; i < count; i++) {
        String move = game.text(position, moves[i]);
        double done = (double) i / count;
        long before = total;
        Perft perft =
            new Perft(
                game, depth, leaves -> progress.report(done, sofar(before + leaves, progress)));
        position.play(moves[i]);
        long leaves = perft.count(position, depth - 1);
        position.undo();
        total += leaves;
        endedEarly += perft.endedEarly();
        if (json.on()) {
          JsonOption.event("move")
              .with("move", move)
              .with("leaves", leaves)
              .with("endedEarly", perft.endedEarly())
              .print(spec.commandLine().getOut());
        }
        out.printf("%-10s %,18d%s%n", move, leaves, withoutEarly(leaves, perft.endedEarly()));
      }
      double seconds = progress.seconds();
      print(JsonOption.event("perft").with("depth", depth), total, endedEarly, seconds);
      out.printf(
          "%-10s %,18d  %8s  %8s/s%s%n",
          "total",
          total,
          Numbers.seconds(seconds),
          Numbers.rough(total / seconds),
          withoutEarly(total, endedEarly));
    }
  }

  private void print(JsonLine line, long leaves, long endedEarly, double seconds) {
    if (json.on()) {
      line.with("game", game.line())
          .with("leaves", leaves)
          .with("endedEarly", endedEarly)
          .with("seconds", seconds)
          .print(spec.commandLine().getOut());
    }
  }

  private static String withoutEarly(long leaves, long endedEarly) {
    return endedEarly == 0 ? "" : "  (%,d at full depth)".formatted(leaves - endedEarly);
  }

  private static String sofar(long leaves, Progress progress) {
    return Numbers.grouped(leaves)
        + " leaves so far, "
        + Numbers.rough(leaves / progress.seconds())
        + "/s";
  }
}
