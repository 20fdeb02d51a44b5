package agon.cli.network;

import agon.cli.options.ConversationFile;
import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Exit;
import agon.cli.terminal.Screen;
import agon.cli.terminal.TextTable;
import agon.players.Protocols;
import agon.process.Conversation;
import agon.protocol.net.Hosting;
import agon.serve.GameServer;
import agon.serve.ScoreTable;
import agon.serve.ServerPlan;
import agon.store.Store;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Runs a server in front of somebody: a line for each event, a table at the end. */
final class ServeRun {
  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");

  private final DatabaseOption database;
  private final Screen screen;
  private final Optional<Path> logs;
  private final PrintWriter out;
  private final CountDownLatch tidy = new CountDownLatch(1);

  ServeRun(DatabaseOption database, Screen screen, Optional<Path> logs, PrintWriter out) {
    this.database = database;
    this.screen = screen;
    this.logs = logs;
    this.out = out;
  }

  int run(Hosting hosting, ServerPlan plan) {
    try (Store store = database.open();
        GameServer server =
            new GameServer(
                hosting,
                plan,
                Protocols.PLAYERS,
                played -> store.addGame(played.game()),
                this::transcript,
                this::event)) {
      event(
          "%s: listening at port %d of %s, %s"
              .formatted(
                  hosting.game().line(),
                  server.port(),
                  plan.host(),
                  plan.opponent().map(line -> "against " + line).orElse("client against client")));
      server
          .webPort()
          .ifPresent(port -> event("WebSockets: ws://%s:%d".formatted(plan.host(), port)));
      Thread farewell = new Thread(() -> stop(server));
      Runtime.getRuntime().addShutdownHook(farewell);
      server.await();
      table(server.scores());
      forget(farewell);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      tidy.countDown();
    }
    return Exit.OK;
  }

  /** Ctrl-C: nobody comes in any more, and the table is printed before the program ends. */
  private void stop(GameServer server) {
    server.close();
    try {
      if (!tidy.await(5, TimeUnit.SECONDS)) {
        event("the store did not close in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void forget(Thread farewell) {
    try {
      Runtime.getRuntime().removeShutdownHook(farewell);
    } catch (IllegalStateException e) {
      // It is what got us here.
    }
  }

  private void event(String line) {
    synchronized (out) {
      out.println(screen.faint(LocalTime.now(ZoneId.systemDefault()).format(CLOCK)) + "  " + line);
      out.flush();
    }
  }

  private Conversation transcript(int client) {
    return logs.map(folder -> ConversationFile.open(folder.resolve("client-" + client + ".log")))
        .orElse(Conversation.NONE);
  }

  private void table(ScoreTable scores) {
    synchronized (out) {
      out.println();
      if (scores.games() == 0) {
        out.println("No game was finished.");
      } else {
        TextTable table =
            new TextTable("player", " games", " won", " drawn", " lost", " score", " faults");
        for (ScoreTable.Row row : scores.rows()) {
          table.row(
              row.name(),
              Integer.toString(row.games()),
              Integer.toString(row.wins()),
              Integer.toString(row.draws()),
              Integer.toString(row.losses()),
              String.format(Locale.ROOT, "%.1f %%", 100 * row.share()),
              Integer.toString(row.faults()));
        }
        table.print(out, screen);
      }
      out.flush();
    }
  }
}
