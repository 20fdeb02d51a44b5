package agon.web.search;

import agon.web.house.Capacity;
import agon.web.house.House;
import agon.web.http.Names;
import agon.web.http.Refusal;

import agon.game.BadInput;
import agon.search.Engine;
import agon.search.EngineOptions;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The queue of searches: first come, first served, each client at most one of a kind, so nobody
 * gets ahead by asking often. While others wait a search runs for a slice of time only.
 */
public final class Searches implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(Searches.class.getName());
  private static final int MOST = 200;
  private static final long SLICE = Duration.ofSeconds(5).toNanos();
  private static final Duration TICK = Duration.ofMillis(200);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition more = lock.newCondition();
  private final Deque<Search> waiting = new ArrayDeque<>();
  private final List<Search> running = new ArrayList<>();
  private final Map<String, Search> all = new LinkedHashMap<>();
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
  void submit(Search search) {
    lock.lock();
    try {
      if (all.values().stream().filter(s -> !s.feed().isClosed()).count() >= MOST) {
        throw new Refusal(
            Refusal.TOO_MANY, "%d searches wait already; try again later".formatted(MOST));
      }
      for (Search other : List.copyOf(all.values())) {
        if (other.client().equals(search.client()) && other.kind() == search.kind()) {
          drop(other, "replaced");
        }
      }
      all.put(search.id(), search);
      waiting.add(search);
      tellPlaces();
      more.signal();
    } finally {
      lock.unlock();
    }
  }

  Search find(String text, Search.Kind kind) {
    String id = Names.id(text, kind.word);
    lock.lock();
    try {
      Search search = all.get(id);
      if (search == null || search.kind() != kind) {
        throw new Refusal(
            Refusal.NOT_FOUND, "there is no %s %s".formatted(kind.word, BadInput.quote(text)));
      }
      return search;
    } finally {
      lock.unlock();
    }
  }

  void stop(Search search) {
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

  private void drop(Search search, String reason) {
    search.stop(reason);
    if (waiting.remove(search)) {
      search.end(reason);
      tellPlaces();
    }
  }

  private void tellPlaces() {
    int place = 1;
    for (Search search : waiting) {
      search.setPlace(place++);
    }
  }

  /** One thread of the queue; keeps its engine while the game stays the same. */
  private void work() {
    Engine engine = null;
    Search search = next();
    while (search != null) {
      try {
        engine = fitting(engine, search);
        search.run(engine);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        LOG.log(Level.WARNING, "a search broke down", e);
        engine = null;
        search.end("failed");
      }
      finished(search);
      search = next();
    }
  }

  private Engine fitting(@Nullable Engine last, Search search) {
    boolean fits =
        last != null
            && last.game().line().equals(search.game().line())
            && last.options().number("multipv") == search.multipv();
    return last != null && fits
        ? last
        : new Engine(
            search.game(),
            EngineOptions.STANDARD.with("hash=" + hash + ",multipv=" + search.multipv()));
  }

  private @Nullable Search next() {
    lock.lock();
    try {
      while (waiting.isEmpty() && !closed) {
        more.awaitUninterruptibly();
      }
      if (closed) {
        return null;
      }
      Search search = waiting.remove();
      running.add(search);
      search.setPlace(0);
      tellPlaces();
      return search;
    } finally {
      lock.unlock();
    }
  }

  private void finished(Search search) {
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
      for (Search search : List.copyOf(all.values())) {
        if (!search.feed().isClosed() && search.isAbandoned()) {
          drop(search, "nobody watches");
        }
      }
      for (Search search : running) {
        if (!waiting.isEmpty() && search.runningNanos() > SLICE) {
          search.stop("others wait");
        }
        search.insist();
      }
      all.values().removeIf(Search::isForgotten);
    } finally {
      lock.unlock();
    }
    house.soon(TICK, this::tick);
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
