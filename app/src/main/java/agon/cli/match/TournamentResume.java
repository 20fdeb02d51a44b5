package agon.cli.match;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Screen;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon tournament resume}. */
@Command(
    name = "resume",
    mixinStandardHelpOptions = true,
    description = "Go on with a match or tournament that was broken off.")
final class TournamentResume implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private Screen screen;
  @Mixin private RunFlags flags;
  @Mixin private DatabaseOption database;

  @Parameters(paramLabel = "ID", description = "as tournament list shows it")
  private long id;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  TournamentResume() {}

  @Override
  public Integer call() {
    return new Run(flags, database, screen, spec.commandLine().getOut()).resume(id);
  }
}
