package agon.protocol.net;

import agon.player.PlayerFault;
import agon.process.Conversation;
import agon.process.Faults;
import agon.search.Durations;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A port where players of the arena arrive. It stays open as long as the program runs: clients that
 * come back for their next game must find it open, whoever is at the board meanwhile.
 */
final class Door {
  private static final Map<String, Door> OPEN = new ConcurrentHashMap<>();
  private static final int MOST_CLIENTS = 64;

  private final Hosting hosting;
  private final BlockingQueue<Guest> waiting = new LinkedBlockingQueue<>();

  private Door(Hosting hosting, String host, int port) {
    this.hosting = hosting;
    new Doorman(host, port, MOST_CLIENTS, number -> Conversation.NONE, line -> {})
        .open(this::welcome);
  }

  /** The door at a port; players of the same game and protocol share it. */
  static Door at(String host, int port, Hosting hosting) {
    String key =
        host + ":" + port + " " + hosting.getClass().getName() + " " + hosting.game().line();
    return OPEN.computeIfAbsent(key, k -> new Door(hosting, host, port));
  }

  private void welcome(Visit visit) {
    try {
      Guest guest = hosting.greet(visit);
      guest.onLeave(
          () -> {
            waiting.remove(guest);
            guest.close();
          });
      if (guest.isHere() && guest.wantsToPlay()) {
        waiting.add(guest);
      }
    } catch (PlayerFault e) {
      // It was turned away and told so.
    }
  }

  /** The next guest, who may take a while to come. */
  Guest next(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (true) {
      Guest guest;
      try {
        guest = waiting.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw Faults.failure("was not waited for");
      }
      if (guest == null) {
        throw Faults.failure("did not connect within " + Durations.text(patience));
      }
      if (guest.isHere()) {
        return guest;
      }
    }
  }
}
