package agon.protocol.kgp;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.games.Games;
import agon.process.Patience;
import agon.protocol.net.LineSocket;
import agon.protocol.net.TestServer;
import java.io.UncheckedIOException;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clients of the protocol that come by WebSocket; the JDK's own is the other end. */
@Timeout(120)
class KgpWebSocketTest {
  private static final Game SMALL = Games.CATALOG.game("kalah(pits=3,seeds=2)");

  private static TestServer server(int games, String opponent) {
    return new TestServer(
        new KgpHosting(SMALL, Patience.STANDARD, OptionalInt.of(0)), "10s", games, 4, opponent);
  }

  /** Keeps what comes, a line each; whoever closes is heard as well. */
  private static final class Ear implements WebSocket.Listener {
    final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final StringBuilder line = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
      line.append(text);
      if (last) {
        assertThat(line.toString()).endsWith("\r\n");
        heard.add(line.toString().strip());
        line.setLength(0);
      }
      return WebSocket.Listener.super.onText(socket, text, last);
    }

    @Override
    public CompletionStage<?> onPong(WebSocket socket, ByteBuffer message) {
      heard.add("(pong of " + message.remaining() + ")");
      return WebSocket.Listener.super.onPong(socket, message);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      heard.add("(closed with " + status + ")");
      return WebSocket.Listener.super.onClose(socket, status, reason);
    }
  }

  private static WebSocket connect(TestServer server, HttpClient http, Ear ear) {
    URI address =
        URI.create("ws://127.0.0.1:%d/socket".formatted(server.server.webPort().orElseThrow()));
    return http.newWebSocketBuilder().buildAsync(address, ear).join();
  }

  @Test
  void aClientByWebSocketPlaysOneByTcp() throws Exception {
    Ear ear = new Ear();
    try (TestServer server = server(1, "");
        HttpClient http = HttpClient.newHttpClient()) {
      WebSocket client = connect(server, http, ear);
      assertThat(ear.heard.take()).isEqualTo("2 kgp 1 0 1");
      client.sendText("set info:name \"web\"\r\nmode free", false).join();
      client.sendText("play", true).join(); // a message in fragments, a line in messages
      client.sendText("\r\n", true).join();
      assertThat(ear.heard.take()).isEqualTo("4 ok");
      client.sendPing(ByteBuffer.wrap(new byte[] {1, 2, 3})).join();
      assertThat(ear.heard.take()).isEqualTo("(pong of 3)");
      try (LineSocket other = LineSocket.to(server.port())) {
        other.hear();
        other.send("mode freeplay\r\n");
        other.hear();
        KgpCommand state = KgpCommand.read(ear.heard.take()).orElseThrow();
        assertThat(state.argument(0)).isEqualTo("<3,0,0,2,2,2,2,2,2>");
        String ref = "@" + state.id().getAsLong();
        client.sendText("%s move 9\r\n%s yield\r\n".formatted(ref, ref), true).join();
        server.await();
        assertThat(ear.heard.take()).endsWith(ref + " stop");
      }
      assertThat(server.games.getFirst().record().first()).isEqualTo("web");
      server.dismiss();
      assertThat(ear.heard.take()).isEqualTo("goodbye");
      assertThat(ear.heard.take()).isEqualTo("(closed with 1000)");
    }
  }

  @Test
  void whoClosesHasLeft() throws Exception {
    Ear ear = new Ear();
    try (TestServer server = server(1, "random");
        HttpClient http = HttpClient.newHttpClient()) {
      WebSocket client = connect(server, http, ear);
      client.sendText("mode freeplay\n", true).join();
      while (!ear.heard.take().contains(" state ")) {
        // the greeting
      }
      client.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
      server.await();
      assertThat(server.games.getFirst().result().ending().text())
          .isEqualTo("player failed: hung up");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GET /socket HTTP/1.1 |                           | 400",
        "POST /socket HTTP/1.1 | Upgrade: websocket       | 400",
        "hello                |                           | 400",
        "GET /other HTTP/1.1  | Upgrade: websocket        | 404",
        "GET /socket HTTP/1.1 | Upgrade: websocket~Host: 127.0.0.1~Origin: http://evil.example | 403",
        "GET /socket HTTP/1.1 | Upgrade: websocket~Host: 127.0.0.1~Origin: :: | 403",
        "GET /socket HTTP/1.1 | UPGRADE: WebSocket~Host: 127.0.0.1~Origin: http://127.0.0.1 | 101",
      })
  void otherRequestsAreRefused(String request, String fields, String status) {
    try (TestServer server = server(0, "random");
        LineSocket client = LineSocket.to(server.server.webPort().orElseThrow())) {
      client.send(request + "\r\n");
      client.send("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
      client.send((fields == null ? "" : fields.replace("~", "\r\n") + "\r\n") + "\r\n");
      assertThat(client.hear()).startsWith("HTTP/1.1 " + status + " ");
      if (status.equals("101")) {
        client.hear();
        client.hear();
        assertThat(client.hear())
            .as("the example of RFC 6455")
            .isEqualTo("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
      }
    }
  }

  @Test
  void rudeFramesAndEndlessRequestsAreHungUpOn() {
    try (TestServer server = server(0, "random")) {
      int port = server.server.webPort().orElseThrow();
      for (String rude :
          new String[] {
            "\u0001\u0003abc", // without a mask
            "\u0009~\u0001\u0001", // a ping of 257 bytes
            "\u0008\u0000",
          }) {
        try (LineSocket client = LineSocket.to(port)) {
          client.send("GET /socket HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n");
          client.send(rude);
          hearToTheEnd(client);
        }
      }
      try (LineSocket client = LineSocket.to(port)) {
        client.send("x".repeat(9000));
        hearToTheEnd(client);
      }
      try (LineSocket after = LineSocket.to(port)) {
        after.send("\r\n\r\n");
        assertThat(after.hear()).startsWith("HTTP/1.1 400 ");
      }
    }
  }

  private static void hearToTheEnd(LineSocket client) {
    try {
      while (client.hear() != null) {
        // what it was told before
      }
    } catch (UncheckedIOException e) {
      assertThat(e).hasRootCauseInstanceOf(SocketException.class); // reset, not timed out
    }
  }
}
