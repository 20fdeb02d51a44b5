package agon.cli.games;

import agon.cli.options.GameConverter;
import agon.cli.options.JsonOption;
import agon.cli.options.StartOptions;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Numbers;
import agon.cli.terminal.Progress;
import agon.cli.terminal.Screen;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Playouts;
import agon.game.Position;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon playouts}: games at random, how fast and how they end. */
@Command(
    name = "playouts",
    mixinStandardHelpOptions = true,
    description = "Play games at random on one thread: how many a second, how long, who wins.")
public final class PlayoutsCommand implements Callable<Integer> {
  private static final int BATCH = 64;

  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private StartOptions startOptions;
  @Mixin private JsonOption json;

  @Parameters(
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'mnk(m=15,n=15,k=5)'")
  private Game game;

  @Option(names = "--games", paramLabel = "N", description = "stop after so many games")
  private long games;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "3",
      description = "stop after this time, unless --games is given (default ${DEFAULT-VALUE})")
  private double seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "the same seed gives the same games (default ${DEFAULT-VALUE})")
  private long seed;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  PlayoutsCommand() {}

  @Override
  public Integer call() {
    if (games < 0 || !(seconds > 0 && seconds <= 86_400)) {
      throw new ParameterException(
          spec.commandLine(), "--games is 1 or more and --seconds more than 0, at most 86400");
    }
    Position position = startOptions.position(game);
    StartOptions.requireRunning(position);
    Playouts playouts = new Playouts(game, position, seed);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long cpuBefore = threads.getCurrentThreadCpuTime();
    try (Progress progress = new Progress()) {
      while (games > 0 ? playouts.games() < games : progress.seconds() < seconds) {
        long wanted = games > 0 ? Math.min(BATCH, games - playouts.games()) : BATCH;
        playouts.play((int) wanted);
        double done = games > 0 ? (double) playouts.games() / games : progress.seconds() / seconds;
        progress.report(done, Numbers.grouped(playouts.games()) + " games");
      }
    }
    report(playouts, (threads.getCurrentThreadCpuTime() - cpuBefore) / 1e9);
    return Exit.OK;
  }

  /**
   * @param seconds of processor time: what else the machine does at the moment is nobody's speed
   */
  private void report(Playouts playouts, double seconds) {
    PrintWriter out = spec.commandLine().getOut();
    if (json.on()) {
      JsonOption.event("playouts")
          .with("game", game.line())
          .with("games", playouts.games())
          .with("moves", playouts.moves())
          .with("seconds", seconds)
          .with("meanLength", playouts.meanLength())
          .with("shortest", playouts.shortest())
          .with("longest", playouts.longest())
          .with("firstWins", playouts.share(Outcome.FIRST_WINS))
          .with("draws", playouts.share(Outcome.DRAW))
          .with("secondWins", playouts.share(Outcome.SECOND_WINS))
          .print(out);
      return;
    }
    out.println("random games of " + game.line() + " " + startOptions.describe());
    out.printf(
        "%-12s %s in %s of processor time: %s games/s, %s moves/s%n",
        "played",
        Numbers.grouped(playouts.games()),
        Numbers.seconds(seconds),
        Numbers.rough(playouts.games() / seconds),
        Numbers.rough(playouts.moves() / seconds));
    out.printf(
        "%-12s mean %.2f moves, from %d to %d%n",
        "length", playouts.meanLength(), playouts.shortest(), playouts.longest());
    share(out, game.sides().first() + " wins", playouts.share(Outcome.FIRST_WINS));
    share(out, "draw", playouts.share(Outcome.DRAW));
    share(out, game.sides().second() + " wins", playouts.share(Outcome.SECOND_WINS));
  }

  private void share(PrintWriter out, String name, double share) {
    String bar = (screen.boardStyle().unicode() ? "█" : "#").repeat((int) Math.round(share * 40));
    out.printf("%-12s %6.2f %%  %s%n", name, 100 * share, bar);
  }
}
