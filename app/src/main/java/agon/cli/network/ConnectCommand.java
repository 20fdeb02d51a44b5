package agon.cli.network;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code agon connect}: one of our players on other people's servers. */
@Command(
    name = "connect",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "PROTOCOL",
    description = "Be a client: one of our players plays on another server.",
    subcommands = {ConnectDipole.class, ConnectTuc.class, ConnectKgp.class})
public final class ConnectCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls run
  ConnectCommand() {}

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
