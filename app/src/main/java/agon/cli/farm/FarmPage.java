package agon.cli.farm;

import agon.cli.terminal.JsonLine;
import agon.cluster.FarmStatus;
import agon.report.Html;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A farm to look at, on this machine alone: {@code /} for people, {@code /status.json} for
 * programs, {@code /metrics} for Prometheus. There is nothing here to change anything with.
 */
final class FarmPage implements AutoCloseable {
  private static Html page(List<String> lines) {
    return Html.of(
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="refresh" content="3">
        <title>Agon farm</title>
        <style>
          :root { color-scheme: light dark; }
          body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
          pre { overflow-x: auto; font: 14px/1.5 ui-monospace, monospace; }
        </style>
        <h1>Agon farm</h1>
        <pre>%s</pre>
        </html>
        """,
        String.join("\n", lines));
  }

  private final HttpServer server;
  private final Supplier<FarmStatus> status;

  private FarmPage(HttpServer server, Supplier<FarmStatus> status) {
    this.server = server;
    this.status = status;
  }

  /** Opens it, if the port is free: a farm does without. */
  static Optional<FarmPage> open(int port, Supplier<FarmStatus> status) {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 16);
      FarmPage page = new FarmPage(server, status);
      server.createContext("/", page::answer);
      server.setExecutor(
          Executors.newSingleThreadExecutor(
              Thread.ofPlatform().daemon().name("farm-page").factory()));
      server.start();
      return Optional.of(page);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String host = Optional.ofNullable(exchange.getRequestHeaders().getFirst("Host")).orElse("");
      if (!host.matches("(127\\.0\\.0\\.1|localhost)(:\\d+)?")) {
        send(exchange, 403, "text/plain", "this page is for the machine it is on\n");
      } else if (!List.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
        send(exchange, 405, "text/plain", "there is only something to read here\n");
      } else {
        switch (exchange.getRequestURI().getPath()) {
          case "/" ->
              send(exchange, 200, "text/html", page(FarmText.lines(status.get())).toString());
          case "/status.json" ->
              send(
                  exchange,
                  200,
                  "application/json",
                  FarmText.json(status.get()).stream()
                      .map(JsonLine::toString)
                      .collect(Collectors.joining(",\n", "[", "]\n")));
          case "/metrics" ->
              send(exchange, 200, "text/plain; version=0.0.4", FarmText.metrics(status.get()));
          default -> send(exchange, 404, "text/plain", "there is no such page\n");
        }
      }
    }
  }

  private static void send(HttpExchange exchange, int code, String type, String text)
      throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    String charset = type.contains("charset") || type.contains("json") ? "" : "; charset=utf-8";
    exchange.getResponseHeaders().set("Content-Type", type + charset);
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(code, -1);
    } else {
      exchange.sendResponseHeaders(code, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
