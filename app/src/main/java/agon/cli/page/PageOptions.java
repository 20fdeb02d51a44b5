package agon.cli.page;

import agon.cli.options.DatabaseOption;
import agon.cli.terminal.Exit;
import agon.game.BadInput;
import agon.players.PlayersFile;
import agon.store.DataFolder;
import agon.web.PageServer;
import agon.web.ServerOptions;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How the page is served, and serving it. */
public final class PageOptions {
  @SuppressWarnings("NullAway") // picocli fills the fields in
  PageOptions() {}

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "the port to listen on (default 7070, or a free one if that is taken)")
  private @Nullable Integer port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "the address to listen on (default 127.0.0.1: this machine only)")
  private String host = ServerOptions.LOOPBACK;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "where games are kept (default: your data folder)")
  private @Nullable Path data;

  @Mixin private DatabaseOption database;

  @Option(names = "--files", paramLabel = "FOLDER", hidden = true)
  private @Nullable Path files;

  @Option(names = "--no-browser", description = "do not open a browser")
  private boolean noBrowser;

  /** Serves the page until the program is ended. */
  public int serve(PrintWriter out) throws InterruptedException {
    if (port != null && (port < 0 || port > 65535)) {
      throw new BadInput("--port is a number from 0 to 65535, not " + port);
    }
    try (PageServer server = start()) {
      out.println("Agon is at " + server.address());
      for (String address : server.addressesForOthers()) {
        out.println("For others: " + address);
      }
      if (!host.equals(ServerOptions.LOOPBACK) && !host.equals("localhost")) {
        out.println(
            "Careful: everybody who reaches this machine can open it, without a password and"
                + " without encryption.");
      }
      out.println("Tournaments are started there with the token " + server.adminToken());
      out.println("Ctrl-C ends it.");
      out.flush();
      if (!noBrowser) {
        Browser.open(server.address());
      }
      Thread.currentThread().join();
    }
    return Exit.OK;
  }

  private PageServer start() {
    if (port != null) {
      return start(port);
    }
    try {
      return start(ServerOptions.PORT);
    } catch (BadInput e) {
      return start(0); // the usual port is taken: any other will do
    }
  }

  private PageServer start(int on) {
    Path folder = data == null ? DataFolder.standard() : data;
    return PageServer.start(
        new ServerOptions(
            host,
            on,
            folder,
            database.named(),
            PlayersFile.standard(),
            Optional.ofNullable(files)));
  }
}
