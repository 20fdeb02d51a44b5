package agon.cli.network;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon serve}: other people's clients play here. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "PROTOCOL",
    description =
        "Be the server that other people's clients connect to: they play each other, or one of our"
            + " players.",
    subcommands = {ServeDipole.class, ServeTuc.class, ServeKgp.class})
public final class ServeCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls run
  ServeCommand() {}

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
