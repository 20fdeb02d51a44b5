package agon.mancala;

import java.nio.ByteBuffer;

/**
 * The exact value of every Kalah position with few seeds in its pits, a byte each (such databases
 * for Kalah: Irving, Donkers and Uiterwijk, 2000). What is in the stores only shifts the result, so
 * a value is what the side to move will still win minus what the other will. {@link BoardRanks}
 * tells where it is; {@link KalahDatabaseBuilder} works it out.
 */
final class KalahDatabase {
  /** No value: a position with too many seeds. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private final BoardRanks ranks;
  private final int mostSeeds;
  private final ByteBuffer values;

  KalahDatabase(int pits, int mostSeeds, ByteBuffer values) {
    this.ranks = new BoardRanks(pits, mostSeeds);
    this.mostSeeds = mostSeeds;
    this.values = values;
  }

  /** The most seeds with at most so many positions, counting all with fewer seeds too. */
  static int affordableSeeds(int pits, double mostPositions) {
    int seeds = 0;
    while (seeds < Byte.MAX_VALUE && BoardRanks.boards(pits, seeds + 1) <= mostPositions) {
      seeds++;
    }
    return seeds;
  }

  int mostSeeds() {
    return mostSeeds;
  }

  /** What the side to move will still win minus what the other will, or {@link #UNKNOWN}. */
  int value(long mine, long theirs) {
    int mySeeds = PackedRow.sum(mine);
    int theirSeeds = PackedRow.sum(theirs);
    return mySeeds + theirSeeds > mostSeeds ? UNKNOWN : value(mine, mySeeds, theirs, theirSeeds);
  }

  /** The same for a position that is known to be small enough, with the seeds of its rows. */
  int value(long mine, int mySeeds, long theirs, int theirSeeds) {
    return at(place(mine, mySeeds, theirs, theirSeeds));
  }

  /** Where the value of such a position is. */
  int place(long mine, int mySeeds, long theirs, int theirSeeds) {
    return (int) ranks.number(mine, mySeeds, theirs, theirSeeds);
  }

  int at(int place) {
    return values.get(place);
  }
}
