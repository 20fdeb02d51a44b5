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
 * handled by number. For a row of the mover every sowing is worked out once for all; for the other
 * row, in a slice, where the values of what each kind of sowing makes of it begin. A move is then
 * two look-ups side by side and one value. Boards that are over have values like all others, so
 * nobody asks whether they are; and pairs come in square tiles, so that values asked for one after
 * another lie close together.
 */
final class KalahDatabaseBuilder implements Sliced.Slicer {
  // A sowing that passes the turn: the number of the own row after it, the same once the last seed
  // has captured, and the kind of sowing. One that does not: the number alone.
  private static final int ROW_BITS = 20;
  private static final int ROW_MASK = (1 << ROW_BITS) - 1;
  private static final int KIND_SHIFT = 2 * ROW_BITS;

  // How many sowings a row has of those that pass the turn, of those that do not, and of those
  // that are worked out by the rules themselves, being rare: four bits each.
  private static final int AGAIN_SHIFT = 4;
  private static final int RARE_SHIFT = 8;
  private static final int COUNT_MASK = 15;

  private static final int TILE = 32;

  private final PackedKalah board;
  private final KalahRules rules;
  private final int pits;
  private final boolean eitherEnds;
  private final int leastCaptured;
  private final int mostSeeds;
  private final BoardRanks ranks;
  private final ByteBuffer values;

  /** All rows by number; those with s seeds begin at {@code firsts[s]}. */
  private final long[] rows;

  private final int[] firsts;
  private final byte[] sums;
  private final long[] sowings;
  private final int[] counts;

  /** How many kinds of sowing there are, see {@link #kinds}. */
  private final int kinds;

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
    SowingTable sowing = SowingTable.kalah(rules, mostSeeds);
    this.board = new PackedKalah(rules, sowing, new int[2 * pits + 2], PackedKalah.FIRST, false);
    this.eitherEnds = rules.end() == KalahRules.End.EITHER;
    this.leastCaptured = rules.leastCaptured();
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
    counts = new int[count];
    kinds = 3 * pits + 1;
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
    }
    int at = id * pits;
    for (int pit = 0; pit < pits; pit++) {
      int last = pit + PackedRow.seeds(row, pit);
      if (last > pit && last != pits && !isRare(row, pit, last)) {
        sowings[at++] = passing(row, pit, last);
        counts[id]++;
      }
    }
    for (int pit = 0; pit < pits; pit++) {
      if (PackedRow.seeds(row, pit) == pits - pit) {
        sowings[at++] = ranks.row(sown(row, pit, pits));
        counts[id] += 1 << AGAIN_SHIFT;
      }
    }
    for (int pit = 0; pit < pits; pit++) {
      if (isRare(row, pit, pit + PackedRow.seeds(row, pit))) {
        sowings[at++] = pit;
        counts[id] += 1 << RARE_SHIFT;
      }
    }
  }

  /** What goes round more than once, and every relay, whatever it may meet in the other row. */
  private boolean isRare(long row, int pit, int last) {
    return last > 3 * pits
        || (rules.relay()
            && (last > pits || (last > pit && last < pits && PackedRow.seeds(row, last) > 0)));
  }

  /** The own row once a pit is sown up to a place: own pits, store, the other's pits, own pits. */
  private long sown(long row, int pit, int last) {
    long own = row & ~PackedRow.pit(pit);
    for (int next = pit + 1; next <= Math.min(last, pits - 1); next++) {
      own += 1L << (next << 3);
    }
    for (int next = 2 * pits + 1; next <= last; next++) {
      own += 1L << ((next - 2 * pits - 1) << 3);
    }
    return own;
  }

  private long passing(long row, int pit, int last) {
    long own = sown(row, pit, last);
    long after = ranks.row(own);
    int passed = Math.clamp(last - pits, 0, pits);
    boolean isLap = last > 2 * pits;
    int place = isLap ? last - 2 * pits - 1 : last;
    if (place >= pits || PackedRow.seeds(own, place) != 1 || !rules.capture()) {
      return (long) passed << KIND_SHIFT | after << ROW_BITS | after;
    }
    long captured = ranks.row(own & ~PackedRow.pit(place));
    int kind = (isLap ? 2 * pits : pits) + pits - place;
    return (long) kind << KIND_SHIFT | captured << ROW_BITS | after;
  }

  /**
   * For every kind of sowing into a row what its owner's opponent gains by it, and below that where
   * the values of what becomes of it begin. Kinds: so many pits get a seed, from none to all of
   * them; the last seed falls opposite to a pit, in the first round; or in the second.
   *
   * @param moverSeeds what the sowing side has before
   */
  private void kinds(long[] into, int at, int row, int moverSeeds) {
    int seeds = sums[row];
    into[at] = kind(row, seeds, moverSeeds, 0);
    for (int passed = 1; passed <= pits && passed < moverSeeds; passed++) {
      int other = withMore[row * (pits + 1) + passed];
      into[at + passed] = kind(other, seeds + passed, moverSeeds - passed - 1, 1);
    }
    for (int pit = 0; pit < pits; pit++) {
      int taken = PackedRow.seeds(rows[row], pit);
      into[at + pits + 1 + pit] =
          taken >= leastCaptured
              ? kind(without[row * pits + pit], seeds - taken, moverSeeds - 1, taken + 1)
              : into[at];
      if (moverSeeds >= pits + 2) {
        int full = withMore[row * (pits + 1) + pits];
        into[at + 2 * pits + 1 + pit] =
            kind(
                without[full * pits + pit],
                seeds + pits - taken - 1,
                moverSeeds - pits - 2,
                taken + 3);
      }
    }
  }

  private long kind(int nextMover, int seeds, int otherSeeds, int gain) {
    return ranks.block(seeds, otherSeeds)
        + (long) (nextMover - firsts[seeds]) * ranks.rows(otherSeeds)
        + ((long) gain << Integer.SIZE);
  }

  /**
   * Builds the whole database.
   *
   * @param goesOn asked before every layer with its number of seeds
   * @return whether it got to the end
   */
  boolean build(IntPredicate goesOn) {
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
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
    if (fewer > 0) {
      fillPairs(more, fewer);
      return;
    }
    fillOver(0, more);
    if (eitherEnds) {
      fillOver(more, 0);
    } else if (more > 0) {
      long[] kindsOfNone = new long[kinds];
      kinds(kindsOfNone, 0, 0, more);
      int block = (int) ranks.block(more, 0);
      int again = (int) ranks.block(more - 1, 0);
      for (int i = 0; i < ranks.rows(more); i++) {
        values.put(block + i, (byte) solve(firsts[more] + i, 0, kindsOfNone, 0, again, 1));
      }
    }
  }

  /** The game is over, one of the two rows being empty: what the mover still wins. */
  private void fillOver(int mine, int theirs) {
    int rest =
        switch (rules.remaining()) {
          case OWNER -> mine - theirs;
          case EMPTIER -> theirs - mine;
          case NOBODY -> 0;
        };
    int block = (int) ranks.block(mine, theirs);
    for (int i = 0; i < ranks.rows(mine) * ranks.rows(theirs); i++) {
      values.put(block + i, (byte) rest);
    }
  }

  private void fillPairs(int more, int fewer) {
    int width = ranks.rows(fewer);
    int height = ranks.rows(more);
    long[] kindsOfFewer = new long[width * kinds];
    for (int j = 0; j < width; j++) {
      kinds(kindsOfFewer, j * kinds, firsts[fewer] + j, more);
    }
    long[] kindsOfMore = new long[TILE * kinds];
    for (int top = 0; top < height; top += TILE) {
      int bottom = Math.min(height, top + TILE);
      for (int i = top; i < bottom; i++) {
        kinds(kindsOfMore, (i - top) * kinds, firsts[more] + i, fewer);
      }
      int end = more == fewer ? bottom : width;
      for (int left = 0; left < end; left += TILE) {
        fillTile(
            more, fewer, top, bottom, left, Math.min(end, left + TILE), kindsOfMore, kindsOfFewer);
      }
    }
  }

  private void fillTile(
      int more,
      int fewer,
      int top,
      int bottom,
      int left,
      int right,
      long[] kindsOfMore,
      long[] kindsOfFewer) {
    int width = ranks.rows(fewer);
    int height = ranks.rows(more);
    int block = (int) ranks.block(more, fewer);
    int mirror = (int) ranks.block(fewer, more);
    int again = (int) ranks.block(more - 1, fewer);
    int mirrorAgain = (int) ranks.block(fewer - 1, more);
    int first = firsts[more];
    int second = firsts[fewer];
    for (int i = top; i < bottom; i++) {
      int end = more == fewer ? Math.min(right, i + 1) : right;
      int kindsOfThis = (i - top) * kinds;
      for (int j = left; j < end; j++) {
        values.put(
            block + i * width + j,
            (byte) solve(first + i, second + j, kindsOfFewer, j * kinds, again + j, width));
        values.put(
            mirror + j * height + i,
            (byte) solve(second + j, first + i, kindsOfMore, kindsOfThis, mirrorAgain + i, height));
      }
    }
  }

  /**
   * Looks one move ahead.
   *
   * @param kindsOfTheirs see {@link #kinds}; those of this row begin at {@code from}
   * @param again where the values of this row begin if the turn does not pass, and
   * @param stride how far they are apart
   */
  private int solve(int mine, int theirs, long[] kindsOfTheirs, int from, int again, int stride) {
    int best = Integer.MIN_VALUE;
    int count = counts[mine];
    int at = mine * pits;
    for (int end = at + (count & COUNT_MASK); at < end; at++) {
      long sowing = sowings[at];
      long kind = kindsOfTheirs[from + (int) (sowing >>> KIND_SHIFT)];
      int gain = (int) (kind >>> Integer.SIZE);
      int own = (int) (gain > 0 ? sowing >>> ROW_BITS : sowing) & ROW_MASK;
      best = Math.max(best, gain - values.get((int) kind + own));
    }
    for (int end = at + (count >>> AGAIN_SHIFT & COUNT_MASK); at < end; at++) {
      best = Math.max(best, 1 + values.get(again + (int) sowings[at] * stride));
    }
    for (int end = at + (count >>> RARE_SHIFT); at < end; at++) {
      best = Math.max(best, byRules(mine, theirs, (int) sowings[at]));
    }
    return best;
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
