package agon.protocol.net;

import agon.match.Played;
import agon.players.Protocols;
import agon.search.TimeControl;
import agon.serve.GameServer;
import agon.serve.ServerPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A server at a free port, and all that happened on it. */
public final class TestServer implements AutoCloseable {
  public final List<Played> games = Collections.synchronizedList(new ArrayList<>());
  public final List<String> log = Collections.synchronizedList(new ArrayList<>());
  public final GameServer server;

  /** What was said by whom: "2 < 99" is a byte or line from the second client. */
  private final List<String> said = Collections.synchronizedList(new ArrayList<>());

  /**
   * Starts it.
   *
   * @param opponent empty to let clients play each other
   */
  public TestServer(Hosting hosting, String time, int count, int clients, String opponent) {
    server =
        new GameServer(
            hosting,
            new ServerPlan(
                "127.0.0.1",
                0,
                clients,
                count,
                4,
                opponent.isEmpty() ? Optional.empty() : Optional.of(opponent),
                TimeControl.parse(time),
                1),
            Protocols.PLAYERS,
            games::add,
            number -> (voice, nanos, text) -> said.add(number + " " + voice.sign() + " " + text),
            log::add);
  }

  public int port() {
    return server.port();
  }

  /** Waits until something happened. */
  public void awaitLog(String what) throws InterruptedException {
    while (List.copyOf(log).stream().noneMatch(line -> line.contains(what))) {
      Thread.sleep(2);
    }
  }

  /** Waits until it has read something so many times. */
  public void awaitSaid(String what, int times) throws InterruptedException {
    while (Collections.frequency(List.copyOf(said), what) < times) {
      Thread.sleep(2);
    }
  }

  /** Waits until all games are played. */
  public void await() throws InterruptedException {
    server.await();
  }

  /** Waits until all games are played, then sends everybody home. */
  public void awaitAndDismiss() throws InterruptedException {
    server.await();
    dismiss();
  }

  /** Sends everybody home. */
  public void dismiss() {
    server.close();
  }

  @Override
  public void close() {
    server.close();
  }
}
