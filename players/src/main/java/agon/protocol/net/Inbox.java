package agon.protocol.net;

import agon.player.PlayerFault;
import agon.process.Faults;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what has come over a connection until somebody asks for it, and knows when it came: a
 * player's time ends when its answer arrives, not when a busy machine gets round to it.
 */
public final class Inbox<T> implements Connection.Sink<T> {
  /** More than this unasked for is a flood, by clients. */
  private static final int USUAL = 1000;

  /** A server may say more while we think. */
  private static final int MANY = 1_000_000;

  /** Without a piece it says that there will be no more. */
  private record Letter<T>(@Nullable T piece, long nanos) {}

  private final int most;
  private final BlockingQueue<Letter<T>> letters = new LinkedBlockingQueue<>();
  private @Nullable String ended;
  private Runnable onEnd = () -> {};

  private Inbox(int most) {
    this.most = most;
  }

  /** For what clients say. */
  public static <T> Inbox<T> ofClient() {
    return new Inbox<>(USUAL);
  }

  /** For what a server says. */
  public static <T> Inbox<T> ofServer() {
    return new Inbox<>(MANY);
  }

  @Override
  public boolean heard(T piece) {
    return letters.size() < most && letters.offer(new Letter<>(piece, System.nanoTime()));
  }

  @Override
  public void ended(String why) {
    Runnable action;
    synchronized (this) {
      ended = why;
      action = onEnd;
    }
    letters.add(new Letter<>(null, System.nanoTime()));
    action.run();
  }

  /** What to do when the other end is gone; at once if it already is. */
  public void onEnd(Runnable action) {
    synchronized (this) {
      onEnd = action;
      if (ended == null) {
        return;
      }
    }
    action.run();
  }

  public synchronized boolean isOpen() {
    return ended == null;
  }

  /** Forgets what has come unasked for. */
  public void clear() {
    letters.removeIf(letter -> letter.piece != null);
  }

  /** A moment from now, for {@link #receive}. */
  public static long deadline(Duration limit, Duration grace) {
    return System.nanoTime() + limit.plus(grace).toNanos();
  }

  /**
   * Waits for the next piece.
   *
   * @param deadline the moment it must have come by
   * @param limit what the other end knows it has, for the sentence if it is late
   */
  public T receive(long deadline, Duration limit, Duration grace) {
    Letter<T> letter;
    try {
      letter = letters.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Faults.failure("was not waited for: the server stopped");
    }
    if (letter == null || (letter.piece != null && letter.nanos - deadline > 0)) {
      throw Faults.late(limit, grace);
    }
    if (letter.piece == null) {
      letters.add(letter);
      throw gone();
    }
    return letter.piece;
  }

  /** Waits for the next piece for as long as it takes; null when there will be no more. */
  public @Nullable T take() throws InterruptedException {
    Letter<T> letter = letters.take();
    if (letter.piece == null) {
      letters.add(letter);
    }
    return letter.piece;
  }

  private synchronized PlayerFault gone() {
    return Faults.failure(ended == null ? "hung up" : ended);
  }
}
