package agon.cli.players;

import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.protocol.mnkplayer.MnkPlayerJar;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon export-mnkplayer}: the engine as a class for the tester of the Bologna course. */
@Command(
    name = "export-mnkplayer",
    mixinStandardHelpOptions = true,
    description =
        "Write a jar with the engine as an mnkgame.MNKPlayer, for the MNKGame framework of Bologna.")
public final class ExportMnkPlayerCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "the jar to write, such as agon-player.jar")
  private Path file;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  ExportMnkPlayerCommand() {}

  @Override
  public Integer call() {
    try {
      MnkPlayerJar.write(file);
    } catch (IOException e) {
      throw new BadInput(
          "the jar cannot be written to %s: %s"
              .formatted(BadInput.quote(file.toString()), e.getClass().getSimpleName()));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf("Wrote %s. With your framework, on Java 25 or later:%n", file);
    out.printf(
        "  java -cp FRAMEWORK:%s mnkgame.MNKPlayerTester 7 7 5 %s OTHER%n",
        file, MnkPlayerJar.PLAYER);
    return Exit.OK;
  }
}
