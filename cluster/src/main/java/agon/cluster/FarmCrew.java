package agon.cluster;

import agon.game.BadInput;
import agon.match.Chunk;
import agon.match.Crew;
import agon.match.Fixture;
import agon.match.Played;
import agon.match.Schedule;
import agon.match.Tournament;
import agon.match.Work;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Has the games of a run played by a farm. What comes back is kept here, by one thread, as if it
 * had been played here.
 */
public final class FarmCrew implements Crew, AutoCloseable {
  /** A chunk takes about so long: much longer than to send it, and little is lost with one. */
  private static final double CHUNK_SECONDS = 10;

  private static final int MOST_GAMES = 200;
  private static final long LOOK_NANOS = 2_000_000_000L;

  private final Farm farm;
  private final FarmGames games;
  private final String run = UUID.randomUUID().toString();
  private final ExecutorService keeper =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("farm-keeper").factory());
  private final Object lock = new Object();
  private @Nullable String brief;
  private final Residuals residuals = new Residuals();
  private int open;
  private int taken;
  private long played;
  private double seconds;
  private @Nullable Throwable failure;
  private volatile int cores;
  private long looked;

  public FarmCrew(Farm farm, FarmGames games) {
    this.farm = farm;
    this.games = games;
    cores = farm.cores();
    looked = System.nanoTime();
  }

  @Override
  public void play(Work work) {
    Tournament tournament = work.tournament();
    String brief = brief(tournament);
    int expected = new Schedule(tournament).expectedGames();
    while (isRoom(work)) {
      Optional<Chunk> next = work.next(size(expected));
      if (next.isEmpty()) {
        break;
      }
      Chunk chunk = next.get();
      synchronized (lock) {
        open++;
        taken += chunk.games().size();
      }
      Order order =
          new Order(
              run,
              chunk.id(),
              GamesTrade.KIND,
              tournament.name(),
              games.threads(),
              games.without(),
              GamesTrade.body(brief, chunk.games()));
      CompletableFuture<Delivery> delivery = farm.order(order);
      var _ =
          delivery.whenCompleteAsync(
              (done, problem) -> arrived(work, chunk, done, problem), keeper);
    }
    finish(work);
  }

  /** Rounds of one run hand over the same tournament. */
  private String brief(Tournament tournament) {
    String now = brief;
    if (now == null) {
      now = games.bring(farm, tournament);
      brief = now;
    }
    return now;
  }

  /** Waits until the farm could do with another chunk; false if something went wrong. */
  private boolean isRoom(Work work) {
    synchronized (lock) {
      while (failure == null && open >= capacity()) {
        await(work);
        look();
      }
      return failure == null;
    }
  }

  /** As many as can be played at once, and one in hand for the machine that is done first. */
  private int capacity() {
    return Math.max(1, cores / games.threads()) + 1;
  }

  /** Machines come and go. */
  private void look() {
    if (System.nanoTime() - looked > LOOK_NANOS && farm.isConnected()) {
      looked = System.nanoTime();
      keeper.execute(
          () -> {
            cores = farm.cores();
            synchronized (lock) {
              lock.notifyAll();
            }
          });
    }
  }

  @SuppressWarnings("WaitNotInLoop") // whoever calls this does it in one
  private void await(Work work) {
    try {
      lock.wait(500);
    } catch (InterruptedException e) {
      work.stop();
    }
  }

  /** How many games make a chunk; fewer towards the end, so that all machines finish together. */
  private int size(int expected) {
    synchronized (lock) {
      double each = played == 0 ? CHUNK_SECONDS : seconds / played;
      long left = Math.max(0, expected - taken) / (2L * capacity());
      return Math.clamp(Math.min(left, Math.round(CHUNK_SECONDS / each)), 1, MOST_GAMES);
    }
  }

  private void finish(Work work) {
    Throwable problem;
    synchronized (lock) {
      while (open > 0 && failure == null) {
        await(work);
      }
      problem = failure;
    }
    if (problem instanceof RuntimeException e) {
      throw e;
    }
    if (problem != null) {
      throw new IllegalStateException(problem);
    }
  }

  private void arrived(
      Work work, Chunk chunk, @Nullable Delivery delivery, @Nullable Throwable problem) {
    Throwable wrong =
        problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem;
    try {
      if (delivery != null) {
        keep(work, chunk, delivery);
      }
    } catch (Throwable e) { // the ledger, or a machine that sends nonsense
      wrong = e;
    }
    synchronized (lock) {
      open--;
      if (delivery != null) {
        played += delivery.units();
        seconds += delivery.nanos() / 1e9;
      }
      failure = failure == null ? wrong : failure;
      lock.notifyAll();
    }
  }

  private void keep(Work work, Chunk chunk, Delivery delivery) {
    Tournament tournament = work.tournament();
    List<Played> all =
        Bytes.read(delivery.body(), in -> read(in, chunk.games(), tournament, delivery));
    for (int i = 0; i < all.size(); i++) {
      work.done(chunk.games().get(i), all.get(i));
      residuals.add(delivery.machine(), chunk.games().get(i), all.get(i));
    }
  }

  private static List<Played> read(
      DataInputStream in, List<Fixture> fixtures, Tournament tournament, Delivery delivery)
      throws IOException {
    if (in.readInt() != fixtures.size()) {
      throw new BadInput(delivery.machine() + " delivers other games than were ordered");
    }
    List<Played> all = new ArrayList<>();
    for (Fixture fixture : fixtures) {
      Played game = GameBytes.readPlayed(in, tournament.boards().get(fixture.board()));
      all.add(timed(game, tournament.time().text()));
    }
    return all;
  }

  /** The record says what time the tournament gives, not what that is on another machine. */
  private static Played timed(Played played, String time) {
    return played.record().time().equals(time)
        ? played
        : new Played(
            played.game().with(played.record().withTime(time)), played.result(), played.broken());
  }

  /** Which machine played what, and whether one is out of line. */
  public Residuals residuals() {
    return residuals;
  }

  @Override
  public void close() {
    keeper.shutdownNow();
  }
}
