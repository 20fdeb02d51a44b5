package agon.othello;

import agon.search.Visits;

/**
 * The last few empty squares of a board of up to 8x8, played out exactly: where most of the time of
 * an endgame search goes, so nothing is remembered, sorted or stored here.
 *
 * <p>Moves into quarters of the board with an odd number of empty squares come first: whoever plays
 * there last is likely to have the last word (parity; in most programs since Logistello, M. Buro
 * 1997). With four squares or fewer left it costs less to try a square than to find all moves
 * first. The last square of an open board needs no board any more, only a count: a table says how
 * many discs a move turns over in a line of eight.
 */
final class LastSquares {
  /** Below every margin. */
  static final int NOTHING = -100;

  private static final long FIRST_COLUMN = 0x0101010101010101L;
  private static final long COLUMN_TO_BYTE = 0x0102040810204080L;

  /** Squares around each square: without a disc of the other side there, there is no move. */
  private static final long[] NEIGHBOURS = new long[64];

  private static final long[] DIAGONAL_RIGHT = new long[64];
  private static final long[] DIAGONAL_LEFT = new long[64];

  /**
   * Twice the number of discs turned over from a place in a full line, by the discs of the mover in
   * it; at 256 · place + discs. Bits off a short diagonal are nobody's, so no line ends there.
   */
  private static final byte[] TURNED_TWICE = new byte[8 * 256];

  static {
    for (int square = 0; square < 64; square++) {
      for (int to = 0; to < 64; to++) {
        int down = to / 8 - square / 8;
        int right = to % 8 - square % 8;
        boolean near = Math.abs(down) <= 1 && Math.abs(right) <= 1;
        NEIGHBOURS[square] |= near && to != square ? 1L << to : 0;
        DIAGONAL_RIGHT[square] |= down == right ? 1L << to : 0;
        DIAGONAL_LEFT[square] |= down == -right ? 1L << to : 0;
      }
    }
    for (int place = 0; place < 8; place++) {
      for (int discs = 0; discs < 256; discs++) {
        int turned = turned(place, discs, 1) + turned(place, discs, -1);
        TURNED_TWICE[256 * place + discs] = (byte) (2 * turned);
      }
    }
  }

  private final Terrain8 terrain;
  private final boolean emptiesToWinner;
  private Visits visits = new Visits();

  /**
   * @param emptiesToWinner whether squares that stay empty count for the winner, as in tournaments,
   *     or for nobody
   */
  LastSquares(Terrain8 terrain, boolean emptiesToWinner) {
    this.terrain = terrain;
    this.emptiesToWinner = emptiesToWinner;
  }

  void begin(Visits newVisits) {
    visits = newVisits;
  }

  private static int turned(int place, int discs, int step) {
    for (int at = place + step, passed = 0; at >= 0 && at < 8; at += step, passed++) {
      if (((discs >>> at) & 1) != 0) {
        return passed;
      }
    }
    return 0;
  }

  /** The margin of a finished game. */
  int finalMargin(long own, long other) {
    int margin = Long.bitCount(own) - Long.bitCount(other);
    return emptiesToWinner
        ? margin + Integer.signum(margin) * Long.bitCount(terrain.playable & ~(own | other))
        : margin;
  }

  /**
   * The final margin for the side to move with best play; outside the window only a bound on that
   * side (fail-soft).
   *
   * @param moves of the side to move
   * @param odd the quarters with an odd number of empty squares, see {@link Terrain8#oddQuarters}
   */
  int solve(long own, long other, long moves, int alpha, int beta, int odd) {
    long empty = terrain.playable & ~(own | other);
    return switch (Long.bitCount(empty)) {
      case 0 -> none(own, other);
      case 1 -> one(own, other, Long.numberOfTrailingZeros(empty));
      case 2 -> two(own, other, beta, lowest(empty), highest(empty));
      case 3 -> three(own, other, alpha, beta, empty, odd);
      case 4 -> four(own, other, alpha, beta, empty, odd, false);
      default -> several(own, other, moves, alpha, beta, odd);
    };
  }

  private static int lowest(long squares) {
    return Long.numberOfTrailingZeros(squares);
  }

  private static int highest(long squares) {
    return 63 - Long.numberOfLeadingZeros(squares);
  }

  private int none(long own, long other) {
    visits.add(1);
    return finalMargin(own, other);
  }

  /** Five squares and more: finding the moves first pays. */
  private int several(long own, long other, long moves, int alpha, int beta, int odd) {
    if (visits.visit()) {
      return 0;
    }
    long empty = terrain.playable & ~(own | other);
    if (moves == 0) {
      long answers = Faster8.moves(/* own= */ other, /* other= */ own, empty);
      return answers == 0
          ? finalMargin(own, other)
          : -several(other, own, answers, -beta, -alpha, odd);
    }
    boolean fiveLeft = Long.bitCount(empty) == 5;
    int best = NOTHING;
    int lower = alpha;
    long group = moves & terrain.quarters[odd];
    for (long later = moves & ~group; (group | later) != 0; group &= group - 1) {
      if (group == 0) {
        group = later;
        later = 0;
      }
      int square = Long.numberOfTrailingZeros(group);
      long flips = Faster8.flips(own, other, square);
      long yours = other ^ flips;
      long mine = own | flips | (1L << square);
      long left = empty & ~(1L << square);
      int oddNow = odd ^ terrain.quarterOf[square];
      int value =
          fiveLeft
              ? -four(yours, mine, -beta, -lower, left, oddNow, false)
              : -several(yours, mine, Faster8.moves(yours, mine, left), -beta, -lower, oddNow);
      if (visits.isStopped()) {
        return 0;
      }
      if (value > best) {
        best = value;
        if (best >= beta) {
          return best;
        }
        lower = Math.max(lower, best);
      }
    }
    return best;
  }

  private int four(
      long own, long other, int alpha, int beta, long empty, int odd, boolean afterPass) {
    visits.add(1);
    int best = NOTHING;
    int lower = alpha;
    long group = empty & terrain.quarters[odd];
    for (long later = empty & ~group; (group | later) != 0; group &= group - 1) {
      if (group == 0) {
        group = later;
        later = 0;
      }
      int square = Long.numberOfTrailingZeros(group);
      if ((NEIGHBOURS[square] & other) == 0) {
        continue;
      }
      long flips = Faster8.flips(own, other, square);
      if (flips == 0) {
        continue;
      }
      long left = empty & ~(1L << square);
      int oddNow = odd ^ terrain.quarterOf[square];
      int value = -three(other ^ flips, own | flips | (1L << square), -beta, -lower, left, oddNow);
      if (value > best) {
        best = value;
        if (best >= beta) {
          return best;
        }
        lower = Math.max(lower, best);
      }
    }
    if (best != NOTHING) {
      return best;
    }
    return afterPass ? finalMargin(own, other) : -four(other, own, -beta, -alpha, empty, odd, true);
  }

  /** The square that is alone in its quarter first, if one is: with three there is an odd one. */
  private int three(long own, long other, int alpha, int beta, long empty, int odd) {
    int first = lowest(empty & terrain.quarters[odd]);
    long pair = empty & ~(1L << first);
    int second = lowest(pair);
    int third = highest(pair);
    int value = oneOfThree(own, other, alpha, beta, first, second, third);
    if (value != NOTHING) {
      return value;
    }
    value = oneOfThree(other, own, -beta, -alpha, first, second, third);
    return value == NOTHING ? finalMargin(own, other) : -value;
  }

  /** The best of the squares this side may play, or NOTHING. */
  private int oneOfThree(
      long own, long other, int alpha, int beta, int first, int second, int third) {
    visits.add(1);
    int best = firstOfThree(own, other, alpha, first, second, third);
    if (best >= beta) {
      return best;
    }
    int value = firstOfThree(own, other, Math.max(alpha, best), second, first, third);
    if (value >= beta) {
      return value;
    }
    best = Math.max(best, value);
    return Math.max(best, firstOfThree(own, other, Math.max(alpha, best), third, first, second));
  }

  private int firstOfThree(long own, long other, int alpha, int square, int one, int another) {
    if ((NEIGHBOURS[square] & other) == 0) {
      return NOTHING;
    }
    long flips = Faster8.flips(own, other, square);
    return flips == 0
        ? NOTHING
        : -two(other ^ flips, own | flips | (1L << square), -alpha, one, another);
  }

  private int two(long own, long other, int beta, int first, int second) {
    visits.add(1);
    int best = firstOfTwo(own, other, first, second);
    if (best >= beta) {
      return best;
    }
    best = Math.max(best, firstOfTwo(own, other, second, first));
    if (best != NOTHING) {
      return best;
    }
    int reply = firstOfTwo(other, own, first, second);
    reply = Math.max(reply, firstOfTwo(other, own, second, first));
    return reply == NOTHING ? finalMargin(own, other) : -reply;
  }

  private int firstOfTwo(long own, long other, int square, int left) {
    if ((NEIGHBOURS[square] & other) == 0) {
      return NOTHING;
    }
    long flips = Faster8.flips(own, other, square);
    return flips == 0 ? NOTHING : -one(other ^ flips, own | flips | (1L << square), left);
  }

  private int one(long own, long other, int square) {
    visits.add(1);
    int before = Long.bitCount(own) - Long.bitCount(other);
    int gain = turnedTwice(own, other, square);
    if (gain != 0) {
      return before + gain + 1;
    }
    int loss = turnedTwice(other, own, square);
    return loss != 0 ? before - loss - 1 : finalMargin(own, other);
  }

  private int turnedTwice(long own, long other, int square) {
    if (!terrain.open) {
      return 2 * Long.bitCount(Faster8.flips(own, other, square));
    }
    int row = square >>> 3;
    int column = square & 7;
    int inRow = (int) (own >>> (square & 56)) & 255;
    int inColumn = (int) ((((own >>> column) & FIRST_COLUMN) * COLUMN_TO_BYTE) >>> 56);
    int inRight = (int) (((own & DIAGONAL_RIGHT[square]) * FIRST_COLUMN) >>> 56);
    int inLeft = (int) (((own & DIAGONAL_LEFT[square]) * FIRST_COLUMN) >>> 56);
    int place = column << 8;
    return TURNED_TWICE[place + inRow]
        + TURNED_TWICE[(row << 8) + inColumn]
        + TURNED_TWICE[place + inRight]
        + TURNED_TWICE[place + inLeft];
  }
}
