package agon.endgame;

import java.nio.ByteBuffer;
import java.util.function.IntPredicate;

/**
 * What may be known of all small positions of a game, as plain bytes. A larger database begins with
 * the bytes of every smaller one.
 */
public interface Database {
  /**
   * Everything that decides the values, in letters, digits and hyphens: two databases of the same
   * name and size have the same bytes.
   */
  String name();

  /** What sizes count: seeds, men. */
  String unit();

  /** What works out in well under a second, and is there for everybody. */
  int quickSize();

  /** What is worth keeping for whoever plays: worked out in some seconds. */
  int usualSize();

  /** More than this cannot be built. */
  int largestSize();

  /** How many bytes all positions up to this size take. */
  long bytes(int size);

  /** The largest size from {@code least} to {@code most} that takes no more than so many bytes. */
  default int sizeWithin(int least, int most, long bytes) {
    int size = least;
    while (size < most && bytes(size + 1) <= bytes) {
      size++;
    }
    return size;
  }

  /**
   * Works out all values up to a size.
   *
   * @param into as long as {@link #bytes} says
   * @param goesOn asked now and then, with the size it has got to; false ends it
   * @return whether it got to the end
   */
  boolean build(int size, ByteBuffer into, IntPredicate goesOn);
}
