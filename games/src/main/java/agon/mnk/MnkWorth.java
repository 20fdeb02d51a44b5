package agon.mnk;

import static agon.mnk.CellClass.DOUBLE;
import static agon.mnk.CellClass.FOUR;
import static agon.mnk.CellClass.FOUR_AND_OPEN_THREE;
import static agon.mnk.CellClass.OPEN_THREE;
import static agon.mnk.CellClass.OPEN_THREE_AND_THREE;
import static agon.mnk.CellClass.TWO_OPEN_THREES;
import static agon.mnk.CellClass.WIN;

import agon.model.LinearModel;

/**
 * What positions and moves are worth by their classes. The estimate of a position is a sum: over
 * the free cells, what their class and their lines are worth to the side to move and to the other;
 * and what the threats of both sides, taken together, are worth to the side to move. Immutable.
 */
final class MnkWorth {
  /** How many situations of threats there are. */
  static final int SITUATIONS = 1 << 11;

  /** What a stone of a kind is worth in the order of moves. */
  private static final int[] KIND_RANKS = {
    0, 1, 2, 3, 6, 12, 8, 12, 18, 24, 30, 40, 90, 25, 32, 60, 200, 400, 2000
  };

  private final long[] lines = new long[16];
  private final long[] cells = new long[CellClass.COUNT];
  private final int[] situations = new int[SITUATIONS];
  private final long[] patterns = new long[1 << 16];
  private final long[] forbidding = new long[1 << 16];
  private final int fine;

  /**
   * The weights of a model over {@link MnkFeatures}.
   *
   * @param fine how many of the model's units make a hundredth: there are many cells of the common
   *     classes, so a hundredth is too coarse for each
   */
  MnkWorth(LinearModel weights, int fine) {
    this.fine = fine;
    for (int line = LineClass.ROOM + 1; line < LineClass.COUNT; line++) {
      lines[line] = both(weights, MnkFeatures.ofLine(line));
    }
    for (int cellClass = 0; cellClass < CellClass.COUNT; cellClass++) {
      int kind = CellClass.kind(cellClass);
      if (kind > CellClass.ROOM) {
        cells[cellClass] =
            both(weights, MnkFeatures.ofKind(kind)) + both(weights, MnkFeatures.ofCell(cellClass));
      }
    }
    for (int pattern = 0; pattern < patterns.length; pattern++) {
      long ofLines = ofLines(pattern);
      patterns[pattern] = ofLines + cells[CellClass.of(pattern)];
      forbidding[pattern] = ofLines + cells[CellClass.ofForbidding(pattern)];
    }
    for (int situation = 0; situation < SITUATIONS; situation++) {
      situations[situation] =
          weights.bias(0) + weights.weight(0, MnkFeatures.FIRST_SITUATION + situation);
    }
  }

  /**
   * To the side to move in the high half, as the other side's in the low half; such words can be
   * added up.
   */
  private static long both(LinearModel weights, int feature) {
    return ((long) weights.weight(0, feature) << Integer.SIZE)
        + weights.weight(0, MnkFeatures.OF_A_SIDE + feature);
  }

  private long ofLines(int pattern) {
    long sum = 0;
    for (int shift = 0; shift < 4 * MnkLines.DIRECTIONS; shift += 4) {
      sum += lines[pattern >>> shift & 15];
    }
    return sum;
  }

  /**
   * What a cell is worth, by the classes of its lines: to the side to move in the high half, as the
   * other side's in the low half.
   *
   * @param forbidden for a side that may not make two fours or two threes at once
   */
  long[] ofPatterns(boolean forbidden) {
    return forbidden ? forbidding : patterns;
  }

  /** An estimate for the side to move, in hundredths of the logarithm of the odds. */
  int estimate(MnkGlance glance) {
    int mover = glance.turn();
    long mine = glance.sum(mover);
    int own = (int) ((mine - (int) mine) >> Integer.SIZE);
    int other = (int) glance.sum(1 - mover);
    return (own + other + situations[situation(glance)]) / fine;
  }

  /** How early to try a stone: building counts a little more than blocking. */
  static int rank(int ownKind, int otherKind) {
    return (5 * KIND_RANKS[ownKind] + 4 * KIND_RANKS[otherKind]) >> 2;
  }

  /** Which threats the side to move and the other side have. */
  static int situation(MnkGlance glance) {
    int mover = glance.turn();
    int other = 1 - mover;
    return bit(glance.count(other, WIN), 0)
        | bit(glance.count(mover, DOUBLE), 1)
        | bit(glance.count(other, DOUBLE), 2)
        | slow(glance, mover) << 3
        | slow(glance, other) << 7;
  }

  /** Threats of a side that no answer is needed to yet. */
  private static int slow(MnkGlance glance, int player) {
    int fours =
        glance.count(player, FOUR)
            + glance.count(player, CellClass.FOUR_AND_TWO)
            + glance.count(player, CellClass.FOUR_AND_THREE);
    int threes =
        glance.count(player, OPEN_THREE) + glance.count(player, CellClass.OPEN_THREE_AND_TWO);
    int moreThrees =
        glance.count(player, TWO_OPEN_THREES) + glance.count(player, OPEN_THREE_AND_THREE);
    return bit(glance.count(player, FOUR_AND_OPEN_THREE), 0)
        | bit(fours, 1)
        | bit(moreThrees, 2)
        | bit(threes, 3);
  }

  private static int bit(int count, int place) {
    return count > 0 ? 1 << place : 0;
  }
}
