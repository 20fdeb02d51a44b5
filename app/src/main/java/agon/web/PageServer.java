package agon.web;

import agon.game.BadInput;
import agon.web.board.PositionRoutes;
import agon.web.database.Archive;
import agon.web.database.DatabaseRoutes;
import agon.web.farm.FarmRoutes;
import agon.web.house.Capacity;
import agon.web.house.Guests;
import agon.web.house.House;
import agon.web.http.Clients;
import agon.web.http.Errors;
import agon.web.http.EventStreams;
import agon.web.http.Json;
import agon.web.http.PageFiles;
import agon.web.http.RequestGuard;
import agon.web.http.Requests;
import agon.web.http.Throttle;
import agon.web.lesson.LessonRoutes;
import agon.web.search.OpeningRoutes;
import agon.web.search.OpinionRoutes;
import agon.web.search.SearchRoutes;
import agon.web.search.Searches;
import agon.web.session.SessionFiles;
import agon.web.session.SessionRoutes;
import agon.web.session.Sessions;
import agon.web.tournament.TournamentRoutes;
import agon.web.tournament.Tournaments;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.json.JavalinJackson3;
import java.io.IOException;
import java.io.InputStream;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.NetworkConnectionLimit;

/** The page's server: listens from {@link #start} until {@link #close}. */
public final class PageServer implements AutoCloseable {
  /** A whole game fits into an address. */
  private static final int HEADER_BYTES = 64 << 10;

  private static final int GAMES_A_MINUTE = 120;

  /** More than anybody needs, and fewer than there are file descriptors. */
  private static final int MOST_CONNECTIONS = 3000;

  // Kept here, or the levels set on them could be forgotten with them.
  private static final Logger JAVALIN_LOG = Logger.getLogger("io.javalin");
  private static final Logger JETTY_LOG = Logger.getLogger("org.eclipse.jetty");

  private final ServerOptions options;
  private final PageFiles files;
  private final EventStreams streams = new EventStreams();
  private final Capacity capacity = Capacity.ofThisMachine();
  private final House house;
  private final SessionFiles sessionFiles;
  private final Guests guests;
  private final Sessions sessions;
  private final Searches searches;
  private final Archive archive;
  private final Tournaments tournaments;
  private final String adminToken;
  private final List<String> routes = new ArrayList<>();
  private final Javalin javalin;

  private PageServer(ServerOptions options) {
    this.options = options;
    files = new PageFiles(options.files());
    adminToken = AdminToken.of(options.data());
    archive = new Archive(options.database(), options.data());
    sessionFiles = new SessionFiles(options.data(), archive::add);
    house = new House(capacity);
    searches = new Searches(capacity, house);
    guests = new Guests(options.players());
    tournaments = new Tournaments(archive, house, guests, capacity.tournamentGames());
    sessions = new Sessions(house, sessionFiles);
    javalin = Javalin.create(this::configure);
  }

  public static PageServer start(ServerOptions options) {
    JAVALIN_LOG.setLevel(Level.OFF); // why it could not start is said below, in one sentence
    JETTY_LOG.setLevel(Level.WARNING);
    PageServer server = new PageServer(options);
    try {
      server.javalin.start(options.host(), options.port());
    } catch (RuntimeException e) {
      server.close();
      throw new BadInput(
          "cannot listen on %s port %d: %s; --port takes another"
              .formatted(options.host(), options.port(), rootMessage(e)));
    } finally {
      JAVALIN_LOG.setLevel(Level.WARNING);
    }
    return server;
  }

  private static String rootMessage(Throwable e) {
    Throwable root = e;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String message = String.valueOf(root.getMessage());
    return message.isEmpty() ? "no reason given" : message;
  }

  /** Everything it answers to: {@code GET /api/catalog}. */
  List<String> routes() {
    return List.copyOf(routes);
  }

  /** What lets somebody start tournaments from the page. */
  public String adminToken() {
    return adminToken;
  }

  public int port() {
    return javalin.port();
  }

  /** Where a browser finds the page. */
  public String address() {
    String host = options.host();
    String name = isEverywhere() ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
    return "http://" + name + ":" + port() + "/";
  }

  /** Where other machines find it, best guess first; none where it listens for this one alone. */
  public List<String> addressesForOthers() {
    if (!isEverywhere()) {
      return List.of();
    }
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
          .map(address -> "http://" + address.getHostAddress() + ":" + port() + "/")
          .toList();
    } catch (SocketException e) {
      return List.of();
    }
  }

  private boolean isEverywhere() {
    return options.host().equals("0.0.0.0") || options.host().equals("::");
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.jsonMapper(new JavalinJackson3(Json.MAPPER, true));
    config.http.prefer405over404 = true;
    config.http.maxRequestSize = Requests.MOST_BYTES;
    config.jetty.modifyHttpConfiguration(PageServer::harden);
    config.jetty.modifyServer(
        jetty -> jetty.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, jetty)));
    config.events.handlerAdded(
        handler -> routes.add(handler.getHttpMethod().name() + " " + handler.getPath()));
    files.serve(config);
    RequestGuard gate = new RequestGuard(options.host());
    config.routes.before(
        context -> {
          describe(context);
          gate.check(context);
          Clients.greet(context);
        });
    new PositionRoutes(guests).add(config.routes);
    new SessionRoutes(sessions, house, streams, new Throttle(GAMES_A_MINUTE, System::nanoTime))
        .add(config.routes);
    new SearchRoutes(searches, streams, capacity).add(config.routes);
    new OpinionRoutes(house, guests, token -> TournamentRoutes.isAdmin(token, adminToken))
        .add(config.routes);
    new OpeningRoutes(house).add(config.routes);
    new LessonRoutes().add(config.routes);
    new DatabaseRoutes(archive).add(config.routes);
    new TournamentRoutes(tournaments, streams, adminToken).add(config.routes);
    new FarmRoutes(
            options.data(),
            context ->
                options.host().equals(ServerOptions.LOOPBACK)
                    || TournamentRoutes.isAdmin(context.header("Agon-Token"), adminToken))
        .add(config.routes);
    config.routes.get("/api/openapi.json", PageServer::openApi);
    config.routes.get(
        "/api/addresses", context -> context.json(Map.of("addresses", addressesForOthers())));
    Errors.add(config.routes, files);
  }

  private static void openApi(Context context) throws IOException {
    try (InputStream in = PageServer.class.getResourceAsStream("openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("openapi.json is missing from the program");
      }
      context.contentType("application/json").result(in.readAllBytes());
    }
  }

  private static void harden(HttpConfiguration http) {
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(HEADER_BYTES);
  }

  private void describe(Context context) {
    context.header("Content-Security-Policy", PageFiles.CONTENT_SECURITY_POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Frame-Options", "DENY");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    if (context.path().startsWith("/api/")) {
      context.header("Cache-Control", "no-store");
    }
  }

  @Override
  public void close() {
    tournaments.close();
    searches.close();
    streams.close();
    javalin.stop();
    house.close();
    sessionFiles.close();
    archive.close();
  }
}
