package agon.mnk;

/**
 * What matters to how likely a move is beside the lines through its cell, each as a single feature
 * of a {@link agon.model.MoveModel}: the kinds of cell that it is for both sides, and how far it is
 * from the last two moves, apart for each state of threats; and the kinds of the cells around it.
 */
final class MoveContext {
  /** How many cells around a move count, one or two steps away in a straight line. */
  static final int AROUND = 16;

  /** For how many moves before. */
  static final int MOVES = 2;

  /** Cells around count if a stone there makes at least this for one of the sides. */
  private static final int LEAST_KIND = CellClass.OPEN_TWO;

  private static final int KINDS = CellClass.KINDS * CellClass.KINDS;

  /** How far from an earlier move counts, either way. */
  private static final int NEAR = 6;

  private static final int DISTANCES = NEAR * NEAR;
  private static final int EACH = KINDS + MOVES * DISTANCES;
  private static final int STATES = 12;
  private static final int FIRST_AROUND = STATES * EACH;

  /** Near or two steps away, straight or diagonal. */
  private static final int PLACES = 4;

  static final int COUNT = FIRST_AROUND + PLACES * KINDS;

  /** How many single features a move has at most. */
  static final int MOST = 1 + MOVES + AROUND;

  private MoveContext() {}

  /** Where the features of a position begin that are apart for each state of threats. */
  static int base(MnkGlance glance) {
    int other = 1 - glance.turn();
    int theirs = glance.doublers(other).isEmpty() ? threats(glance, other) : 3;
    return EACH * (4 * threats(glance, 1 - other) + theirs);
  }

  private static int threats(MnkGlance glance, int player) {
    if (glance.makers(player).isEmpty() && glance.count(player, CellClass.TWO_OPEN_THREES) == 0) {
      return 0;
    }
    return glance.count(player, CellClass.FOUR_AND_OPEN_THREE)
                + glance.count(player, CellClass.TWO_OPEN_THREES)
            > 0
        ? 2
        : 1;
  }

  static int kinds(int base, int own, int other) {
    return base + pair(own, other);
  }

  /** What a cell is for the side to move and for the other, as one number. */
  static int pair(int own, int other) {
    return CellClass.KINDS * own + other;
  }

  /**
   * @param before 0 for the last move, 1 for the one before it
   * @param rows how many rows lie between the cells, and how many columns
   */
  static int distance(int base, int before, int rows, int columns) {
    int less = Math.min(Math.min(rows, columns), NEAR - 1);
    int more = Math.min(Math.max(rows, columns), NEAR - 1);
    return base + KINDS + DISTANCES * before + NEAR * more + less;
  }

  /** Whether a cell says something about those around it. */
  static boolean matters(int own, int other) {
    return Math.max(own, other) >= LEAST_KIND;
  }

  /** By how many rows the cell around a move that has such a number is away from it, */
  static int rows(int number) {
    return steps(number) * (direction(number) / 3 - 1);
  }

  /** and by how many columns. */
  static int columns(int number) {
    return steps(number) * (direction(number) % 3 - 1);
  }

  private static int steps(int number) {
    return 1 + number / 8;
  }

  /** In a square of nine, without the one in the middle. */
  private static int direction(int number) {
    int eight = number % 8;
    return eight < 4 ? eight : eight + 1;
  }

  /** A cell around a move that is such a {@link #pair} of kinds. */
  static int around(int number, int pair) {
    boolean diagonal = rows(number) != 0 && columns(number) != 0;
    return FIRST_AROUND + KINDS * (2 * (steps(number) - 1) + (diagonal ? 1 : 0)) + pair;
  }
}
