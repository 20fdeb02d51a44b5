package agon.cli.farm;

import agon.cli.terminal.Exit;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon farm}: start one, join one, look at one. */
@Command(
    name = "farm",
    mixinStandardHelpOptions = true,
    description = "Many machines for one match or tournament: start a farm, join one, look at one.",
    footer = {
      "",
      "Try:",
      "  @|bold ./agon farm start|@                         here; prints the line for other"
          + " machines",
      "  @|bold ./agon match othello engine greedy --farm|@ the same match, played by all of them",
      "  @|bold ./agon farm status|@",
      ""
    },
    subcommands = {FarmStart.class, FarmJoin.class, FarmShow.class})
public final class FarmCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  FarmCommand() {}

  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getOut());
    return Exit.BAD_INPUT;
  }
}
