package agon.cli.solve;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * When a proof is given up: once its time is over, or when somebody presses Ctrl-C, who still hears
 * what was found out by then.
 */
final class GivingUp implements AutoCloseable {
  /** A proof that does not hear Ctrl-C by then is left without a word. */
  private static final int PATIENCE_SECONDS = 10;

  private final long started = System.nanoTime();
  private final CountDownLatch said = new CountDownLatch(1);
  private final @Nullable Duration time;
  private volatile boolean interrupted;
  private volatile Runnable stop = () -> {};

  /**
   * The clock begins now.
   *
   * @param time null for as long as it takes
   */
  GivingUp(@Nullable Duration time) {
    this.time = time;
    Runtime.getRuntime().addShutdownHook(new Thread(this::interrupt));
  }

  private void interrupt() {
    interrupted = true;
    stop.run();
    try {
      boolean _ = said.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** For what is not asked whether it {@link #isDue}, but told. */
  void tell(Runnable stop) {
    this.stop = stop;
    if (interrupted) {
      stop.run();
    }
  }

  boolean isDue() {
    return interrupted || left().filter(left -> !left.isPositive()).isPresent();
  }

  /** Whether half the time is over, which is all that a first attempt may take. */
  boolean isHalfOver() {
    return interrupted || (time != null && taken().multipliedBy(2).compareTo(time) > 0);
  }

  Duration taken() {
    return Duration.ofNanos(System.nanoTime() - started);
  }

  /** Empty where nobody set a time. */
  Optional<Duration> left() {
    return Optional.ofNullable(time).map(all -> all.minus(taken()));
  }

  /** All is said; who pressed Ctrl-C waits no longer. */
  @Override
  public void close() {
    said.countDown();
  }
}
