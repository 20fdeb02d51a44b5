package agon.othello;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tables that estimate boards of every size, with holes or without: for each shape of up to ten
 * squares one, indexed by what lies on them (after Buro's LOGISTELLO, 1997). The shapes are lines
 * from wall to wall and blocks in corners, told apart by what bounds them, where a hole is a wall
 * like the border; so what is learnt on one board serves another. {@link ShapePlaces} finds them on
 * a board.
 *
 * <p>The state of a shape is a number in base 3, a digit a square: 0 the other side's, 1 empty, 2
 * the mover's. States that a symmetry of the shape maps onto each other share a feature. After the
 * features of all tables come the {@link Counts}.
 */
final class Shapes {
  static final int STAGES = 10;

  /** Longer lines are read in windows of this length, from both ends and in the middle. */
  static final int WINDOW = 8;

  /** The whole edge of the board that is played most after 8x8. */
  static final int LONG_EDGE = 10;

  /** Windows from the ends leave the middle of lines so long to another one. */
  static final int MIDDLE_FROM = 13;

  static final int LEAST_LINE = 3;
  static final int LEAST_EDGE = 4;

  /** The corner block, and the one along an edge. */
  static final int CORNER = 3;

  static final int BLOCK = 5;

  /** Lines so far from a wall, or farther, are all the same. */
  static final int MOST_RANK = 4;

  /** Slanting lines that end so far from a corner, or farther, are all the same. */
  static final int MOST_NEAR = 3;

  /** One shape's table. */
  static final class Table {
    private final int squares;
    private final int start;
    private final int feature;
    private final int[] fold;

    /**
     * @param start its first state
     * @param feature its first feature
     * @param fold where each square of the shape goes under its symmetry; empty if it has none
     */
    private Table(int squares, int start, int feature, int[] fold) {
      this.squares = squares;
      this.start = start;
      this.feature = feature;
      this.fold = fold;
    }

    int feature() {
      return feature;
    }

    int[] fold() {
      return fold.clone();
    }

    int states() {
      return power(squares);
    }

    int features() {
      if (fold.length == 0) {
        return states();
      }
      int orbits = 0;
      for (int i = 0; i < squares; i++) {
        orbits += fold[i] >= i ? 1 : 0;
      }
      return (states() + power(orbits)) / 2;
    }

    /** The feature of every state. */
    int[] numbers() {
      int[] numbers = new int[states()];
      int next = feature;
      for (int state = 0; state < numbers.length; state++) {
        int image = image(state);
        numbers[state] = image < state ? numbers[image] : next++;
      }
      return numbers;
    }

    private int image(int state) {
      int image = 0;
      for (int i = 0, rest = state; i < fold.length; i++, rest /= 3) {
        image += rest % 3 * POWERS[fold[i]];
      }
      return fold.length == 0 ? state : image;
    }
  }

  private static final int[] POWERS = new int[11];

  static {
    POWERS[0] = 1;
    for (int i = 1; i < POWERS.length; i++) {
      POWERS[i] = 3 * POWERS[i - 1];
    }
  }

  private static final List<Table> ALL = new ArrayList<>();
  private static final Table[] EDGES = new Table[WINDOW + 1];
  private static final Table[][][] LINES = new Table[MOST_RANK + 1][WINDOW + 1][3];
  private static final Table[][] LINE_ENDS = new Table[MOST_RANK + 1][2];
  private static final Table[] LINE_MIDDLES = new Table[MOST_RANK + 1];
  private static final Table[][][] SLANTS = new Table[MOST_NEAR + 1][WINDOW + 1][3];
  private static final Table[][] SLANT_ENDS = new Table[MOST_NEAR + 1][2];

  static final Table WHOLE_EDGE;
  static final Table EDGE_END;
  static final Table EDGE_MIDDLE;
  static final Table SLANT_MIDDLE;
  private static final Table[] CORNERS = new Table[2];
  private static final Table[] BLOCKS = new Table[2];

  /** The first feature of the counts. */
  static final int COUNTS;

  static final int FEATURES;

  static {
    for (int length = LEAST_EDGE; length <= WINDOW; length++) {
      EDGES[length] = add(length + 2, turnedWithCrosses(length));
    }
    WHOLE_EDGE = add(LONG_EDGE, turned(LONG_EDGE));
    EDGE_END = add(WINDOW + 1, new int[0]);
    EDGE_MIDDLE = add(WINDOW, turned(WINDOW));
    for (int rank = 1; rank <= MOST_RANK; rank++) {
      addLines(LINES[rank], LINE_ENDS[rank]);
      LINE_MIDDLES[rank] = add(WINDOW, turned(WINDOW));
    }
    for (int near = 0; near <= MOST_NEAR; near++) {
      addLines(SLANTS[near], SLANT_ENDS[near]);
    }
    SLANT_MIDDLE = add(WINDOW, turned(WINDOW));
    for (int kind = 0; kind < 2; kind++) {
      CORNERS[kind] = add(CORNER * CORNER, new int[] {0, 3, 6, 1, 4, 7, 2, 5, 8});
      BLOCKS[kind] = add(2 * BLOCK, new int[0]);
    }
    Table last = ALL.getLast();
    COUNTS = last.feature + last.features();
    FEATURES = COUNTS + Counts.FEATURES;
  }

  private Shapes() {}

  private static void addLines(Table[][] whole, Table[] ends) {
    for (int length = LEAST_LINE; length <= WINDOW; length++) {
      for (int lone = 0; lone < 3; lone++) {
        whole[length][lone] = add(length, lone == 1 ? new int[0] : turned(length));
      }
    }
    for (int lone = 0; lone < 2; lone++) {
      ends[lone] = add(WINDOW, new int[0]);
    }
  }

  private static Table add(int squares, int[] fold) {
    int start = ALL.isEmpty() ? 0 : ALL.getLast().start + ALL.getLast().states();
    int feature = ALL.isEmpty() ? 0 : ALL.getLast().feature + ALL.getLast().features();
    Table table = new Table(squares, start, feature, fold);
    ALL.add(table);
    return table;
  }

  private static int[] turned(int length) {
    int[] to = new int[length];
    Arrays.setAll(to, i -> length - 1 - i);
    return to;
  }

  private static int[] turnedWithCrosses(int length) {
    int[] to = Arrays.copyOf(turned(length), length + 2);
    to[length] = length + 1;
    to[length + 1] = length;
    return to;
  }

  static int power(int exponent) {
    return POWERS[exponent];
  }

  static List<Table> all() {
    return ALL;
  }

  /** An edge with the squares diagonally next to its ends. */
  static Table edge(int length) {
    return EDGES[length];
  }

  /**
   * A whole line along rows or columns.
   *
   * @param rank how far from the next wall beside it
   * @param lone how many of its ends are at a lone hole
   */
  static Table line(int rank, int length, int lone) {
    return LINES[rank][length][lone];
  }

  static Table lineEnd(int rank, boolean lone) {
    return LINE_ENDS[rank][lone ? 1 : 0];
  }

  static Table lineMiddle(int rank) {
    return LINE_MIDDLES[rank];
  }

  /**
   * A whole slanting line.
   *
   * @param near how far from a corner it ends
   */
  static Table slant(int near, int length, int lone) {
    return SLANTS[near][length][lone];
  }

  static Table slantEnd(int near, boolean lone) {
    return SLANT_ENDS[near][lone ? 1 : 0];
  }

  /**
   * Three by three squares in a corner.
   *
   * @param rough whether holes lie in it or the walls beside it have gaps
   */
  static Table corner(boolean rough) {
    return CORNERS[rough ? 1 : 0];
  }

  /** Two by five squares in a corner. */
  static Table block(boolean rough) {
    return BLOCKS[rough ? 1 : 0];
  }

  /** The phase of the game: how much of the board is full. */
  static int stage(int discs, int playable) {
    return Math.clamp((long) (discs - 4) * STAGES / Math.max(1, playable - 4), 0, STAGES - 1);
  }
}
