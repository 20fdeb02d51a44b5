package agon.mancala;

import agon.endgame.Databases;
import agon.endgame.Sliced;
import agon.endgame.Values;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.function.IntPredicate;

/** The database of all Kalah positions with few seeds, for the rules that decide their values. */
record KalahTables(KalahRules rules) implements Sliced {
  private static final double QUICK_POSITIONS = 3_000_000;
  private static final double USUAL_POSITIONS = 100_000_000;
  private static final double SOLVING_POSITIONS = 230_000_000;

  @Override
  public String name() {
    return "kalah-%d-%s%s-%s-%s"
        .formatted(
            rules.pits(),
            rules.relay() ? "relay-" : "",
            rules.emptyCapture() ? "empty-capture" : rules.capture() ? "standard" : "no-capture",
            word(rules.end()),
            word(rules.remaining()));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String unit() {
    return "seeds";
  }

  @Override
  public int quickSize() {
    return KalahDatabase.affordableSeeds(rules.pits(), QUICK_POSITIONS);
  }

  @Override
  public int usualSize() {
    return KalahDatabase.affordableSeeds(rules.pits(), USUAL_POSITIONS);
  }

  /** For a position with so many seeds in its pits. */
  int solvingSize(int seeds) {
    int usual = KalahDatabase.affordableSeeds(rules.pits(), SOLVING_POSITIONS);
    return Math.clamp(quickSize() + (seeds - 36) / 2, quickSize(), Math.max(usual, quickSize()));
  }

  @Override
  public int largestSize() {
    return KalahDatabase.affordableSeeds(rules.pits(), Integer.MAX_VALUE);
  }

  @Override
  public long bytes(int size) {
    return (long) BoardRanks.boards(rules.pits(), size);
  }

  @Override
  public boolean build(int size, ByteBuffer into, IntPredicate goesOn) {
    return new KalahDatabaseBuilder(rules, size, into).build(goesOn);
  }

  @Override
  public Slicer slicer(int most, ByteBuffer values) {
    return new KalahDatabaseBuilder(rules, most, values);
  }

  /** The largest there is. */
  KalahDatabase present() {
    Values values = Databases.of(this);
    return new KalahDatabase(rules.pits(), values.size(), values.bytes());
  }
}
