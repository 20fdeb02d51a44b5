package agon.endgame;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * A database that many can make together: the positions of one size fall into slices that need
 * nothing of each other, only smaller positions.
 */
public interface Sliced extends Database {
  /** Bytes of a slice that lie together. */
  record Stretch(long from, int length) {}

  /** Works on the bytes of one database, in one thread; several may work on the same bytes. */
  interface Slicer {
    /** How many slices the positions of exactly this size have. */
    int slices(int size);

    /** Where the bytes of a slice are. */
    List<Stretch> stretches(int size, int slice);

    /** Works out a slice; all smaller positions must be there. */
    void fill(int size, int slice);
  }

  /**
   * Begins to work on a database.
   *
   * @param most the size of the whole database
   * @param values as long as {@link #bytes} says
   */
  Slicer slicer(int most, ByteBuffer values);
}
