package agon.mancala;

import agon.game.Position;

/**
 * The exact value of every Kalah position with few seeds in its pits, a byte each (such databases
 * for Kalah: Irving, Donkers and Uiterwijk, 2000). What is in the stores only shifts the result, so
 * a value is what the side to move will still win minus what the other will.
 *
 * <p><b>Index.</b> A row is numbered among all rows with as many seeds by the combinatorial number
 * system: the sum over all pits k but the last of C(p + k, k + 1), where p is the number of seeds
 * in pits 0 to k. All p at once are one multiplication. A position is its two rows in a block for
 * their two numbers of seeds.
 *
 * <p><b>Order.</b> A sowing either brings seeds into a store, so what follows has fewer seeds, or
 * stays in the own row, where it moves seeds to the right, so every p shrinks or stays and the row
 * gets a smaller number. Hence one pass is enough: by seeds, then over pairs of rows in the order
 * of their numbers, each pair once with either side to move.
 */
final class KalahEndgames {
  /** No value: a position with too many seeds. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private static final long EACH = 0x0101010101010101L;

  private final int pits;
  private final int mostSeeds;

  /** C(p + k, k + 1) at k · (mostSeeds + 1) + p. */
  private final int[] parts;

  /** How many rows have so many seeds. */
  private final int[] rowCounts;

  /** Where the block of positions begins, at the mover's seeds · (mostSeeds + 1) + the other's. */
  private final int[] blocks;

  private final byte[] values;

  /**
   * Builds the whole database: about ten million positions a second.
   *
   * @param board any board of these rules, to play on
   */
  KalahEndgames(PackedKalah board, int mostSeeds) {
    this.pits = board.pits();
    this.mostSeeds = mostSeeds;
    int stride = mostSeeds + 1;
    parts = new int[pits * stride];
    for (int pit = 0; pit < pits; pit++) {
      for (int before = 0; before <= mostSeeds; before++) {
        parts[pit * stride + before] = Math.toIntExact(choose(before + pit, pit + 1));
      }
    }
    rowCounts = new int[stride];
    long[][] rows = new long[stride][];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      rowCounts[seeds] = Math.toIntExact(choose(seeds + pits - 1, pits - 1));
      rows[seeds] = new long[rowCounts[seeds]];
      enumerate(rows[seeds], 0, 0, seeds);
    }
    blocks = new int[stride * stride];
    int size = 0;
    for (int mine = 0; mine <= mostSeeds; mine++) {
      for (int theirs = 0; mine + theirs <= mostSeeds; theirs++) {
        blocks[mine * stride + theirs] = size;
        size += rowCounts[mine] * rowCounts[theirs];
      }
    }
    values = new byte[size];
    for (int seeds = 1; seeds <= mostSeeds; seeds++) {
      for (int fewer = 0; 2 * fewer <= seeds; fewer++) {
        fill(board, rows[seeds - fewer], rows[fewer], 2 * fewer == seeds);
      }
    }
  }

  /** The most seeds with at most so many positions, counting all with fewer seeds too. */
  static int affordableSeeds(int pits, long mostPositions) {
    int seeds = 0;
    while (seeds < Byte.MAX_VALUE && choose(seeds + 1 + 2 * pits, 2 * pits) <= mostPositions) {
      seeds++;
    }
    return seeds;
  }

  /** The binomial coefficient, for small numbers. */
  private static long choose(int from, int count) {
    long ways = 1;
    for (int i = 1; i <= count; i++) {
      ways = ways * (from - count + i) / i;
    }
    return ways;
  }

  int mostSeeds() {
    return mostSeeds;
  }

  /** What the side to move will still win minus what the other will, or {@link #UNKNOWN}. */
  int value(long mine, long theirs) {
    int mySeeds = PackedRow.sum(mine);
    int theirSeeds = PackedRow.sum(theirs);
    return mySeeds + theirSeeds > mostSeeds
        ? UNKNOWN
        : values[index(mine, mySeeds, theirs, theirSeeds)];
  }

  private int index(long mine, int mySeeds, long theirs, int theirSeeds) {
    return blocks[mySeeds * (mostSeeds + 1) + theirSeeds]
        + number(mine) * rowCounts[theirSeeds]
        + number(theirs);
  }

  private int number(long row) {
    long before = row * EACH;
    int number = 0;
    for (int pit = 0; pit < pits - 1; pit++) {
      number += parts[pit * (mostSeeds + 1) + ((int) (before >>> (pit << 3)) & 0xFF)];
    }
    return number;
  }

  /** Puts all rows that begin in this way at their numbers. */
  private void enumerate(long[] rows, long begin, int pit, int seedsLeft) {
    if (pit == pits - 1) {
      long row = begin | (long) seedsLeft << (pit << 3);
      rows[number(row)] = row;
      return;
    }
    for (int seeds = 0; seeds <= seedsLeft; seeds++) {
      enumerate(rows, begin | (long) seeds << (pit << 3), pit + 1, seedsLeft - seeds);
    }
  }

  private void fill(PackedKalah board, long[] rows, long[] others, boolean same) {
    for (int i = 0; i < rows.length; i++) {
      int count = same ? i + 1 : others.length;
      for (int j = 0; j < count; j++) {
        solve(board, rows[i], others[j]);
        solve(board, others[j], rows[i]);
      }
    }
  }

  /** Looks one move ahead. Nobody asks for boards on which the game would be over. */
  private void solve(PackedKalah board, long mine, long theirs) {
    int best = Integer.MIN_VALUE;
    for (long left = PackedRow.filled(mine); left != 0; left &= left - 1) {
      board.restart(mine, theirs);
      board.play(PackedRow.first(left));
      int rest = value(board.mine, board.theirs);
      best = Math.max(best, board.margin() + (board.turn() == Position.FIRST ? rest : -rest));
    }
    if (mine != 0) {
      int index = index(mine, PackedRow.sum(mine), theirs, PackedRow.sum(theirs));
      values[index] = (byte) best;
    }
  }
}
