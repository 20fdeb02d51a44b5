package agon.cli;

import agon.web.PageServer;
import agon.web.ServerOptions;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/**
 * Begins once what people begin with, the page above all. The launcher lets the JVM watch it after
 * a build and keep what it had to load and link (JEP 514): every later start needs half the time.
 */
final class Rehearsal {
  private static final List<String> COMMANDS =
      List.of("games othello", "solve tictactoe", "analyse othello --depth 6", "players");

  private Rehearsal() {}

  /** Needs a folder that may be filled and thrown away. */
  public static void main(String[] args) throws IOException {
    for (String command : COMMANDS) {
      String[] words = command.split(" ", -1);
      int _ = Main.commandLine(words).execute(words);
    }
    try (PageServer server = PageServer.start(ServerOptions.local(Path.of(args[0])))) {
      for (String path : List.of("", "api/catalog")) {
        try (InputStream page = URI.create(server.address()).resolve(path).toURL().openStream()) {
          System.out.println(page.readAllBytes().length);
        }
      }
    }
    // As at every end of a command: threads of the server may still be there.
    System.exit(0);
  }
}
