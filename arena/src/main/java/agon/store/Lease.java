package agon.store;

import agon.game.BadInput;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The right to play a tournament, which one process has at a time. It ends when it is closed, when
 * its process ends in whatever way, or when nothing is heard of its machine for half a minute. A
 * holder that was taken for lost, on a machine that slept for example, is told when it wakes up.
 */
public final class Lease implements AutoCloseable {
  private static final System.Logger LOGGER = System.getLogger(Lease.class.getName());
  private static final Duration BEAT = Duration.ofSeconds(5);

  private final SqlDatabase database;
  private final long tournament;
  private final String token;
  private final LongSupplier clock;
  private final Runnable onLoss;
  private final ScheduledExecutorService heart;
  private volatile boolean lost;

  private Lease(
      SqlDatabase database, long tournament, String token, LongSupplier clock, Runnable onLoss) {
    this.database = database;
    this.tournament = tournament;
    this.token = token;
    this.clock = clock;
    this.onLoss = onLoss;
    heart =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("lease-" + tournament).factory());
  }

  /**
   * @param clock milliseconds since 1970
   */
  static Lease take(
      SqlDatabase database, long tournament, Holder holder, LongSupplier clock, Runnable onLoss) {
    String token = UUID.randomUUID().toString();
    Optional<Holder> other =
        database.write(
            handle -> LeaseTable.take(handle, tournament, token, holder, clock.getAsLong()));
    if (other.isPresent()) {
      throw new BadInput(
          "tournament %d is being played by %s; stop that one or wait until it ends"
              .formatted(tournament, other.get().text()));
    }
    Lease lease = new Lease(database, tournament, token, clock, onLoss);
    var _ =
        lease.heart.scheduleAtFixedRate(
            lease::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
    return lease;
  }

  /** Says that we are still there. A database that fails now may answer next time. */
  void beat() {
    try {
      boolean held =
          database.write(handle -> LeaseTable.renew(handle, tournament, token, clock.getAsLong()));
      if (!held && !lost) {
        lost = true;
        heart.shutdown();
        onLoss.run();
      }
    } catch (RuntimeException e) {
      LOGGER.log(System.Logger.Level.WARNING, "the lease could not be renewed: " + e.getMessage());
    }
  }

  /** Refuses to go on without it. */
  public void requireHeld() {
    if (lost) {
      throw new BadInput(
          "tournament %d has been taken over by another arena, which goes on with it"
              .formatted(tournament));
    }
  }

  @Override
  public void close() {
    heart.shutdownNow();
    if (!lost) {
      database.write(
          handle -> {
            LeaseTable.giveBack(handle, tournament, token);
            return true;
          });
    }
  }
}
