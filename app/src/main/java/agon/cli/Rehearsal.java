package agon.cli;

import agon.web.Server;
import agon.web.ServerOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/**
 * A little of what people do first, in one go: while it runs Java notes what start-up loads, and
 * the launcher hands that note to every later start.
 */
final class Rehearsal {
  private static final List<String> COMMANDS =
      List.of(
          "--help",
          "games",
          "games othello",
          "solve tictactoe",
          "analyse kalah --depth 6",
          "analyse othello --depth 6",
          "play dipole --first random --second greedy --seed 1",
          "perft tictactoe 3");

  private static final List<String> PATHS =
      List.of("", "api/catalog", "api/position?game=othello", "api/facts?game=kalah");

  private Rehearsal() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    for (String line : COMMANDS) {
      String[] words = line.split(" ", -1);
      Main.commandLine(words).execute(words);
    }
    try (Server server =
            Server.start(
                new ServerOptions(
                    ServerOptions.LOOPBACK,
                    0,
                    Files.createTempDirectory("agon"),
                    Optional.empty(),
                    Optional.empty()));
        HttpClient client = HttpClient.newHttpClient()) {
      for (String path : PATHS) {
        client.send(
            HttpRequest.newBuilder(URI.create(server.address() + path)).build(),
            HttpResponse.BodyHandlers.discarding());
      }
    }
    System.exit(0);
  }
}
