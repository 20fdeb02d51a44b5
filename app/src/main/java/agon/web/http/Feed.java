package agon.web.http;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Events for everybody who watches one thing. Of several events about the same matter only the last
 * is kept, so whoever comes late or reads slowly gets what counts now and memory does not grow.
 */
public final class Feed {
  /**
   * Something that has happened.
   *
   * @param id ascending; what a client that comes back has seen last
   * @param data JSON
   */
  public record Event(long id, String name, String data) {}

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<String, Event> latest = new HashMap<>();
  private final AtomicInteger watchers = new AtomicInteger();
  private long last;
  private boolean closed;

  /**
   * @param first the number of the first event
   */
  public Feed(long first) {
    last = first - 1;
  }

  /**
   * Tells everybody who listens, and who comes back later.
   *
   * @param matter what it is about: a later event about the same takes its place
   */
  public void publish(String matter, String name, String data) {
    lock.lock();
    try {
      if (!closed) {
        latest.put(matter, new Event(++last, name, data));
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  /** Tells the last there is: whoever hears it knows that nothing more will come. */
  public void end(String matter, String name, String data) {
    lock.lock();
    try {
      publish(matter, name, data);
      closed = true;
    } finally {
      lock.unlock();
    }
  }

  /** Somebody begins to watch; to be followed by {@link #leave}. */
  public void enter() {
    watchers.incrementAndGet();
  }

  public void leave() {
    watchers.decrementAndGet();
  }

  public boolean isWatched() {
    return watchers.get() > 0;
  }

  public boolean isClosed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }

  /** The number of the last event. */
  public long last() {
    lock.lock();
    try {
      return last;
    } finally {
      lock.unlock();
    }
  }

  /**
   * All events after the given one, in order; waits for one if there are none, but not longer than
   * the patience given. A number that was never given out counts as none seen.
   */
  public List<Event> after(long seen, Duration patience) throws InterruptedException {
    lock.lock();
    try {
      long nanos = patience.toNanos();
      long from = seen > last ? 0 : seen;
      while (last <= from && !closed && nanos > 0) {
        nanos = changed.awaitNanos(nanos);
      }
      return latest.values().stream()
          .filter(event -> event.id() > from)
          .sorted(Comparator.comparingLong(Event::id))
          .toList();
    } finally {
      lock.unlock();
    }
  }
}
