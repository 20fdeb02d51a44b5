package agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody who means no good gets a short answer and nothing else. */
class HostileClientTest {
  @TempDir Path data;
  private PageServer server;
  private Client client;

  @BeforeEach
  void start() {
    server = PageServer.start(ServerOptions.local(data));
    client = new Client(server);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Socket connect() throws IOException {
    return new Socket(InetAddress.ofLiteral("127.0.0.1"), server.port());
  }

  /** What the server says to these bytes, whatever they are. */
  private String say(String bytes) throws IOException {
    try (Socket socket = connect()) {
      socket.setSoTimeout(3000);
      OutputStream out = socket.getOutputStream();
      out.write(bytes.getBytes(StandardCharsets.ISO_8859_1));
      out.flush();
      ByteArrayOutputStream answer = new ByteArrayOutputStream();
      InputStream in = socket.getInputStream();
      try {
        int next = in.read();
        while (next >= 0) {
          answer.write(next);
          next = in.read();
        }
      } catch (SocketTimeoutException e) {
        // The connection stays open; what came so far is the answer.
      }
      return answer.toString(StandardCharsets.UTF_8);
    }
  }

  private String get(String target, String... headers) throws IOException {
    StringBuilder request = new StringBuilder("GET " + target + " HTTP/1.1\r\n");
    boolean host = false;
    for (String header : headers) {
      request.append(header).append("\r\n");
      host |= header.startsWith("Host:");
    }
    if (!host) {
      request.append("Host: 127.0.0.1:").append(server.port()).append("\r\n");
    }
    return say(request.append("Connection: close\r\n\r\n").toString());
  }

  private void assertStillThere() {
    assertThat(client.get("/api/catalog").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "5",
        "'x'",
        "{'game':5}",
        "{'game':{'a':1}}",
        "{'game':'othello'",
        "{'game':'othello'} {}",
        "{'game':'othello','game':'dipole'}",
        "{'x':1}",
        "\u0000",
        "{'game':'othello','moves':['f5']}",
        "{'game':'othello','time':'99999999999999999999s'}",
        "{'game':'othello','first':'engine(threads=99999999999)'}",
        "{'game':'mnk(m=99999,n=1,k=1)'}"
      })
  void nonsenseInABodyIsRefusedInOneSentence(String body) {
    Client.Answer answer = client.post("/api/games", body);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).isNotEmpty().doesNotContain("\n", "agon.web", "tools.jackson");
  }

  @Test
  void deepNestingIsRefused() {
    Client.Answer answer = client.post("/api/games", "[".repeat(100_000));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error().length()).isLessThan(300);
  }

  @Test
  void hugeBodiesAreRefusedWhateverLengthTheyClaim() throws IOException {
    String big = "{'game':'" + "x".repeat(300_000) + "'}";
    assertThat(client.post("/api/games", big).status()).isEqualTo(413);
    HttpRequest.Builder chunked =
        HttpRequest.newBuilder(client.uri("/api/games"))
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.fromPublisher(
                    HttpRequest.BodyPublishers.ofByteArray(big.getBytes(StandardCharsets.UTF_8))));
    Client.Answer answer = client.send(chunked);
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.error()).contains("KiB");
    assertStillThere();
  }

  @Test
  void otherSitesCannotDriveIt() {
    String[][] foreign = {
      {"Origin", "http://evil.example"},
      {"Origin", "null"},
      {"Origin", "https://127.0.0.1:" + server.port()},
      {"Origin", "http://127.0.0.1:1"},
      {"Sec-Fetch-Site", "cross-site"},
      {"Sec-Fetch-Site", "same-site"}
    };
    for (String[] header : foreign) {
      Client.Answer answer = client.post("/api/games", "{'game':'othello'}", header);
      assertThat(answer.status()).as(header[1]).isEqualTo(403);
    }
    String own = "http://127.0.0.1:" + server.port();
    assertThat(client.post("/api/games", "{'game':'othello'}", "Origin", own).status())
        .isEqualTo(201);
  }

  @Test
  void formsCannotPost() {
    for (String type : new String[] {"text/plain", "application/x-www-form-urlencoded"}) {
      HttpRequest.Builder form =
          HttpRequest.newBuilder(client.uri("/api/games"))
              .header("Content-Type", type)
              .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"othello\"}"));
      assertThat(client.send(form).status()).isEqualTo(415);
    }
  }

  @Test
  void foreignNamesForThisMachineAreTurnedAway() throws IOException {
    assertThat(get("/api/catalog", "Host: evil.example")).startsWith("HTTP/1.1 403");
    assertThat(get("/", "Host: 127.0.0.1.evil.example:80")).startsWith("HTTP/1.1 403");
    assertThat(get("/", "Host: 10.0.0.1")).startsWith("HTTP/1.1 403");
    assertThat(get("/", "Host: localhost:" + server.port())).startsWith("HTTP/1.1 200");
    assertThat(say("GET / HTTP/1.1\r\n\r\n")).startsWith("HTTP/1.1 400");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/css/../../../etc/passwd",
        "/js/%2e%2e/%2e%2e/agon/web/Server.class",
        "/..;/..;/etc/passwd",
        "//etc/passwd",
        "/api/games/..%2f..%2f..%2fetc%2fpasswd",
        "/api/games/%00",
        "/agon/web/openapi.json",
        "/META-INF/MANIFEST.MF",
        "/\\..\\..\\etc\\passwd"
      })
  void noRequestReadsAFile(String target) throws IOException {
    String answer = get(target);
    assertThat(answer).matches("(?s)HTTP/1.1 4\\d\\d .*");
    assertThat(answer).doesNotContain("root:", "Manifest-Version", "\"openapi\"");
  }

  @Test
  void unknownIdsAreNotFound() {
    for (String path :
        List.of("/api/games/abcdefghijkm", "/api/games/x", "/api/games/abcdefghijkm/events")) {
      Client.Answer answer = client.get(path);
      assertThat(answer.status()).as(path).isEqualTo(404);
      assertThat(answer.error()).contains("there is no game");
    }
    assertThat(client.post("/api/games/abcdefghijkm/move", "{'move':'a1'}").status())
        .isEqualTo(404);
  }

  @Test
  void otherMethodsAndPathsAreRefusedAsJson() {
    for (String method : List.of("PUT", "PATCH", "TRACE", "DELETE")) {
      Client.Answer answer =
          client.send(
              HttpRequest.newBuilder(client.uri("/api/catalog"))
                  .header("Content-Type", "application/json")
                  .method(method, HttpRequest.BodyPublishers.noBody()));
      assertThat(answer.status()).as(method).isBetween(400, 405);
    }
    assertThat(client.get("/api/nothing").error()).contains("nothing at");
    assertThat(client.get("/no/such/file.js").status()).isEqualTo(404);
  }

  @Test
  void hugeHeadersAndAddressesAreRefused() throws IOException {
    assertThat(get("/" + "a".repeat(100_000))).matches("(?s)HTTP/1.1 4\\d\\d .*");
    assertThat(get("/", "X-Big: " + "a".repeat(100_000))).matches("(?s)HTTP/1.1 4\\d\\d .*");
    assertStillThere();
  }

  @Test
  void everyAnswerTellsBrowsersToBeStrict() {
    for (String path : List.of("/", "/api/catalog", "/api/nothing", "/play/abc")) {
      var headers = client.get(path).raw().headers();
      assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
          .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(headers.firstValue("Referrer-Policy")).isPresent();
      assertThat(headers.firstValue("Server")).isEmpty();
      assertThat(headers.firstValue("Access-Control-Allow-Origin")).isEmpty();
    }
  }

  @Test
  void theCookieIsOfNoUseToOthers() {
    String cookie = client.get("/").raw().headers().firstValue("Set-Cookie").orElse("");
    assertThat(cookie).contains("HttpOnly").containsIgnoringCase("SameSite=Strict");
  }

  @Test
  void aFloodOfGamesIsStemmed() {
    int refused = 0;
    for (int i = 0; i < 130; i++) {
      Client.Answer answer = client.post("/api/games", "{'game':'tictactoe'}");
      if (answer.status() == 429) {
        refused++;
        assertThat(answer.error()).contains("a minute");
      }
    }
    assertThat(refused).isPositive();
    assertStillThere();
  }

  @Test
  void aFloodOfGamesBetweenComputersIsStemmed() {
    String game = "{'game':'othello','first':'engine','second':'engine'}";
    for (int i = 0; i < 8; i++) {
      assertThat(client.post("/api/games", game).status()).isEqualTo(201);
    }
    assertThat(client.post("/api/games", game).error()).startsWith("8 games between computers");
    assertThat(client.post("/api/games", "{'game':'othello'}").status()).isEqualTo(201);
  }

  @Test
  void aFloodOfSearchesIsStemmed() {
    int refused = 0;
    for (int i = 0; i < 230; i++) {
      String name =
          ("flood" + "abcdefghij".charAt(i % 10) + "abcdefghij".charAt(i / 10 % 10))
              + "abc".charAt(i / 100)
              + "a".repeat(16);
      Client.Answer answer =
          client.post(
              "/api/analyses", "{'game':'othello','time':'10m'}", "Cookie", "agon-client=" + name);
      refused += answer.status() == 429 ? 1 : 0;
    }
    assertThat(refused).isGreaterThan(10);
    assertStillThere();
  }

  /** Watchers that never read, and one who does: the game goes on for the one. */
  @Test
  void whoDoesNotReadKeepsNobodyWaiting() throws IOException {
    var game = client.post("/api/games", "{'game':'mnk(m=40,n=40,k=5)'}").json();
    String path = "/api/games/" + game.get("id").asString();
    List<Socket> deaf = new ArrayList<>();
    try (Events watcher = new Events(client, path + "/events")) {
      for (int i = 0; i < 20; i++) {
        Socket socket = connect();
        socket.setReceiveBufferSize(1024);
        socket
            .getOutputStream()
            .write(
                ("GET " + path + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
        deaf.add(socket);
      }
      for (int i = 1; i <= 30; i++) {
        String move = "{'move':'" + (char) ('a' + i % 20) + (1 + i) + "'}";
        long start = System.nanoTime();
        Client.Answer answer =
            client.post(path + "/move", move, "Agon-Token", game.get("token").asString());
        assertThat(answer.status()).as(answer.error()).isEqualTo(200);
        assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
      }
      watcher.await(e -> e.data().get("ply").asInt() == 30);
    } finally {
      for (Socket socket : deaf) {
        socket.close();
      }
    }
  }
}
