package agon.cli;

import agon.cluster.FarmAddress;
import agon.cluster.FarmKey;
import agon.cluster.FarmNode;
import agon.cluster.FarmPlace;
import agon.cluster.secret.Token;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What {@link Rehearsal} is for everything else: a farm that opens on this machine and plays a
 * match, so that the JVM keeps what it had to load for it.
 */
final class FarmRehearsal {
  private static final String HERE = "127.0.0.1";

  private FarmRehearsal() {}

  /** Needs a folder that may be filled and thrown away. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    FarmKey key = new FarmKey(new FarmAddress(HERE, freePort()), Token.random());
    try (FarmNode _ = FarmNode.start(key, new FarmPlace(HERE, "rehearsal", 1, folder))) {
      String[] words = {
        "match",
        "othello",
        "engine",
        "greedy",
        "--games=2",
        "--time=nodes=200",
        "--farm-at=" + key.address().text() + "/" + key.token().text(),
        "--db=" + folder.resolve("games.db")
      };
      int _ = Main.commandLine(words).execute(words);
    }
    System.exit(0);
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    }
  }
}
