package agon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Servers and clients as people start them, against each other. */
@Timeout(120)
class ServeConnectTest {
  @TempDir private Path folder;

  /** What a command printed, while it runs. */
  private static final class Running {
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    int run(List<String> args) {
      return Main.commandLine()
          .setOut(new PrintWriter(out))
          .setErr(new PrintWriter(err))
          .execute(args.toArray(String[]::new));
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dipole,--warm-up=0,--games=2",
    "tuc,--size=4 --blocked=none,--size=4",
    "tuc,--game=hexthello(radius=2),--game=hexthello(radius=2)",
    "kgp,--game=kalah(pits=3;seeds=3),--name=Agon"
  })
  void ourClientPlaysOnOurServer(String protocol, String serving, String connecting)
      throws Exception {
    String port = Integer.toString(freePort());
    Running server = new Running();
    List<String> serve =
        new ArrayList<>(
            List.of(
                "serve",
                protocol,
                "--port",
                port,
                "--games",
                "2",
                "--opponent",
                "random",
                "--db",
                folder.resolve("games.db").toString(),
                "--log",
                folder.toString()));
    serve.addAll(List.of(serving.replace(';', ',').split(" ", -1)));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Integer> serverCode = threads.submit(() -> server.run(serve));
      while (!server.out.toString().contains("listening at port " + port)) {
        assertThat(server.err.toString()).isEmpty();
        Thread.sleep(20);
      }
      Running client = new Running();
      List<String> connect =
          List.of(
              "connect",
              protocol,
              "127.0.0.1",
              port,
              "--engine",
              "greedy",
              "--time",
              "200ms",
              connecting);
      assertThat(client.run(connect)).as(client.err.toString()).isZero();
      assertThat(serverCode.get()).as(server.err.toString()).isZero();
      assertThat(server.out.toString())
          .contains("game 2: ")
          .contains("player ")
          .containsPattern("random\\s+2 ");
      assertThat(Files.readString(folder.resolve("client-1.log"))).contains(" > ", " < ");
    }
  }

  @Test
  void wrongInputGetsOneSentence() throws IOException {
    CommandRun.assertRefused(
        CommandRun.agon("", "serve", "dipole", "--port", "70000"), "a port is");
    CommandRun.assertRefused(
        CommandRun.agon("", "serve", "tuc", "--code", "7"), "the codes begin with 101");
    CommandRun.assertRefused(
        CommandRun.agon("", "serve", "tuc", "--game", "hexthello", "--size", "8"),
        "--game says all about the board");
    CommandRun.assertRefused(
        CommandRun.agon("", "serve", "tuc", "--game", "kalah"), "play othello or hexthello");
    CommandRun.assertRefused(
        CommandRun.agon("", "serve", "kgp", "--game", "othello"), "plays kalah");
    CommandRun.assertRefused(
        CommandRun.agon("", "serve", "kgp", "--opponent", "nobody"), "there is no player 'nobody'");
    CommandRun.assertRefused(
        CommandRun.agon("", "connect", "tuc", "127.0.0.1", "0"), "a port is a number");
    int port = freePort();
    CommandRun.assertRefused(
        CommandRun.agon("", "connect", "kgp", "127.0.0.1", Integer.toString(port)),
        "nobody answers at port " + port);
  }
}
