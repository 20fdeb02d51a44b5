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
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code agon farm start}. */
@Command(
    name = "start",
    mixinStandardHelpOptions = true,
    description =
        "Start a farm: this machine hands out the work and does its part of it. Started again, it"
            + " is the same farm, and its machines come back by themselves.")
final class FarmStart implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description =
          "the address to listen on (default 127.0.0.1: this machine only); 0.0.0.0 for all")
  private String host;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the first of two ports to listen on (default 4750)")
  private @Nullable Integer port;

  @Option(
      names = "--cores",
      paramLabel = "N",
      description = "cores of this machine that play (default: all); 0 for none")
  private @Nullable Integer cores;

  @Option(names = "--name", paramLabel = "NAME", defaultValue = "", description = "of this machine")
  private String name;

  @Option(names = "--new-token", description = "lock out everybody who knows the old token")
  private boolean newToken;

  @SuppressWarnings("NullAway") // picocli fills the fields in before it calls call
  FarmStart() {}

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    FarmFile file = FarmFile.standard();
    Token token = token(file);
    boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
    int first = port == null ? FarmAddress.USUAL_PORT : port;
    FarmKey here = new FarmKey(new FarmAddress(everywhere ? "127.0.0.1" : host, first), token);
    FarmPlace place =
        new FarmPlace(host, name, cores == null ? Machine.cores() : cores, file.folder());
    try (FarmNode node = FarmNode.start(here, place)) {
      file.write(here);
      Optional<FarmPage> page = FarmPage.open(first + 2, node::status);
      out.println();
      out.println(
          node.cores() == 0
              ? "  The farm is open; this machine itself plays no games."
              : "  The farm is open: %d cores here, %,d nodes/s each."
                  .formatted(node.cores(), node.speed()));
      out.println("  On every other machine, with the same version of Agon:");
      out.println();
      out.println(
          "    ./agon farm join %s --token %s"
              .formatted(
                  everywhere ? address() + ":" + first : here.address().text(), token.text()));
      if (!everywhere && here.address().host().startsWith("127.")) {
        out.println();
        out.println("  It listens for this machine alone; --host 0.0.0.0 lets other machines in.");
      }
      out.println();
      out.println("  Here: ./agon match othello engine greedy --farm, ./agon farm status");
      page.ifPresent(
          p -> out.println("  To look at: " + p.address() + ", " + p.address() + "metrics"));
      out.println();
      out.flush();
      new Shift(node, out).stay();
      page.ifPresent(FarmPage::close);
    }
    return Exit.OK;
  }

  /** The one asked for, else the one of last time, so that its machines know it again. */
  private Token token(FarmFile file) {
    String named = System.getenv("AGON_FARM_TOKEN");
    if (newToken) {
      return Token.random();
    }
    return named != null && !named.isBlank()
        ? new Token(named)
        : file.read().map(FarmKey::token).orElseGet(Token::random);
  }

  /** Where others probably find this machine. */
  private static String address() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
          .map(address -> address.getHostAddress())
          .findFirst()
          .orElse("HOST");
    } catch (SocketException e) {
      throw new BadInput("this machine's addresses cannot be read: " + e.getMessage());
    }
  }
}
