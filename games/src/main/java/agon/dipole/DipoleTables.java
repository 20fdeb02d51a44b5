package agon.dipole;

import agon.endgame.Database;
import agon.endgame.Databases;
import agon.endgame.Values;
import java.nio.ByteBuffer;
import java.util.function.IntPredicate;

/** The database of all Dipole positions with few men. Where the game began does not matter. */
record DipoleTables(DipoleBoard board) implements Database {
  private static final long QUICK_BYTES = 200_000;
  private static final long USUAL_BYTES = 15_000_000;

  @Override
  public String name() {
    return "dipole-" + board.size;
  }

  @Override
  public String unit() {
    return "men";
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
    return sizeWithin(2, DipoleDatabase.MOST, bytes);
  }

  @Override
  public long bytes(int size) {
    return DipoleDatabase.bytes(board, size);
  }

  @Override
  public boolean build(int size, ByteBuffer into, IntPredicate goesOn) {
    return new DipoleDatabaseBuilder(board, size, into).build(goesOn);
  }

  /** The largest there is. */
  DipoleDatabase present() {
    Values values = Databases.of(this);
    return new DipoleDatabase(board, values.size(), values.bytes());
  }
}
