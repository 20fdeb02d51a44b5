package agon.othello;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The shapes on an open 8x8 board whose contents are looked up in tables (after Buro's LOGISTELLO,
 * 1997): rows 2 to 4, diagonals of 4 to 8, the 3x3 corner, the edge with both X squares and the 2x5
 * corner; each in all the places that symmetry carries it to, 46 together. Instead of moving the
 * shape we turn the board, so that one mask serves all places.
 *
 * <p>The state of a shape is a number in base 3, a digit a square: 0 the other side's, 1 empty, 2
 * the mover's. States that a symmetry of the shape maps onto each other share a feature. After the
 * features of all shapes come the {@link Counts}.
 */
final class Patterns8 {
  static final int STAGES = 15;
  private static final int DISCS_A_STAGE = 4;

  /** The first state of each shape. */
  private static final int[] STARTS;

  private static final long[] SHAPES = {
    row(1),
    row(2),
    row(3),
    diagonal(0),
    diagonal(1),
    diagonal(2),
    diagonal(3),
    diagonal(4),
    0x0000000000070707L,
    row(0) | 1L << 9 | 1L << 14,
    0x0000000000001F1FL
  };

  /** What a set of bits is when read in base 3. */
  private static final int[] TERNARY = new int[1 << 10];

  /** Where each square of a shape goes under its symmetry; empty if it has none. */
  private static final int[][] FOLDS;

  /** For each place: which shape, how to turn the board, the state of the empty shape. */
  private static final int[] SHAPE;

  static final int[] TURN;

  static final long[] MASK;
  static final int[] BASE;

  /** The feature of every state of every shape. */
  static final int[] FEATURE;

  /** The first feature of the counts. */
  static final int COUNTS;

  static final int FEATURES;

  static {
    for (int bits = 1; bits < TERNARY.length; bits++) {
      TERNARY[bits] = 3 * TERNARY[bits >> 1] + (bits & 1);
    }
    List<int[]> places = new ArrayList<>();
    List<Integer> features = new ArrayList<>();
    int next = 0;
    STARTS = new int[SHAPES.length];
    FOLDS = new int[SHAPES.length][];
    for (int shape = 0; shape < SHAPES.length; shape++) {
      List<Long> seen = new ArrayList<>();
      List<int[]> folds = new ArrayList<>();
      STARTS[shape] = features.size();
      for (int turn = 0; turn < 8; turn++) {
        // Turning the board brings the squares of this place under the mask.
        long place = squaresUnder(SHAPES[shape], turn);
        if (!seen.contains(place)) {
          seen.add(place);
          places.add(new int[] {shape, turn, centre(shape)});
        } else if (place == SHAPES[shape]) {
          folds.add(fold(SHAPES[shape], turn));
        }
      }
      FOLDS[shape] = folds.stream().filter(Patterns8::moves).findAny().orElse(new int[0]);
      next = number(Long.bitCount(SHAPES[shape]), folds, features, next);
    }
    COUNTS = next;
    FEATURES = COUNTS + Counts.FEATURES;
    FEATURE = features.stream().mapToInt(Integer::intValue).toArray();
    SHAPE = places.stream().mapToInt(place -> place[0]).toArray();
    TURN = places.stream().mapToInt(place -> place[1]).toArray();
    MASK = places.stream().mapToLong(place -> SHAPES[place[0]]).toArray();
    BASE = places.stream().mapToInt(place -> place[2]).toArray();
  }

  private Patterns8() {}

  static long shape(int shape) {
    return SHAPES[shape];
  }

  /** The state of a shape without discs. */
  static int centre(int shape) {
    return STARTS[shape] + TERNARY[(1 << Long.bitCount(SHAPES[shape])) - 1];
  }

  private static boolean moves(int[] fold) {
    return IntStream.range(0, fold.length).anyMatch(i -> fold[i] != i);
  }

  /** The first feature of a place's shape. */
  static int feature(int place) {
    return FEATURE[STARTS[SHAPE[place]]];
  }

  /** Where each square of a place goes under its symmetry; empty if it has none. */
  static int[] fold(int place) {
    return FOLDS[SHAPE[place]].clone();
  }

  /** The squares of a place in the order of the state's digits, the lowest first. */
  static int[] squares(int place) {
    int[] squares = new int[Long.bitCount(MASK[place])];
    for (int square = 0; square < 64; square++) {
      long turned = turned(1L << square, TURN[place]);
      if ((turned & MASK[place]) != 0) {
        squares[Long.numberOfTrailingZeros(Long.compress(turned, MASK[place]))] = square;
      }
    }
    return squares;
  }

  /** A set of bits read in base 3. */
  static int ternary(int bits) {
    return TERNARY[bits];
  }

  private static long row(int row) {
    return 0xFFL << (8 * row);
  }

  /** The diagonal that begins so many columns from the corner and goes down to the right. */
  private static long diagonal(int column) {
    long squares = 0;
    for (int row = 0; row + column < 8; row++) {
      squares |= 1L << (8 * row + row + column);
    }
    return squares;
  }

  /** Which squares lie under the mask once the board is turned. */
  private static long squaresUnder(long mask, int turn) {
    long squares = 0;
    for (int square = 0; square < 64; square++) {
      squares |= (turned(1L << square, turn) & mask) != 0 ? 1L << square : 0;
    }
    return squares;
  }

  /** Where each place of a shape goes when the board is turned. */
  private static int[] fold(long mask, int turn) {
    int[] to = new int[Long.bitCount(mask)];
    for (int i = 0; i < to.length; i++) {
      long square = Long.expand(1L << i, mask);
      to[i] = Long.numberOfTrailingZeros(Long.compress(turned(square, turn), mask));
    }
    return to;
  }

  private static int number(int squares, List<int[]> folds, List<Integer> features, int first) {
    int next = first;
    int from = features.size();
    int states = 1;
    for (int i = 0; i < squares; i++) {
      states *= 3;
    }
    for (int state = 0; state < states; state++) {
      int least = state;
      for (int[] fold : folds) {
        int image = 0;
        for (int i = 0, rest = state; i < squares; i++, rest /= 3) {
          image += rest % 3 * TERNARY[1 << fold[i]];
        }
        least = Math.min(least, image);
      }
      features.add(least < state ? features.get(from + least) : next++);
    }
    return next;
  }

  /** The board turned in one of eight ways; 0 leaves it. */
  static long turned(long board, int turn) {
    long seen = (turn & 4) != 0 ? transposed(board) : board;
    return switch (turn & 3) {
      case 0 -> seen;
      case 1 -> Long.reverseBytes(seen);
      case 2 -> Long.reverse(Long.reverseBytes(seen));
      default -> Long.reverse(seen);
    };
  }

  /** Rows become columns: three exchanges of ever smaller squares (Warren, Hacker's Delight). */
  static long transposed(long board) {
    long swap = (board ^ (board >>> 7)) & 0x00AA00AA00AA00AAL;
    long half = board ^ swap ^ (swap << 7);
    swap = (half ^ (half >>> 14)) & 0x0000CCCC0000CCCCL;
    half ^= swap ^ (swap << 14);
    swap = (half ^ (half >>> 28)) & 0x00000000F0F0F0F0L;
    return half ^ swap ^ (swap << 28);
  }

  /** Writes the board in all eight views. */
  static void views(long board, long[] into) {
    long across = transposed(board);
    into[0] = board;
    into[1] = Long.reverseBytes(board);
    into[3] = Long.reverse(board);
    into[2] = Long.reverseBytes(into[3]);
    into[4] = across;
    into[5] = Long.reverseBytes(across);
    into[7] = Long.reverse(across);
    into[6] = Long.reverseBytes(into[7]);
  }

  /** The state of the shape at a place, as an index into all states of all shapes. */
  static int state(int place, long[] mine, long[] yours) {
    int turn = TURN[place];
    long mask = MASK[place];
    return BASE[place]
        + TERNARY[(int) Long.compress(mine[turn], mask)]
        - TERNARY[(int) Long.compress(yours[turn], mask)];
  }

  static int stage(int discs) {
    return Math.clamp((discs - 4) / DISCS_A_STAGE, 0, STAGES - 1);
  }
}
