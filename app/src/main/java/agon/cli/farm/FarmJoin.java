package agon.cli.farm;

import agon.cli.terminal.Exit;
import agon.cluster.FarmAddress;
import agon.cluster.FarmFile;
import agon.cluster.FarmKey;
import agon.cluster.FarmNode;
import agon.cluster.FarmPlace;
import agon.cluster.secret.Token;
import agon.game.BadInput;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code agon farm join}. */
@Command(
    name = "join",
    mixinStandardHelpOptions = true,
    description =
        "Work for the farm of another machine until Ctrl-C; then finish what is begun and leave.")
final class FarmJoin implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "HOST:PORT", description = "as farm start prints it")
  private String address;

  @Option(
      names = "--token",
      paramLabel = "TOKEN",
      description = "as farm start prints it (default: $$AGON_FARM_TOKEN)")
  private @Nullable String token;

  @Option(names = "--cores", paramLabel = "N", description = "how many to use (default: all)")
  private @Nullable Integer cores;

  @Option(names = "--name", paramLabel = "NAME", defaultValue = "", description = "of this machine")
  private String name;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  FarmJoin() {}

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    String secret =
        Optional.ofNullable(token)
            .or(() -> Optional.ofNullable(System.getenv("AGON_FARM_TOKEN")))
            .orElseThrow(() -> new BadInput("--token is missing; farm start prints it"));
    FarmKey key = new FarmKey(FarmAddress.parse(address), new Token(secret));
    int all = cores == null ? Machine.cores() : cores;
    if (all < 1) {
      throw new BadInput("--cores is 1 or more, not " + all);
    }
    FarmPlace place = new FarmPlace("", name, all, FarmFile.standard().folder());
    try (FarmNode node = FarmNode.join(key, place)) {
      out.println(
          "  %s works for %s with %d cores, %,d nodes/s each; Ctrl-C leaves."
              .formatted(node.name(), address, node.cores(), node.speed()));
      out.flush();
      new Shift(node, out).stay();
    }
    return Exit.OK;
  }
}
