package agon.mancala;

/**
 * Numbers for all boards of packed rows with at most so many seeds in their pits, without gaps and
 * without the stores.
 *
 * <p>A row is numbered among all rows with as many seeds by the combinatorial number system: the
 * sum over all pits k but the last of C(p + k, k + 1), where p is the number of seeds in pits 0 to
 * k. All p at once are one multiplication. Boards come in layers by the seeds of both rows
 * together, so the numbers of the boards with few seeds do not depend on how many seeds there may
 * be; in a layer by the seeds of the mover's row, then by the two rows.
 */
final class BoardRanks {
  private static final long EACH = 0x0101010101010101L;

  private final int pits;
  private final int mostSeeds;
  private final int stride;

  /** C(p + k, k + 1) at k · stride + p. */
  private final long[] parts;

  /** How many rows have so many seeds. */
  private final long[] rowCounts;

  /** Where boards begin, at the mover's seeds · stride + the other's. */
  private final long[] blocks;

  /** The numbers must fit into a long: see {@link #count}. */
  BoardRanks(int pits, int mostSeeds) {
    this.pits = pits;
    this.mostSeeds = mostSeeds;
    stride = mostSeeds + 1;
    parts = new long[pits * stride];
    for (int pit = 0; pit < pits; pit++) {
      for (int before = 0; before <= mostSeeds; before++) {
        parts[pit * stride + before] = (long) count(before - 1, pit + 1);
      }
    }
    rowCounts = new long[stride];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      rowCounts[seeds] = (long) count(seeds, pits - 1);
    }
    blocks = new long[stride * stride];
    long size = 0;
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      for (int mine = 0; mine <= seeds; mine++) {
        blocks[mine * stride + seeds - mine] = size;
        size += rowCounts[mine] * rowCounts[seeds - mine];
      }
    }
  }

  /** In how many ways at most so many seeds lie in so many places: C(seeds + places, places). */
  static double count(int seeds, int places) {
    double ways = 1;
    for (int i = 1; i <= places; i++) {
      ways = Math.rint(ways * (seeds + i) / i);
    }
    return ways;
  }

  /** How many boards of two rows have at most so many seeds. */
  static double boards(int pits, int seeds) {
    return count(seeds, 2 * pits);
  }

  int mostSeeds() {
    return mostSeeds;
  }

  /** How many rows have exactly so many seeds. */
  int rows(int seeds) {
    return (int) rowCounts[seeds];
  }

  /** Where the boards with so many seeds in the mover's row and in the other begin. */
  long block(int mySeeds, int theirSeeds) {
    return blocks[mySeeds * stride + theirSeeds];
  }

  long number(long mine, int mySeeds, long theirs, int theirSeeds) {
    return blocks[mySeeds * stride + theirSeeds] + row(mine) * rowCounts[theirSeeds] + row(theirs);
  }

  /** The number of a row among those with as many seeds. */
  long row(long row) {
    long before = row * EACH;
    long number = 0;
    for (int pit = 0, at = 0; pit < pits - 1; pit++, at += stride) {
      number += parts[at + ((int) before & 0xFF)];
      before >>>= 8;
    }
    return number;
  }

  /** Puts all rows with so many seeds at their numbers, from a place on. */
  void enumerate(long[] rows, int from, int seeds) {
    enumerate(rows, from, 0, 0, seeds);
  }

  private void enumerate(long[] rows, int from, long begin, int pit, int seedsLeft) {
    if (pit == pits - 1) {
      long row = begin | (long) seedsLeft << (pit << 3);
      rows[from + (int) row(row)] = row;
      return;
    }
    for (int seeds = 0; seeds <= seedsLeft; seeds++) {
      enumerate(rows, from, begin | (long) seeds << (pit << 3), pit + 1, seedsLeft - seeds);
    }
  }
}
