package agon.web.search;

import agon.game.BadInput;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.web.house.Capacity;
import agon.web.house.House;
import agon.web.http.RandomNames;
import agon.web.http.Refusal;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The queue of searches: first come, first served, each client at most one of a kind, so nobody
 * gets ahead by asking often. While others wait a search runs for a slice of time only, and one
 * that nobody watches hardly at all.
 */
public final class Searches implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Searches.class.getName());
  private static final int MOST = 200;

  /** A class of students may sit behind one address; a single visitor has one of each kind. */
  private static final int MOST_AN_ADDRESS = 64;

  /** So long an engine waits for the next question with what it has learnt. */
  private static final Duration IDLE = Duration.ofMinutes(1);

  private static final long SLICE = Duration.ofSeconds(5).toNanos();
  private static final Duration TICK = Duration.ofMillis(200);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition more = lock.newCondition();
  private final Deque<PageSearch> waiting = new ArrayDeque<>();
  private final List<PageSearch> running = new ArrayList<>();
  private final Map<String, PageSearch> all = new LinkedHashMap<>();
  private final int hash;
  private final House house;
  private boolean closed;

  public Searches(Capacity capacity, House house) {
    this.hash = capacity.hash();
    this.house = house;
    for (int i = 0; i < capacity.analyses(); i++) {
      Thread.ofPlatform().daemon().name("search-" + i).start(this::work);
    }
    house.soon(TICK, this::tick);
  }

  /** Puts a search into the queue; the client's earlier one of the same kind ends. */
  void submit(PageSearch search) {
    lock.lock();
    try {
      for (PageSearch other : List.copyOf(all.values())) {
        if (other.client().equals(search.client()) && other.kind() == search.kind()) {
          drop(other, "replaced");
        }
      }
      requireRoom(MOST, _ -> true);
      requireRoom(MOST_AN_ADDRESS, other -> other.isFrom(search));
      all.put(search.id(), search);
      waiting.add(search);
      tellPlaces();
      more.signal();
    } finally {
      lock.unlock();
    }
  }

  private void requireRoom(int most, Predicate<PageSearch> counts) {
    long open = all.values().stream().filter(s -> !s.feed().isClosed()).filter(counts).count();
    if (open >= most) {
      throw new Refusal(
          Refusal.TOO_MANY, "%d searches wait already; try again later".formatted(most));
    }
  }

  PageSearch find(String text, PageSearch.Kind kind) {
    String id = RandomNames.id(text, kind.word);
    lock.lock();
    try {
      PageSearch search = all.get(id);
      if (search == null || search.kind() != kind) {
        throw new Refusal(
            Refusal.NOT_FOUND, "there is no %s %s".formatted(kind.word, BadInput.quote(text)));
      }
      return search;
    } finally {
      lock.unlock();
    }
  }

  void stop(PageSearch search) {
    lock.lock();
    try {
      drop(search, "stopped");
    } finally {
      lock.unlock();
    }
  }

  /** How many wait. */
  int waiting() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }

  private void drop(PageSearch search, String reason) {
    search.stop(reason);
    if (waiting.remove(search)) {
      search.end(reason);
      tellPlaces();
    }
  }

  private void tellPlaces() {
    int place = 1;
    for (PageSearch search : waiting) {
      search.setPlace(place++);
    }
  }

  /** One thread of the queue; keeps its engine while the game stays the same and people ask. */
  private void work() {
    Kept kept = null;
    while (!isClosed()) {
      PageSearch search = next(kept == null ? Long.MAX_VALUE : IDLE.toNanos());
      if (search == null) {
        kept = null;
        giveMemoryBack();
        continue;
      }
      try {
        kept = fitting(kept, search);
        search.run(kept.engine());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        LOG.log(Level.WARNING, "a search broke down", e);
        kept = null;
        search.end("failed");
      }
      finished(search);
    }
  }

  private boolean isClosed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }

  /**
   * After a flood the machine gets its memory again: only whole collections make a heap smaller,
   * and this collector does so in four steps.
   */
  private void giveMemoryBack() {
    lock.lock();
    try {
      if (closed || !running.isEmpty() || !waiting.isEmpty()) {
        return;
      }
    } finally {
      lock.unlock();
    }
    for (int step = 0; step < 4; step++) {
      System.gc();
    }
  }

  /** An engine with what it has learnt, and what it was made for. */
  private record Kept(String what, Engine engine) {}

  private Kept fitting(@Nullable Kept last, PageSearch search) {
    String options = options(search);
    String what = search.game().line() + " " + options;
    return last != null && last.what().equals(what)
        ? last
        : new Kept(what, new Engine(search.game(), EngineOptions.STANDARD.with(options)));
  }

  private String options(PageSearch search) {
    PageSearch.Means means = search.means();
    return "hash=%d,threads=%d,multipv=%d"
        .formatted(means.hash() == 0 ? hash : means.hash(), means.threads(), search.multipv());
  }

  /** The next search; null if none comes for so long, or the server stops. */
  private @Nullable PageSearch next(long patience) {
    lock.lock();
    try {
      long nanos = patience;
      while (waiting.isEmpty() && !closed && nanos > 0) {
        nanos = more.awaitNanos(nanos);
      }
      if (closed || waiting.isEmpty()) {
        return null;
      }
      PageSearch search = waiting.remove();
      running.add(search);
      search.setPlace(0);
      tellPlaces();
      return search;
    } catch (InterruptedException e) {
      return null; // nobody interrupts these threads
    } finally {
      lock.unlock();
    }
  }

  private void finished(PageSearch search) {
    lock.lock();
    try {
      running.remove(search);
    } finally {
      lock.unlock();
    }
  }

  /** Now and then: searches nobody watches end, and those that run too long while others wait. */
  private void tick() {
    lock.lock();
    try {
      for (PageSearch search : List.copyOf(all.values())) {
        if (!search.feed().isClosed() && search.isAbandoned()) {
          drop(search, "nobody watches");
        }
      }
      for (PageSearch search : running) {
        if (isWaitedFor(search) && (search.runningNanos() > SLICE || search.isUnwatched())) {
          search.stop("others wait");
        }
      }
      all.values().removeIf(PageSearch::isForgotten);
    } finally {
      lock.unlock();
    }
    house.soon(TICK, this::tick);
  }

  /**
   * Whether somebody waits for this one to end. A review comes to its end by itself, so only other
   * people cut it short: whoever asked for it has asked for its analysis too.
   */
  private boolean isWaitedFor(PageSearch search) {
    return search.kind() == PageSearch.Kind.REVIEW
        ? waiting.stream().anyMatch(other -> !other.client().equals(search.client()))
        : !waiting.isEmpty();
  }

  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      List.copyOf(all.values()).forEach(search -> drop(search, "stopped"));
      more.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
