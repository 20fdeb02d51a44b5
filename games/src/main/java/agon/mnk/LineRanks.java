package agon.mnk;

import agon.model.MoveModel;
import java.util.Arrays;

/**
 * How likely moves are on one board, by a {@link MoveModel}: what {@link LineMoves} shows it, read
 * off the books of {@link LineSums} and {@link MnkGlance}.
 */
final class LineRanks {
  private static final int UNITS = MoveRows.UNITS;
  private static final int DIRECTIONS = MnkLines.DIRECTIONS;

  /** The first half speaks for a move, the other against it. */
  static final short[] SIGNS = new short[UNITS];

  static {
    for (int unit = 0; unit < UNITS; unit++) {
      SIGNS[unit] = (short) (2 * unit < UNITS ? 1 : -1);
    }
  }

  /** How far around a cell others count: there is such a border around the board. */
  private static final int BORDER = 2;

  private final MoveRows rows;
  private final LineSums sums;
  private final MnkGlance glance;
  private final CellSet near;
  private final boolean vectors;
  private final short[] rowOf;
  private final short[] columnOf;

  /** Where a cell is on the board with its border. */
  private final int[] places;

  /** From there to the cells around it. */
  private final int[] steps = new int[MoveContext.AROUND];

  /** Where what such a cell says begins, see {@link MoveContext#around}. */
  private final int[] tables = new int[MoveContext.AROUND];

  /** What the cells around say, by place, in the position that was looked at last. */
  private final int[] around;

  private long lookedAt;

  /** By cell: what came out, and in which of all looks. */
  private final int[] found;

  private final int[] foundIn;
  private int looks;

  /**
   * @param near the free cells near a stone
   */
  LineRanks(
      MnkStones board,
      MoveRows rows,
      LineSums sums,
      MnkGlance glance,
      CellSet near,
      boolean vectors) {
    this.rows = rows;
    this.sums = sums;
    this.glance = glance;
    this.near = near;
    this.vectors = vectors;
    int width = board.columns + 2 * BORDER;
    rowOf = new short[board.cells()];
    columnOf = new short[board.cells()];
    places = new int[board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      rowOf[cell] = (short) (cell / board.columns);
      columnOf[cell] = (short) (cell % board.columns);
      places[cell] = (rowOf[cell] + BORDER) * width + columnOf[cell] + BORDER;
    }
    for (int number = 0; number < MoveContext.AROUND; number++) {
      steps[number] = MoveContext.rows(number) * width + MoveContext.columns(number);
      tables[number] = MoveContext.around(number, 0);
    }
    around = new int[(board.rows + 2 * BORDER) * width];
    found = new int[board.cells()];
    foundIn = new int[board.cells()];
    lookedAt = ~lookingAt();
  }

  /** A number for the stones and the last moves: all that ranks depend on. */
  private long lookingAt() {
    return glance.key() ^ ((long) sums.before(1) << Short.SIZE | (sums.before(0) + 1));
  }

  /** How likely a stone of the side to move is to be best, in hundredths. */
  int of(int cell) {
    long now = lookingAt();
    if (lookedAt != now) {
      lookedAt = now;
      lookAround();
    }
    if (foundIn[cell] != looks) {
      foundIn[cell] = looks;
      sums.settle();
      found[cell] = ofLines(cell) + ofContext(cell) + around[places[cell]];
    }
    return found[cell];
  }

  private int ofLines(int cell) {
    int place = DIRECTIONS * cell;
    int first = UNITS * sums.window(place);
    int second = UNITS * sums.window(place + 1);
    int third = UNITS * sums.window(place + 2);
    int fourth = UNITS * sums.window(place + 3);
    short[] lanes = rows.lanes[glance.turn()];
    return vectors
        ? VectorRank.of(lanes, rows.start, first, second, third, fourth)
        : plainly(lanes, rows.start, first, second, third, fourth);
  }

  private void lookAround() {
    looks++;
    Arrays.fill(around, 0);
    int mover = glance.turn();
    short[] singles = rows.singles;
    for (int i = 0; i < near.size(); i++) {
      int cell = near.get(i);
      int own = glance.kind(mover, cell);
      int other = glance.kind(1 - mover, cell);
      if (MoveContext.matters(own, other)) {
        int place = places[cell];
        int pair = MoveContext.pair(own, other);
        for (int number = 0; number < MoveContext.AROUND; number++) {
          // To the cell over there this one is as far away the other way round.
          around[place - steps[number]] += singles[tables[number] + pair];
        }
      }
    }
  }

  private static int plainly(
      short[] lanes, short[] start, int first, int second, int third, int fourth) {
    int sum = 0;
    for (int unit = 0; unit < UNITS; unit++) {
      int value =
          start[unit]
              + lanes[first + unit]
              + lanes[second + unit]
              + lanes[third + unit]
              + lanes[fourth + unit];
      sum += SIGNS[unit] * Math.clamp(value, 0, MoveModel.MOST);
    }
    return sum;
  }

  private int ofContext(int cell) {
    int base = MoveContext.base(glance);
    int mover = glance.turn();
    short[] singles = rows.singles;
    int sum =
        singles[MoveContext.kinds(base, glance.kind(mover, cell), glance.kind(1 - mover, cell))];
    for (int before = 0; before < MoveContext.MOVES; before++) {
      int last = sums.before(before);
      if (last >= 0) {
        sum +=
            singles[
                MoveContext.distance(
                    base,
                    before,
                    Math.abs(rowOf[last] - rowOf[cell]),
                    Math.abs(columnOf[last] - columnOf[cell]))];
      }
    }
    return sum;
  }
}
