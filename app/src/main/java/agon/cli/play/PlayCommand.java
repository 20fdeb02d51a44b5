package agon.cli.play;

import agon.cli.options.GameConverter;
import agon.cli.options.PlayerOptions;
import agon.cli.options.RecordFiles;
import agon.cli.options.StartOptions;
import agon.cli.options.TimeConverter;
import agon.cli.terminal.LineSource;
import agon.cli.terminal.PipedLines;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TerminalLines;
import agon.game.BadInput;
import agon.game.Game;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon play}: a game in the terminal, or piped. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Play a game in the terminal, or through a pipe, one move a line.")
public final class PlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private StartOptions startOptions;
  @Mixin private PlayerOptions playerOptions;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameConverter.class,
      description = "such as othello or 'mnk(m=15,n=15,k=5)'; not needed with --load")
  private @Nullable Game game;

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      defaultValue = "human",
      description = "who moves first: human (default), engine, 'level(n=4)', greedy or random")
  private String first;

  @Option(
      names = "--second",
      paramLabel = "PLAYER",
      defaultValue = "greedy",
      description = "who moves second: human, engine, 'level(n=4)', greedy (default) or random")
  private String second;

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "play against the engine held back to level 1 (easy) to 10")
  private @Nullable Integer level;

  @Option(names = "--engine", description = "play against the engine at full strength")
  private boolean engine;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      defaultValue = "1s",
      description = "how long the engine thinks about a move (default ${DEFAULT-VALUE})")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "makes random and greedy repeat themselves")
  private @Nullable Long seed;

  @Option(names = "--load", paramLabel = "FILE", description = "go on with a saved game")
  private @Nullable Path load;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  PlayCommand() {}

  @Override
  public Integer call() {
    TerminalGame match = match();
    if (level != null || engine) {
      String opponent = level == null ? "engine" : "level(n=" + level + ")";
      boolean humanSecond = second.equalsIgnoreCase(TerminalGame.HUMAN);
      first = humanSecond ? opponent : first;
      second = humanSecond ? second : opponent;
    }
    match.seat(first, second, playerOptions.players(), seed == null ? System.nanoTime() : seed);
    try (LineSource lines = lines()) {
      return new PlaySession(match, lines, screen, spec.commandLine().getOut(), time).run();
    }
  }

  private TerminalGame match() {
    if (game != null && load == null) {
      return TerminalGame.of(game, startOptions.startText(game), startOptions.position(game));
    }
    if (game == null && load != null && !startOptions.isGiven()) {
      return TerminalGame.of(RecordFiles.load(load));
    }
    throw new BadInput("play needs either a GAME, such as othello, or --load FILE");
  }

  private static LineSource lines() {
    return Screen.isTerminal()
        ? new TerminalLines()
        : new PipedLines(
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }
}
