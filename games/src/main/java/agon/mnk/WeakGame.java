package agon.mnk;

import agon.search.Remembering;
import agon.search.Visits;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The weak game, in which the second player cannot win but only block: the first player, the maker,
 * wants a line, the breaker wants to be in all of them. Where the breaker succeeds, the first
 * player does not win the real game either.
 *
 * <p>A position is the set of lines without a stone of the breaker's, each without the cells that
 * the maker has; it is a mask of at most 64 cells. The breaker has won when the lines, weighed by 2
 * to the minus number of cells, are light enough (Erdős and Selfridge 1973), or when a pairing is
 * found ({@link PairingSearch}). Moves are tried by the weight of the lines through them, those on
 * a cell no better than another left out; positions are remembered by their lines, in whatever
 * order they came about (after Hsu, Ko, Chen, Wei, Hsueh and Wu, 2020).
 */
final class WeakGame implements Remembering {
  /** What a search found out. */
  enum Result {
    BREAKER,
    MAKER,
    UNKNOWN
  }

  private static final int TRIED_BITS = 18;

  /** The last bits of a key that was tried; all set if the maker is known to win. */
  private static final long EFFORT = 63;

  /** What was tried in vain is tried again with four times the effort. */
  private static final int HARDER = 2;

  /** So many plies down positions that are turned or mirrored are the same. */
  private static final int MIRRORED_PLIES = 6;

  private static final int PAIRING_STEPS = 3000;

  /** The lines of a cell are kept in two words. */
  static final int MOST_LINES = 2 * Long.SIZE;

  /** The weight of a line with one cell is 2 to this power less one. */
  private final int heaviest;

  private final long[][] lines;
  private final int[] counts;
  private final int[][] moves;
  private final long[] noHigh;
  private final WeakTable table;

  /** For every ply with the maker to move: how many of the moves to be looked at are done. */
  private final int[] tries;

  private final int[] triesInAll;

  /** Keys of what was looked at in vain, with the effort in their last bits. */
  private final long[] tried;

  private final PairingSearch pairing;
  private BooleanSupplier stop = () -> false;

  /** The second key of the position whose first one was asked for last. */
  private long secondKey;

  /** Scratch: by cell, the numbers of the lines it is on, and all cells on lines. */
  private final long[] low;

  private final long[] high;
  private long joined;
  private final long[] weights;
  private final int[][] images;
  private final Visits visits;
  private long nodes;
  private long most = Long.MAX_VALUE;
  private int mirrored = MIRRORED_PLIES;
  private boolean stopped;

  /**
   * @param masks the lines the maker wants
   * @param longest how many cells a line has at most
   * @param images for every symmetry of the lines the image of every cell, the identity first
   * @param visits where positions are counted, too; it may say stop
   */
  WeakGame(long[] masks, int cells, int longest, int[][] images, WeakTable table, Visits visits) {
    this.table = table;
    this.visits = visits;
    this.images = images;
    this.heaviest = longest;
    lines = new long[cells + 2][masks.length];
    counts = new int[cells + 2];
    moves = new int[cells + 2][cells];
    tries = new int[cells + 4];
    triesInAll = new int[cells + 4];
    noHigh = new long[masks.length];
    weights = new long[cells];
    tried = new long[1 << TRIED_BITS];
    low = new long[cells];
    high = new long[cells];
    pairing = new PairingSearch(Math.max(1, masks.length));
    System.arraycopy(masks, 0, lines[0], 0, masks.length);
    counts[0] = masks.length;
  }

  long nodes() {
    return nodes;
  }

  /**
   * How much of a {@link #search} is done, from 0 to 1, if all moves of the maker take as long and
   * every answer that is being tried holds.
   */
  double done() {
    double done = 0;
    double share = 1;
    for (int ply = 0; triesInAll[ply] > 0; ply += 2) {
      share /= triesInAll[ply];
      done += share * tries[ply];
    }
    return done;
  }

  /**
   * Searches with the maker to move. Called again after a stop it goes on with what it remembers.
   *
   * @param firstMoves the maker's first moves that are to be looked at
   */
  Result search(int[] firstMoves, BooleanSupplier newStop) {
    stop = newStop;
    stopped = false;
    for (int i = 0; i < firstMoves.length; i++) {
      count(0, i, firstMoves.length);
      makerPlays(0, firstMoves[i]);
      int result = breaker(1);
      if (stopped) {
        return Result.UNKNOWN;
      }
      if (result > 0) {
        return Result.MAKER;
      }
    }
    return Result.BREAKER;
  }

  @Override
  public void write(Consumer<byte[]> out) {
    table.write(out);
  }

  @Override
  public void read(Consumer<byte[]> in) {
    table.read(in);
  }

  private void count(int ply, int done, int inAll) {
    tries[ply] = done;
    triesInAll[ply] = inAll;
    triesInAll[ply + 2] = 0;
  }

  /**
   * Looks at other lines on the same board, with what is remembered of those before.
   *
   * @param left the lines without a stone of the breaker's, each without the maker's cells
   * @param makerMoves who is to move
   * @param budget how many positions may be visited
   */
  Result look(long[] left, int count, boolean makerMoves, long budget) {
    System.arraycopy(left, 0, lines[0], 0, count);
    counts[0] = count;
    most = nodes + budget;
    mirrored = -1;
    stopped = false;
    long key = key(0, makerMoves ? 1 : 2) & ~EFFORT;
    int slot = (int) (key >>> (Long.SIZE - TRIED_BITS));
    int effort = Long.SIZE - Long.numberOfLeadingZeros(budget);
    if ((tried[slot] & ~EFFORT) == key && (tried[slot] & EFFORT) > effort - HARDER) {
      return Result.UNKNOWN;
    }
    int result = makerMoves ? maker(0) : breaker(0);
    if (stopped || result > 0) {
      tried[slot] = key | (stopped ? effort : EFFORT);
    }
    return stopped ? Result.UNKNOWN : result > 0 ? Result.MAKER : Result.BREAKER;
  }

  /** 1 if the maker wins, −1 if the breaker does; the maker is to move. */
  private int maker(int ply) {
    if (visit() || nodes > most || ((nodes & 255) == 0 && stop.getAsBoolean())) {
      stopped = true;
    }
    if (stopped) {
      return 0;
    }
    tidy(ply);
    int count = counts[ply];
    if (count == 0) {
      return -1;
    }
    for (int i = 0; i < count; i++) {
      if (Long.bitCount(lines[ply][i]) <= 1) {
        return 1;
      }
    }
    long total = weigh(ply);
    if (2 * total < 1L << heaviest) {
      return -1;
    }
    long key = key(ply, 1);
    long second = secondKey;
    int known = table.result(key, second);
    if (known != 0) {
      return known;
    }
    long before = nodes;
    int result =
        pairing.find(lines[ply], noHigh, count, PAIRING_STEPS) ? -1 : makerMoves(ply, total);
    if (!stopped) {
      table.put(key, second, result, nodes - before);
    }
    return result;
  }

  private boolean visit() {
    nodes++;
    return visits.visit();
  }

  private int makerMoves(int ply, long total) {
    int[] list = moves[ply];
    int size = list(ply, list);
    // What a move leaves is too light from here on.
    for (int i = 0; i < size; i++) {
      if (weights[list[i]] + total < 1L << heaviest) {
        size = i;
      }
    }
    for (int i = 0; i < size; i++) {
      count(ply, i, size);
      makerPlays(ply, list[i]);
      int result = breaker(ply + 1);
      if (stopped || result > 0) {
        return result;
      }
    }
    return -1;
  }

  private int breaker(int ply) {
    if (visit()) {
      stopped = true;
      return 0;
    }
    int count = counts[ply];
    long single = 0;
    for (int i = 0; i < count; i++) {
      long line = lines[ply][i];
      if (line == 0) {
        return 1;
      }
      if ((line & (line - 1)) == 0) {
        single |= line;
      }
    }
    if (Long.bitCount(single) > 1) {
      return 1;
    }
    if (single != 0) {
      breakerPlays(ply, Long.numberOfTrailingZeros(single));
      return maker(ply + 1);
    }
    long total = weigh(ply);
    if (total < 1L << heaviest) {
      return -1;
    }
    long key = key(ply, 2);
    long second = secondKey;
    int known = table.result(key, second);
    if (known != 0) {
      return known;
    }
    long before = nodes;
    int[] list = moves[ply];
    int size = list(ply, list);
    int result = 1;
    for (int i = 0; i < size && result > 0; i++) {
      breakerPlays(ply, list[i]);
      result = maker(ply + 1);
      if (stopped) {
        return 0;
      }
    }
    table.put(key, second, result, nodes - before);
    return result;
  }

  private void makerPlays(int ply, int cell) {
    int count = counts[ply];
    long[] from = lines[ply];
    long[] to = lines[ply + 1];
    long mask = ~(1L << cell);
    for (int i = 0; i < count; i++) {
      to[i] = from[i] & mask;
    }
    counts[ply + 1] = count;
  }

  private void breakerPlays(int ply, int cell) {
    int count = counts[ply];
    long[] from = lines[ply];
    long[] to = lines[ply + 1];
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if ((from[i] >>> cell & 1) == 0) {
        to[kept++] = from[i];
      }
    }
    counts[ply + 1] = kept;
  }

  /** Leaves out lines that hold all of another line: whoever has them has the other. */
  private void tidy(int ply) {
    long[] all = lines[ply];
    int count = counts[ply];
    for (int i = 0; i < count; i++) {
      long line = all[i];
      for (int j = 0; j < count; j++) {
        if (i != j && (all[j] & ~line) == 0 && (all[j] != line || j < i)) {
          all[i--] = all[--count];
          break;
        }
      }
    }
    counts[ply] = pairOff(all, count);
  }

  /**
   * Two cells on the same lines can be paired, and their lines forgotten: whatever the maker takes
   * of the two, the breaker takes the other.
   */
  private int pairOff(long[] all, int countBefore) {
    int count = countBefore;
    while (count <= MOST_LINES) {
      noteLines(all, count);
      long goneLow = 0;
      long goneHigh = 0;
      long cellsLeft = joined;
      while (cellsLeft != 0) {
        int cell = Long.numberOfTrailingZeros(cellsLeft);
        cellsLeft &= cellsLeft - 1;
        for (long others = cellsLeft; others != 0; others &= others - 1) {
          int other = Long.numberOfTrailingZeros(others);
          if (low[cell] == low[other] && high[cell] == high[other]) {
            goneLow |= low[cell];
            goneHigh |= high[cell];
            cellsLeft &= ~(1L << other);
            break;
          }
        }
      }
      if ((goneLow | goneHigh) == 0) {
        return count;
      }
      int kept = 0;
      for (int i = 0; i < count; i++) {
        if (((i < Long.SIZE ? goneLow : goneHigh) >>> i & 1) == 0) {
          all[kept++] = all[i];
        }
      }
      count = kept;
    }
    return count;
  }

  /** Notes for every cell which lines it is on. */
  private void noteLines(long[] all, int count) {
    long cellsSeen = 0;
    for (int i = 0; i < count; i++) {
      cellsSeen |= all[i];
    }
    joined = cellsSeen;
    for (long rest = cellsSeen; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      low[cell] = 0;
      high[cell] = 0;
    }
    for (int i = 0; i < count; i++) {
      long[] word = i < Long.SIZE ? low : high;
      for (long rest = all[i]; rest != 0; rest &= rest - 1) {
        word[Long.numberOfTrailingZeros(rest)] |= 1L << i;
      }
    }
  }

  /** What the lines weigh in all, and through each cell. */
  private long weigh(int ply) {
    Arrays.fill(weights, 0);
    long total = 0;
    for (int i = 0; i < counts[ply]; i++) {
      long line = lines[ply][i];
      long weight = 1L << (heaviest - Long.bitCount(line));
      total += weight;
      for (long rest = line; rest != 0; rest &= rest - 1) {
        weights[Long.numberOfTrailingZeros(rest)] += weight;
      }
    }
    return total;
  }

  /** The cells with lines, heaviest first; of two where one has all the other's lines, that one. */
  private int list(int ply, int[] into) {
    int size = 0;
    noteLines(lines[ply], counts[ply]);
    for (long rest = joined; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (!isDominated(cell)) {
        int at = size++;
        while (at > 0 && weights[into[at - 1]] < weights[cell]) {
          into[at] = into[at - 1];
          at--;
        }
        into[at] = cell;
      }
    }
    return size;
  }

  /**
   * Whether another cell is on all lines of this one; of two on the same lines the first counts.
   */
  private boolean isDominated(int cell) {
    long lowLines = low[cell];
    long highLines = high[cell];
    for (long rest = joined & ~(1L << cell); rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      if ((lowLines & ~low[other]) == 0
          && (highLines & ~high[other]) == 0
          && (other < cell || low[other] != lowLines || high[other] != highLines)) {
        return true;
      }
    }
    return false;
  }

  // ---- positions that are known ----

  private long key(int ply, int side) {
    long key = imageKey(ply, side, 0);
    long second = secondKey;
    if (ply <= mirrored) {
      for (int symmetry = 1; symmetry < images.length; symmetry++) {
        long image = imageKey(ply, side, symmetry);
        if (image < key) {
          key = image;
          second = secondKey;
        }
      }
    }
    secondKey = second;
    return (key ^ key >>> 31) * 0x9E3779B97F4A7C15L;
  }

  /** A sum over the lines, so that their order does not matter; sets the second key, too. */
  private long imageKey(int ply, int side, int symmetry) {
    long key = side;
    long second = side;
    for (int i = 0; i < counts[ply]; i++) {
      long line = symmetry == 0 ? lines[ply][i] : image(lines[ply][i], images[symmetry]);
      long mixed = line * 0x9E3779B97F4A7C15L;
      mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
      key += mixed ^ mixed >>> 29;
      second += (mixed ^ mixed >>> 31) * 0xBF58476D1CE4E5B9L;
    }
    secondKey = second;
    return key;
  }

  private static long image(long line, int[] cells) {
    long image = 0;
    for (long rest = line; rest != 0; rest &= rest - 1) {
      image |= 1L << cells[Long.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
