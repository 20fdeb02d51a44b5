package agon.mancala;

import agon.endgame.Sliced;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Works out all Kalah positions with few seeds, layer by layer.
 *
 * <p><b>Order.</b> A sowing either brings seeds into a store, so what follows has fewer seeds, or
 * stays in the own row, where it moves seeds to the right, so the row gets a smaller number ({@link
 * BoardRanks}). Hence one pass is enough: by seeds, then over pairs of rows in the order of their
 * numbers, each pair once with either side to move.
 *
 * <p><b>Slices.</b> What keeps all seeds in the pits keeps them in their rows, too: the seeds of
 * either row stay as many. So pairs of rows with equal numbers of seeds need nothing of other pairs
 * with as many seeds in all.
 *
 * <p><b>Speed.</b> What a sowing does to the own row depends on that row alone, and to the other
 * row it does little: its first few pits get a seed each, or one of them is emptied. So rows are
 * handled by number, and all they can become is looked up; a move costs three look-ups.
 */
final class KalahDatabaseBuilder implements Sliced.Slicer {
  // A sowing as one long: the own row after it, the same row once the last seed has captured, how
  // many pits of the other row get a seed, how many seeds get into the store, the last pit, what
  // happens.
  private static final int ROW_BITS = 20;
  private static final long ROW_MASK = (1 << ROW_BITS) - 1;
  private static final int PASSED_SHIFT = 2 * ROW_BITS;
  private static final int GAIN_SHIFT = PASSED_SHIFT + 4;
  private static final int LAST_SHIFT = GAIN_SHIFT + 7;
  private static final int KIND_SHIFT = LAST_SHIFT + 4;
  private static final int NOTHING = 0;
  private static final int PASSES = 1;
  private static final int GOES_ON = 2;
  private static final int MAY_CAPTURE = 3;

  /** More than a round: worked out by the rules themselves, being rare. */
  private static final int LONG = 4;

  private final PackedKalah board;
  private final KalahRules rules;
  private final int pits;
  private final boolean eitherEnds;
  private final boolean emptyCapture;
  private final int mostSeeds;
  private final BoardRanks ranks;
  private final ByteBuffer values;

  /** All rows by number; those with s seeds begin at {@code firsts[s]}. */
  private final long[] rows;

  private final int[] firsts;
  private final byte[] sums;
  private final long[] sowings;

  /** The row with one more seed in each of its first so many pits; −1 if that is too many. */
  private final int[] withMore;

  /** The row with one pit emptied. */
  private final int[] without;

  /**
   * @param values room for all positions; what is in it does not matter
   */
  KalahDatabaseBuilder(KalahRules rules, int mostSeeds, ByteBuffer values) {
    this.rules = rules;
    this.pits = rules.pits();
    SowingTable sowing = SowingTable.kalah(pits, mostSeeds);
    this.board = new PackedKalah(rules, sowing, new int[2 * pits + 2], PackedKalah.FIRST);
    this.eitherEnds = rules.end() == KalahRules.End.EITHER;
    this.emptyCapture = rules.emptyCapture();
    this.mostSeeds = mostSeeds;
    this.values = values;
    ranks = new BoardRanks(pits, mostSeeds);
    firsts = new int[mostSeeds + 2];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      firsts[seeds + 1] = firsts[seeds] + ranks.rows(seeds);
    }
    int count = firsts[mostSeeds + 1];
    rows = new long[count];
    sums = new byte[count];
    sowings = new long[count * pits];
    withMore = new int[count * (pits + 1)];
    without = new int[count * pits];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      ranks.enumerate(rows, firsts[seeds], seeds);
    }
    for (int id = 0; id < count; id++) {
      describe(id);
    }
  }

  private int id(long row) {
    int seeds = PackedRow.sum(row);
    return seeds > mostSeeds ? -1 : firsts[seeds] + (int) ranks.row(row);
  }

  private void describe(int id) {
    long row = rows[id];
    sums[id] = (byte) PackedRow.sum(row);
    long more = 0;
    for (int passed = 0; passed <= pits; passed++) {
      withMore[id * (pits + 1) + passed] = id(row + more);
      more |= 1L << (passed << 3);
    }
    for (int pit = 0; pit < pits; pit++) {
      without[id * pits + pit] = id(row & ~PackedRow.pit(pit));
      sowings[id * pits + pit] = sowing(row, pit);
    }
  }

  private long sowing(long row, int pit) {
    int seeds = PackedRow.seeds(row, pit);
    if (seeds == 0) {
      return NOTHING;
    }
    int last = pit + seeds;
    if (last > 2 * pits) {
      return (long) LONG << KIND_SHIFT;
    }
    long own = row & ~PackedRow.pit(pit);
    for (int next = pit + 1; next <= Math.min(last, pits - 1); next++) {
      own += 1L << (next << 3);
    }
    int gain = last >= pits ? 1 : 0;
    int passed = Math.max(0, last - pits);
    int kind = last == pits ? GOES_ON : PASSES;
    long captured = 0;
    if (last < pits && PackedRow.seeds(own, last) == 1) {
      kind = MAY_CAPTURE;
      captured = own & ~PackedRow.pit(last);
    }
    return id(own)
        | (long) id(captured) << ROW_BITS
        | (long) passed << PASSED_SHIFT
        | (long) gain << GAIN_SHIFT
        | (long) Math.min(last, pits) << LAST_SHIFT
        | (long) kind << KIND_SHIFT;
  }

  /**
   * Builds the whole database.
   *
   * @param goesOn asked before every layer with its number of seeds
   * @return whether it got to the end
   */
  boolean build(IntPredicate goesOn) {
    values.put(0, (byte) 0);
    for (int seeds = 1; seeds <= mostSeeds; seeds++) {
      if (!goesOn.test(seeds)) {
        return false;
      }
      for (int slice = 0; slice < slices(seeds); slice++) {
        fill(seeds, slice);
      }
    }
    return true;
  }

  /** By the seeds of the row that has fewer. */
  @Override
  public int slices(int seeds) {
    return seeds / 2 + 1;
  }

  @Override
  public List<Sliced.Stretch> stretches(int seeds, int fewer) {
    int more = seeds - fewer;
    int length = ranks.rows(more) * ranks.rows(fewer);
    Sliced.Stretch one = new Sliced.Stretch(ranks.block(more, fewer), length);
    return more == fewer
        ? List.of(one)
        : List.of(one, new Sliced.Stretch(ranks.block(fewer, more), length));
  }

  @Override
  public void fill(int seeds, int fewer) {
    int more = seeds - fewer;
    int block = (int) ranks.block(more, fewer);
    int mirror = (int) ranks.block(fewer, more);
    int first = firsts[more];
    int second = firsts[fewer];
    int width = ranks.rows(fewer);
    int height = ranks.rows(more);
    for (int i = 0; i < height; i++) {
      int count = more == fewer ? i + 1 : width;
      for (int j = 0; j < count; j++) {
        values.put(block + i * width + j, (byte) solve(first + i, second + j));
        values.put(mirror + j * height + i, (byte) solve(second + j, first + i));
      }
    }
  }

  /** Looks one move ahead. Nobody asks for boards on which the game would be over. */
  private int solve(int mine, int theirs) {
    if (mine == 0) {
      return 0;
    }
    int best = Integer.MIN_VALUE;
    int from = mine * pits;
    for (int at = from; at < from + pits; at++) {
      long sowing = sowings[at];
      int kind = (int) (sowing >>> KIND_SHIFT);
      if (kind == NOTHING) {
        continue;
      }
      if (kind == LONG) {
        best = Math.max(best, byRules(mine, theirs, at - from));
        continue;
      }
      int own = (int) (sowing & ROW_MASK);
      int gain = (int) (sowing >>> GAIN_SHIFT) & 0x7F;
      int other = theirs;
      if (kind == MAY_CAPTURE) {
        int opposite = pits - 1 - ((int) (sowing >>> LAST_SHIFT) & 0xF);
        int seeds = PackedRow.seeds(rows[theirs], opposite);
        if (seeds > 0 || emptyCapture) {
          own = (int) (sowing >>> ROW_BITS & ROW_MASK);
          gain += seeds + 1;
          other = without[theirs * pits + opposite];
        }
      } else {
        other = withMore[theirs * (pits + 1) + ((int) (sowing >>> PASSED_SHIFT) & 0xF)];
      }
      boolean again = kind == GOES_ON;
      int value;
      if (isOver(again ? own : other, again ? other : own)) {
        value = gain + remaining(own, other);
      } else {
        value = again ? gain + value(own, other) : gain - value(other, own);
      }
      best = Math.max(best, value);
    }
    return best;
  }

  private boolean isOver(int mover, int other) {
    return mover == 0 || (other == 0 && eitherEnds);
  }

  /** What the owner of the first of two rows, one of them empty, wins when the game ends. */
  private int remaining(int own, int other) {
    return switch (rules.remaining()) {
      case OWNER -> sums[own] - sums[other];
      case EMPTIER -> sums[other] - sums[own];
      case NOBODY -> 0;
    };
  }

  private int value(int mover, int other) {
    int seeds = sums[mover];
    int others = sums[other];
    return values.get(
        (int) ranks.block(seeds, others)
            + (mover - firsts[seeds]) * ranks.rows(others)
            + other
            - firsts[others]);
  }

  private int byRules(int mine, int theirs, int pit) {
    board.restart(rows[mine], rows[theirs]);
    board.play(pit);
    int rest = board.isOver() ? 0 : value(id(board.mine), id(board.theirs));
    return board.margin() + (board.turn() == PackedKalah.FIRST ? rest : -rest);
  }
}
