package agon.cli.farm;

import agon.cli.options.FarmOption;
import agon.cli.terminal.Exit;
import agon.cluster.Farm;
import agon.cluster.FarmStatus;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon farm status}. */
@Command(
    name = "status",
    mixinStandardHelpOptions = true,
    description = "Machines, cores, games a minute, what is played and what went wrong.")
final class FarmShow implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "HOST:PORT/TOKEN",
      description = "default: the farm that was started on this machine")
  private @Nullable String where;

  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  FarmShow() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    FarmStatus status;
    try (Farm farm = Farm.visit(FarmOption.key(where))) {
      status = farm.status();
    }
    if (json) {
      FarmText.json(status).forEach(line -> line.print(out));
    } else {
      FarmText.lines(status).forEach(line -> out.println("  " + line));
    }
    out.flush();
    return Exit.OK;
  }
}
