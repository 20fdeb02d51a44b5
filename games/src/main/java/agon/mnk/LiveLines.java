package agon.mnk;

import agon.game.Keys;
import agon.search.Visits;
import org.jspecify.annotations.Nullable;

/**
 * The lines that are still open to each side on a board of at most 64 cells, where k or more in a
 * row win: all that decides the rest of the game. A line is left to a side while the other has no
 * stone on it; what is left of it are its free cells. Stones and cells on no such line are as good
 * as absent, since a stone more never hurts and passing never helps.
 */
final class LiveLines {
  /**
   * With so many stones or fewer, boards that are turned or mirrored are the same: with 12 a draw
   * on 7,4,4 takes a ten-thousandth less nodes and a fifth more time.
   */
  private static final int MIRRORED = 6;

  /**
   * So many positions of the weak game are visited for each that was visited in vain. Boards that
   * are won cost up to five times the nodes for it, all well below a second or two; boards that are
   * drawn a small part of what they did.
   */
  private static final int EFFORT = 2;

  /** Less is not worth the while. */
  private static final int LEAST_EFFORT = 50;

  /** A proof that is told to stop waits for no more than this. */
  private static final int MOST_EFFORT = 1_000_000;

  private static final int WEAK_MEGABYTES = 16;

  private final Visits visits;

  /** Nothing until a proof takes long: it has tables of its own. */
  private @Nullable WeakGame weak;

  private final long[] lines;
  private final int k;
  private final int[][] images;

  /** What each side has, by cell. */
  private final long[] stones = new long[2];

  /** Scratch: by symmetry. */
  private final long[] sums;

  /** By side: what is left of its lines, as of some stones; most is asked more than once. */
  private final long[][] left;

  private final int[] counts = new int[2];

  /** By side: the stones of both, its own first, as of which that is so. */
  private final long[] asOf = {-1, -1, -1, -1};

  /**
   * @param lines the cells of every line of k
   * @param images see {@link MnkSymmetries#images}
   */
  private LiveLines(long[] lines, int k, int[][] images, Visits visits) {
    this.lines = lines;
    this.k = k;
    this.images = images;
    left = new long[2][lines.length];
    sums = new long[images.length];
    this.visits = visits;
  }

  static boolean fits(MnkShape shape) {
    return shape.cells() <= Long.SIZE
        && shape.board.rule == MnkRule.FREE
        && shape.opening == MnkOpening.NONE;
  }

  static LiveLines of(MnkPosition position, Visits visits) {
    MnkStones board = position.shape().board;
    long[] lines = MnkProof.lines(board).stream().mapToLong(line -> line[0]).toArray();
    int[][] images = MnkSymmetries.images(board.rows, board.columns);
    LiveLines live = new LiveLines(lines, board.k, images, visits);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        live.change(position.owner(cell), cell);
      }
    }
    return live;
  }

  void change(int player, int cell) {
    stones[player] ^= 1L << cell;
  }

  /** Brings what is left of a side's lines, none of it holding all of another; how many. */
  private int leftTo(int player) {
    long mine = stones[player];
    long others = stones[1 - player];
    if (asOf[2 * player] != mine || asOf[2 * player + 1] != others) {
      asOf[2 * player] = mine;
      asOf[2 * player + 1] = others;
      int count = 0;
      for (long line : lines) {
        if ((line & others) == 0) {
          count = add(left[player], line & ~mine, count);
        }
      }
      counts[player] = count;
    }
    return counts[player];
  }

  /** Adds a line unless it holds all of another, and takes those away that hold all of it. */
  private static int add(long[] to, long line, int before) {
    int count = before;
    for (int i = 0; i < count; i++) {
      if ((to[i] & ~line) == 0) {
        return count;
      }
    }
    for (int i = count - 1; i >= 0; i--) {
      if ((line & ~to[i]) == 0) {
        to[i] = to[--count];
      }
    }
    to[count] = line;
    return count + 1;
  }

  /**
   * Whether a side may still complete a line. Not if the other, by always taking the cell with the
   * greatest weight, is in all of them in time (Erdős and Selfridge 1973); nor if a search of the
   * {@link WeakGame} says so.
   *
   * @param moves whether it is its turn
   * @param nodes what finding out otherwise has cost so far: as much may be spent here
   */
  boolean canWin(int player, boolean moves, long nodes) {
    if (player == 1 && stones[1] == 0 && !moves) {
      return false; // Who moves first could play like the second (J. Nash's stolen strategy).
    }
    int count = leftTo(player);
    long weight = 0;
    for (int i = 0; i < count; i++) {
      weight += 1L << (k - Long.bitCount(left[player][i]));
    }
    if ((moves ? 2 * weight : weight) < 1L << k) {
      return false;
    }
    long effort = Math.min(EFFORT * nodes, MOST_EFFORT);
    return effort < LEAST_EFFORT
        || count > WeakGame.MOST_LINES
        || weakGame().look(left[player], count, moves, effort) != WeakGame.Result.BREAKER;
  }

  private WeakGame weakGame() {
    if (weak == null) {
      weak =
          new WeakGame(lines, images[0].length, k, images, new WeakTable(WEAK_MEGABYTES), visits);
    }
    return weak;
  }

  /** The cells on any of them. A stone elsewhere is a pass. */
  long cells() {
    long cells = 0;
    for (int player = 0; player < 2; player++) {
      int count = leftTo(player);
      for (int i = 0; i < count; i++) {
        cells |= left[player][i];
      }
    }
    return cells;
  }

  /** The same for positions with the same lines left, also if turned or mirrored early on. */
  long essence(int turn) {
    int symmetries = Long.bitCount(stones[0] | stones[1]) <= MIRRORED ? images.length : 1;
    long least = Long.MAX_VALUE;
    int first = leftTo(0);
    for (int s = 0; s < symmetries; s++) {
      sums[s] = sum(left[0], first, s);
    }
    int second = leftTo(1);
    for (int s = 0; s < symmetries; s++) {
      least = Math.min(least, Keys.mix(sums[s]) + 3 * sum(left[1], second, s));
    }
    return Keys.mix(least + turn);
  }

  private long sum(long[] of, int count, int symmetry) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += Keys.mix(symmetry == 0 ? of[i] : image(of[i], images[symmetry]));
    }
    return sum;
  }

  private static long image(long line, int[] cells) {
    long image = 0;
    for (long rest = line; rest != 0; rest &= rest - 1) {
      image |= 1L << cells[Long.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
