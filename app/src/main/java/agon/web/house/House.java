package agon.web.house;

import agon.game.Game;
import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** What all games of the page share: threads to think on, an alarm clock, opponents. */
public final class House implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(House.class.getName());
  private static final Duration GLANCE = Duration.ofMillis(300);
  private static final int SMALL_HASH = 4;

  /** Whether a computer would agree to a draw. */
  public interface Judge {
    boolean agrees(Game game, Position position, int computer);
  }

  private final ExecutorService thinkers;
  private final ScheduledExecutorService alarms;
  private final Opponents opponents;

  public House(Capacity capacity) {
    opponents = new Opponents(capacity.players(), capacity.thinkers());
    thinkers =
        Executors.newFixedThreadPool(
            capacity.thinkers(), Thread.ofPlatform().daemon().name("thinker-", 0).factory());
    alarms =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("alarm").factory());
  }

  public Opponents opponents() {
    return opponents;
  }

  public void think(Runnable task) {
    thinkers.execute(task);
  }

  public Future<?> after(Duration delay, Runnable task) {
    return alarms.schedule(task, delay.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Like {@link #after}, for what does not matter any more once the house is closed. */
  public void soon(Duration delay, Runnable task) {
    if (!alarms.isShutdown()) {
      Future<?> _ = after(delay, task);
    }
  }

  public void report(Throwable e) {
    LOG.log(Level.WARNING, "a player broke down", e);
  }

  /** What the engine sees in a short time, on a thread where it may. */
  public SearchInfo glance(Game game, Position position, Duration time) {
    Future<SearchInfo> info =
        thinkers.submit(
            () ->
                new Engine(game, EngineOptions.STANDARD.with("hash=" + SMALL_HASH))
                    .analyse(position.copy(), Limits.time(time)));
    try {
      return info.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** A computer agrees to a draw unless it thinks it is better, or had no time to think. */
  public boolean agrees(Game game, Position position, int computer) {
    SearchInfo seen = glance(game, position, GLANCE);
    int score = seen.score().score();
    return (seen.depth() > 0 || seen.score().isProven())
        && (position.turn() == computer ? score : -score) <= 0;
  }

  @Override
  public void close() {
    thinkers.shutdownNow();
    alarms.shutdownNow();
    opponents.close();
  }
}
