package agon.process;

import java.io.IOException;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * One thread for all child processes: it starts them, and ends those that let their deadline pass.
 *
 * <p>A player's own thread reads in plain blocking fashion, which costs least; the warden ends a
 * process that is late, and with that the reading. Setting a deadline is one volatile write: the
 * warden sleeps until the earliest deadline it has seen, and is only woken for an earlier one. As
 * every answered move lifts its deadline and the next sets a later one, it wakes about once in the
 * time of a move, not once a move.
 *
 * <p>It also starts them because Linux sends the "parent died" signal when the <em>thread</em> that
 * started a process ends, and this thread lives as long as any child. With no child it ends.
 */
final class Warden {
  private static final Warden ONLY = new Warden();
  private static final long NEVER = Long.MAX_VALUE;
  private static final long EXPIRED = Long.MIN_VALUE;

  private final List<Leash> leashes = new CopyOnWriteArrayList<>();
  private final Queue<Runnable> starts = new ConcurrentLinkedQueue<>();
  private @Nullable Thread thread;
  private volatile long wakeAt = NEVER;

  private Warden() {
    // What a child does is over when its arena is over, however that came.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> leashes.forEach(l -> l.onExpiry.run())));
  }

  /** One child's deadline. */
  static final class Leash implements AutoCloseable {
    private final AtomicLong deadline = new AtomicLong(NEVER);
    private final Runnable onExpiry;

    private Leash(Runnable onExpiry) {
      this.onExpiry = onExpiry;
    }

    /**
     * @param time in the time of {@link System#nanoTime}
     */
    void setDeadline(long time) {
      deadline.compareAndSet(NEVER, time);
      if (ONLY.wakeAt - time > 0) {
        ONLY.wake();
      }
    }

    /** Lifts the deadline; false if it has passed. */
    boolean lift() {
      long was = deadline.get();
      return was != EXPIRED && (was == NEVER || deadline.compareAndSet(was, NEVER));
    }

    boolean hasExpired() {
      return deadline.get() == EXPIRED;
    }

    @Override
    public void close() {
      ONLY.leashes.remove(this);
      ONLY.wake();
    }
  }

  /**
   * Takes a child into care before it is started.
   *
   * @param onExpiry ends the child; called by the warden, or at the end of this process
   */
  static Leash leash(Runnable onExpiry) {
    Leash leash = new Leash(onExpiry);
    ONLY.take(leash);
    return leash;
  }

  /** Starts a process on the warden's thread; its leash must have been taken. */
  static Process start(ProcessBuilder builder) throws IOException {
    CompletableFuture<Process> started = new CompletableFuture<>();
    ONLY.starts.add(
        () -> {
          try {
            started.complete(builder.start());
          } catch (IOException | RuntimeException e) {
            started.completeExceptionally(e);
          }
        });
    ONLY.wake();
    try {
      return started.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
    }
  }

  private synchronized void take(Leash leash) {
    leashes.add(leash);
    if (thread == null) {
      thread = Thread.ofPlatform().daemon().name("agon-warden").start(this::watch);
    }
  }

  private synchronized void wake() {
    LockSupport.unpark(thread);
  }

  private synchronized boolean isDone() {
    if (leashes.isEmpty() && starts.isEmpty()) {
      thread = null;
      return true;
    }
    return false;
  }

  private void watch() {
    while (!isDone()) {
      for (Runnable start = starts.poll(); start != null; start = starts.poll()) {
        start.run();
      }
      long next = endTheLate();
      wakeAt = next;
      // Whoever set a deadline before reading wakeAt is seen here; whoever comes later wakes us.
      if (earliest() < next || !starts.isEmpty()) {
        continue;
      }
      if (next == NEVER) {
        LockSupport.park(this);
      } else {
        LockSupport.parkNanos(this, next - System.nanoTime());
      }
    }
  }

  private long endTheLate() {
    long now = System.nanoTime();
    for (Leash leash : leashes) {
      long deadline = leash.deadline.get();
      if (deadline != NEVER
          && deadline != EXPIRED
          && deadline - now <= 0
          && leash.deadline.compareAndSet(deadline, EXPIRED)) {
        leash.onExpiry.run();
      }
    }
    return earliest();
  }

  private long earliest() {
    long earliest = NEVER;
    for (Leash leash : leashes) {
      long deadline = leash.deadline.get();
      if (deadline != EXPIRED) {
        earliest = Math.min(earliest, deadline);
      }
    }
    return earliest;
  }
}
