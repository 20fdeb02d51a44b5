package agon.mancala;

import agon.endgame.Database;
import agon.endgame.Databases;
import agon.endgame.Values;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * The database of all Oware positions with few seeds. How often a position may come up does not
 * decide what is in it, nor does the number of seeds at the start.
 */
record OwareTables(int pits, OwareRules.GrandSlam grandSlam) implements Database {
  private static final long QUICK_BYTES = 800_000;
  private static final long USUAL_BYTES = 70_000_000;

  /** What two bytes can say, and more than anybody can build on a board of usual size. */
  private static final int MOST_SEEDS = 60;

  static OwareTables of(OwareRules rules) {
    return new OwareTables(rules.pits(), rules.grandSlam());
  }

  @Override
  public String name() {
    return "oware-%d-%s"
        .formatted(pits, grandSlam.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  @Override
  public String unit() {
    return "seeds";
  }

  @Override
  public int quickSize() {
    return affordable(QUICK_BYTES);
  }

  @Override
  public int usualSize() {
    return affordable(USUAL_BYTES);
  }

  @Override
  public int largestSize() {
    return affordable(Integer.MAX_VALUE);
  }

  private int affordable(long bytes) {
    return sizeWithin(0, MOST_SEEDS, bytes);
  }

  @Override
  public long bytes(int size) {
    return (long) OwareDatabase.bytes(pits, size);
  }

  @Override
  public boolean build(int size, ByteBuffer into, IntPredicate goesOn) {
    return new OwareDatabaseBuilder(pits, grandSlam, size, into).build(goesOn);
  }

  /** The largest there is. */
  OwareDatabase present() {
    Values values = Databases.of(this);
    return new OwareDatabase(pits, values.size(), values.bytes());
  }
}
