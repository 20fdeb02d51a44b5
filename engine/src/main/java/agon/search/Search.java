package agon.search;

import agon.game.Position;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One search, from the moment it is asked for: its clock runs from there. It can be stopped, given
 * other limits and awaited by any thread at any time; a stop is never lost, nor does it reach
 * another search.
 */
public final class Search {
  private final Position root;
  private final int[] moves;
  private final SearchListener listener;
  private final Overhead overhead;
  private final Signals signals;
  private final long started = System.nanoTime();
  private final CountDownLatch mayEnd;
  private final CompletableFuture<List<SearchInfo>> result = new CompletableFuture<>();
  private volatile Limits limits;
  private volatile Clock clock;

  /**
   * @param moves those of the root to look at
   * @param pondering whether to go on until told, even if there is nothing more to find
   */
  Search(
      Position root,
      int[] moves,
      Limits limits,
      boolean pondering,
      int threads,
      Overhead overhead,
      SearchListener listener) {
    this.root = root;
    this.moves = moves;
    this.limits = limits;
    this.overhead = overhead;
    this.listener = listener;
    mayEnd = new CountDownLatch(pondering ? 1 : 0);
    clock = new Clock(limits, started, overhead, root.movesAhead());
    signals = new Signals(threads, limits.nodes().orElse(Long.MAX_VALUE));
    signals.setDeadline(clock.deadline());
  }

  /** Searches on this thread, from beginning to end. */
  void run(Engine engine) {
    try {
      List<SearchInfo> best = engine.think(this);
      awaitEnd();
      listener.ended(best);
      result.complete(best);
    } catch (RuntimeException | Error e) {
      result.completeExceptionally(e);
    }
  }

  private void awaitEnd() {
    try {
      mayEnd.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the search soon; it answers with what it has. */
  public void stop() {
    signals.stop();
    mayEnd.countDown();
  }

  /**
   * From now on these limits hold in place of the old ones; time and nodes count from now. What an
   * engine that thinks on the other's time needs when the other plays the expected move.
   */
  public void continueWithin(Limits newLimits) {
    Clock fresh = new Clock(newLimits, System.nanoTime(), overhead, root.movesAhead());
    limits = newLimits;
    clock = fresh;
    signals.setNodesLeft(newLimits.nodes().orElse(Long.MAX_VALUE));
    signals.setDeadline(fresh.deadline());
    mayEnd.countDown();
  }

  /** Whether the answer is there. */
  public boolean isDone() {
    return result.isDone();
  }

  /** Waits for the answer, but no longer than this: whether it is there. */
  public boolean isDoneWithin(Duration most) {
    try {
      List<SearchInfo> _ = result.get(most.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      return isDone();
    }
    return isDone();
  }

  /**
   * Waits for the answer: the best moves, as many as the engine was asked for. A thread that is
   * interrupted while it waits stops the search, gets what there is and stays interrupted.
   */
  public List<SearchInfo> await() {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return result.get();
        } catch (InterruptedException e) {
          interrupted = true;
          stop();
        } catch (ExecutionException e) {
          throw e.getCause() instanceof RuntimeException cause
              ? cause
              : new CompletionException(e.getCause());
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  // ---- for those who search ----

  Position root() {
    return root;
  }

  int[] moves() {
    return moves;
  }

  Limits limits() {
    return limits;
  }

  Clock clock() {
    return clock;
  }

  Signals signals() {
    return signals;
  }

  SearchListener listener() {
    return listener;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }
}
