package agon.endgame;

import agon.game.BadInput;
import agon.game.Game;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;

/**
 * All databases of this process. Each is there once, whoever asks and for however many games of the
 * same rules; whoever asks gets the largest there is, and always one at once: what is not kept
 * anywhere is made in a size that takes a fraction of a second. Files are somebody else's affair:
 * {@link #keptBy}.
 */
public final class Databases {
  /** Where databases outlive the process. */
  public interface Keeper {
    /** The largest that is kept and undamaged. */
    Optional<Values> find(Database database);

    /** Keeps a finished one; whether that worked is the keeper's to tell its user. */
    void keep(Database database, Values values);
  }

  static final Keeper NOWHERE =
      new Keeper() {
        @Override
        public Optional<Values> find(Database database) {
          return Optional.empty();
        }

        @Override
        public void keep(Database database, Values values) {}
      };

  private static final Map<String, Values> PRESENT = new ConcurrentHashMap<>();

  /** Whoever tries one set of rules after the other on somebody's page does not fill the disk. */
  static final int MOST_EXPECTED = 4;

  /** Names of those that {@link #expect} has begun. */
  private static final Set<String> EXPECTED = ConcurrentHashMap.newKeySet();

  private static final AtomicInteger GROWN = new AtomicInteger();
  private static volatile Keeper keeper = NOWHERE;

  private Databases() {}

  /** Asks this keeper from now on; to be said once, before games are made. */
  public static void keptBy(Keeper somebody) {
    keeper = somebody;
    PRESENT.clear();
    EXPECTED.clear();
  }

  /** The largest there is; the first time one of the quick size is made if there is none. */
  public static Values of(Database database) {
    return PRESENT.computeIfAbsent(
        database.name(),
        name ->
            keeper
                .find(database)
                .orElseGet(() -> make(database, database.quickSize(), size -> true).orElseThrow()));
  }

  /**
   * One of at least this size, made and kept if there is none.
   *
   * @param goesOn see {@link Database#build}
   * @return empty if it was told to end
   */
  public static Optional<Values> of(Database database, int size, IntPredicate goesOn) {
    Values present = of(database);
    if (present.size() >= size) {
      return Optional.of(present);
    }
    Optional<Values> made = make(database, size, goesOn);
    made.ifPresent(
        values -> {
          PRESENT.merge(database.name(), values, (a, b) -> a.size() > b.size() ? a : b);
          GROWN.incrementAndGet();
          keeper.keep(database, values);
        });
    return made;
  }

  /**
   * Sees to it that a game's usual database will be there: where it can be kept, and is not yet, it
   * is made on a thread of its own while everybody goes on with what there is. For whoever plays or
   * analyses by the clock, not where the same is to come out on every machine.
   */
  public static void expect(Game game) {
    if (game instanceof Tabulated tabulated) {
      tabulated.database().ifPresent(Databases::expect);
    }
  }

  static void expect(Database database) {
    if (!keeper.equals(NOWHERE)
        && of(database).size() < database.usualSize()
        && EXPECTED.size() < MOST_EXPECTED
        && EXPECTED.add(database.name())) {
      Thread.ofPlatform().daemon().name("agon-database").start(() -> makeIfThereIsRoom(database));
    }
  }

  private static void makeIfThereIsRoom(Database database) {
    try {
      Optional<Values> _ = of(database, database.usualSize(), reached -> true);
    } catch (RuntimeException | OutOfMemoryError e) {
      // Nobody waits for it; the command that makes one says what is wrong.
    }
  }

  /** Another number when a larger database has come up. */
  public static int grown() {
    return GROWN.get();
  }

  private static Optional<Values> make(Database database, int size, IntPredicate goesOn) {
    ByteBuffer room = allocate(database.bytes(size));
    return database.build(size, room, goesOn)
        ? Optional.of(new Values(size, room))
        : Optional.empty();
  }

  /** On the heap while there is plenty, where large pages make it faster; else outside. */
  private static ByteBuffer allocate(long bytes) {
    if (bytes <= Runtime.getRuntime().maxMemory() / 8) {
      return ByteBuffer.allocate((int) bytes);
    }
    try {
      return Arena.ofAuto().allocate(bytes, Long.BYTES).asByteBuffer();
    } catch (OutOfMemoryError e) {
      throw new BadInput("there is no room for a database of %,d bytes".formatted(bytes));
    }
  }
}
