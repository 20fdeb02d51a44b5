package agon.cli;

import agon.cli.terminal.Exit;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon completion}: for shells. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    description = {
      "Print a script that completes commands and options in bash and zsh:",
      "source <(./agon completion)"
    })
public final class CompletionCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // picocli fills the field in before it calls call
  CompletionCommand() {}

  @Override
  public Integer call() {
    spec.commandLine().getOut().print(AutoComplete.bash("agon", Main.commandLine()));
    spec.commandLine().getOut().flush();
    return Exit.OK;
  }
}
