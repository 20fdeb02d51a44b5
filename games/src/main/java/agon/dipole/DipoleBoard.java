package agon.dipole;

import agon.game.BadInput;
import agon.game.Keys;
import agon.game.Position;

/**
 * Everything about a board that does not change during a game: its dark squares, where each move
 * ends, and the tables that make positions fast.
 *
 * <p>Dark squares are numbered row by row from the top left. A move is {@code square << 8 |
 * direction << 5 | men − 1}; the pass comes after all of them.
 *
 * <p>Implementation note. The idea that carries the tables: whatever stands on the board, a stack
 * of n men has the same forward candidates, 2n diagonal moves and ⌊n/2⌋ straight ones, since a move
 * that runs off the board is a move too. Sorted by men, the candidates of n men are the first
 * ⌊5n/2⌋ of a list fixed per square. Only an enemy stack on one of their targets can forbid a
 * candidate; one look at a bit mask tells whether there is any. Captures sideways and backwards are
 * found from the enemy's side: the enemy stacks on a mask, each with the one move that gets there.
 * Both boards' tables take about 200 kB together.
 */
public final class DipoleBoard {
  static final int SQUARE_SHIFT = 8;
  static final int DIRECTION_SHIFT = 5;

  /** Stacks hold at most 20 men: a table row of 32 leaves room. */
  static final int MEN_SHIFT = 5;

  static final int MEN_MASK = (1 << MEN_SHIFT) - 1;

  /** The target of a move that leaves the board. */
  public static final byte OFF = -1;

  /** The target of what is no move: it would end on a light square. */
  private static final byte LIGHT = -2;

  private static final DipoleBoard EIGHT = new DipoleBoard(8, 12);
  private static final DipoleBoard TEN = new DipoleBoard(10, 20);

  /** Rows, and columns. */
  public final int size;

  /** Men of each side at the start. */
  public final int men;

  /** Dark squares. */
  public final int squares;

  public final int pass;

  /** By move: the square it ends on, or {@link #OFF}. */
  private final byte[] target;

  /** By player and square: all forward candidates, those with fewer men first. */
  final int[][] forward;

  /** By player, square and men: where the forward candidates of so many men end on the board. */
  final long[] forwardTargets;

  /** By player, square and men: what so many men can reach sideways or backwards to capture. */
  final long[] backwardTargets;

  /** By square: all squares from which, or to which, one move leads. */
  final long[] lines;

  /** By start and end: the one move between them. */
  private final int[] between;

  /** Random numbers by player, square and men; zero for no men. */
  final long[] stackKeys;

  private DipoleBoard(int size, int men) {
    this.size = size;
    this.men = men;
    squares = size * size / 2;
    pass = squares << SQUARE_SHIFT;
    target = new byte[pass];
    forward = new int[2 * squares][men * 5 / 2];
    forwardTargets = new long[(2 * squares) << MEN_SHIFT];
    backwardTargets = new long[(2 * squares) << MEN_SHIFT];
    lines = new long[squares];
    between = new int[squares << 6];
    stackKeys = Keys.table((2 * squares) << MEN_SHIFT, 0xD1901E00L + size);
    for (int square = 0; square < squares; square++) {
      fillTargets(square);
      for (int player = 0; player < 2; player++) {
        fillCandidates(player, square);
        stackKeys[row(player, square)] = 0;
      }
    }
  }

  static DipoleBoard of(int size) {
    return size == TEN.size ? TEN : EIGHT;
  }

  private void fillTargets(int square) {
    for (Direction direction : Direction.values()) {
      for (int k = 1; k <= men; k++) {
        int move = move(square, direction, k);
        int row = row(square) + k * direction.down;
        int column = column(square) + k * direction.right;
        if (direction.straight() && k % 2 != 0) {
          target[move] = LIGHT;
        } else if (isInside(row, column)) {
          int end = square(row, column);
          target[move] = (byte) end;
          between[square << 6 | end] = move;
          lines[square] |= 1L << end;
        } else {
          target[move] = OFF;
        }
      }
    }
  }

  private void fillCandidates(int player, int square) {
    int row = row(player, square);
    int[] list = forward[player * squares + square];
    int count = 0;
    for (int k = 1; k <= men; k++) {
      forwardTargets[row + k] = forwardTargets[row + k - 1];
      backwardTargets[row + k] = backwardTargets[row + k - 1];
      for (Direction direction : Direction.values()) {
        int move = move(square, direction, k);
        int end = target[move];
        if (end == LIGHT) {
          continue;
        }
        if (direction.forward(player)) {
          list[count++] = move;
        }
        if (end != OFF) {
          long[] targets = direction.forward(player) ? forwardTargets : backwardTargets;
          targets[row + k] |= 1L << end;
        }
      }
    }
  }

  /** Where a player's square begins in tables by player, square and men. */
  int row(int player, int square) {
    return (player * squares + square) << MEN_SHIFT;
  }

  /** How many forward candidates a stack of so many men has, wherever it stands. */
  static int forwardCount(int men) {
    return 5 * men / 2;
  }

  /**
   * A stack of n men has at most n moves in each of four diagonal directions and n/2 in each of
   * four straight ones, together 6n; the men of all stacks together are no more than at the start.
   */
  int maxMoves() {
    return 6 * men;
  }

  /** Where so many men can capture: what stands there must not be taller than the way is long. */
  public long reach(int player, int square, int men) {
    int entry = row(player, square) + men;
    return forwardTargets[entry] | backwardTargets[entry];
  }

  /** Where so many men, or some of them, can go forwards if nobody stands there. */
  public long forward(int player, int square, int men) {
    return forwardTargets[row(player, square) + men];
  }

  /** How many rows lie before a player's men on a square. */
  public int rowsAhead(int player, int square) {
    return player == Position.FIRST ? row(square) : size - 1 - row(square);
  }

  /** A move, whether it ends on a dark square or not. */
  public static int move(int square, Direction direction, int men) {
    return square << SQUARE_SHIFT | direction.number << DIRECTION_SHIFT | (men - 1);
  }

  public static int start(int move) {
    return move >> SQUARE_SHIFT;
  }

  static Direction direction(int move) {
    return Direction.of(move >> DIRECTION_SHIFT & 7);
  }

  public static int men(int move) {
    return (move & MEN_MASK) + 1;
  }

  /** The square a move ends on, {@link #OFF}, or something below that if it is no move. */
  public int target(int move) {
    return target[move];
  }

  /** The move from one square of {@link #lines} to the other. */
  public int between(int start, int end) {
    return between[start << 6 | end];
  }

  int row(int square) {
    return square / (size / 2);
  }

  int column(int square) {
    return 2 * (square % (size / 2)) + 1 - row(square) % 2;
  }

  /** The number of the dark square in this row and column. */
  int square(int row, int column) {
    return row * (size / 2) + column / 2;
  }

  static boolean isDark(int row, int column) {
    return (row + column) % 2 != 0;
  }

  private boolean isInside(int row, int column) {
    return row >= 0 && row < size && column >= 0 && column < size;
  }

  /** {@code A4}: rows are letters from the top, columns numbers from the left. */
  String text(int square) {
    return (char) ('A' + row(square)) + Integer.toString(column(square) + 1);
  }

  /** Reads the name of a dark square, in capitals. */
  public int find(String name) {
    if (name.matches("[A-Z][1-9][0-9]?")) {
      int row = name.charAt(0) - 'A';
      int column = Integer.parseInt(name.substring(1)) - 1;
      if (isInside(row, column)) {
        if (!isDark(row, column)) {
          throw new BadInput(
              name + " is a light square, and stacks stand on dark squares only, such as A4");
        }
        return square(row, column);
      }
    }
    throw new BadInput(
        "there is no square %s; the rows are A to %c and the columns 1 to %d"
            .formatted(BadInput.quote(name), 'A' + size - 1, size));
  }
}
