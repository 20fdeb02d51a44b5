package agon.othello;

import agon.search.Abdada;
import agon.search.EngineOptions;
import agon.search.OwnSearch;
import agon.search.TableMemory;
import agon.search.Worker;
import java.util.function.Supplier;

/** The search of boards of up to 8x8: one table for all threads, from the opening to the end. */
final class OwnSearch8 implements OwnSearch {
  private static final int BYTES_A_POSITION = 24;

  private final Terrain8 terrain;
  private final boolean emptiesToWinner;
  private final Supplier<Estimate8> estimates;
  private final Supplier<Position8> start;
  private final Table8 table;
  private final Abdada abdada = new Abdada();
  private final boolean shares;

  /**
   * @param estimates makes one for each thread
   */
  OwnSearch8(
      Terrain8 terrain,
      boolean emptiesToWinner,
      Supplier<Estimate8> estimates,
      Supplier<Position8> start,
      EngineOptions options) {
    this.terrain = terrain;
    this.emptiesToWinner = emptiesToWinner;
    this.estimates = estimates;
    this.start = start;
    int mebibytes = options.number("hash");
    TableMemory.require(mebibytes);
    table = new Table8((int) Math.min(80_000_000, ((long) mebibytes << 20) / BYTES_A_POSITION));
    shares = options.number("threads") > 1;
    boolean _ = Faster8.usesVectors(); // better found out now than while a clock runs
  }

  @Override
  public Worker worker() {
    Search8 search = new Search8(terrain, emptiesToWinner, estimates.get(), table, abdada, shares);
    return new Worker8(terrain, search, table, start.get());
  }

  @Override
  public void clear() {
    table.clear();
  }

  @Override
  public void nextSearch() {
    table.nextSearch();
  }

  @Override
  public int permill() {
    return table.permill();
  }
}
