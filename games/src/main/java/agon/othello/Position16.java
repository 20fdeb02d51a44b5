package agon.othello;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * Boards of size 12 to 16: one int a row for each side. Legal moves are found in two sweeps over
 * the rows: going down, each row hands the lines that may still become a move to the next one,
 * straight and one column to either side; going up the same once more. The cost is that of a few
 * dozen operations a row, whatever lies on the board. Flips are followed disc by disc.
 */
final class Position16 extends DiscPosition implements RowPosition {
  private static final int BITS_A_ROW = 16;
  private static final int ROWS_A_WORD = 4;

  private final int size;
  private final int[] playable;
  private int[] own;
  private int[] other;
  private final int[] legal;
  private int legalCount;
  private final int[] scratchFlips;
  private final int[] mineThen;
  private final int[] yoursThen;
  private int[] undoRows;

  Position16(OthelloBoard board, int[] owners, int turn) {
    super(board, turn);
    size = board.size();
    playable = new int[size];
    own = new int[size];
    other = new int[size];
    legal = new int[size];
    scratchFlips = new int[size];
    mineThen = new int[size];
    yoursThen = new int[size];
    undoRows = new int[64 * 3 * size];
    for (int square = 0; square < pass; square++) {
      int row = square / size;
      int bit = 1 << (square % size);
      playable[row] |= board.isBlocked(square) ? 0 : bit;
      own[row] |= owners[square] == turn ? bit : 0;
      other[row] |= owners[square] == 1 - turn ? bit : 0;
    }
    findLegal();
  }

  private Position16(Position16 original) {
    super(original);
    size = original.size;
    playable = original.playable;
    own = original.own.clone();
    other = original.other.clone();
    legal = original.legal.clone();
    legalCount = original.legalCount;
    scratchFlips = new int[size];
    mineThen = new int[size];
    yoursThen = new int[size];
    undoRows = original.undoRows.clone();
  }

  @Override
  public void copyFrom(Position other) {
    Position16 from = (Position16) other;
    copyCommon(from);
    System.arraycopy(from.own, 0, own, 0, size);
    System.arraycopy(from.other, 0, this.other, 0, size);
    System.arraycopy(from.legal, 0, legal, 0, size);
    legalCount = from.legalCount;
    if (undoRows.length < ply * 3 * size) {
      undoRows = new int[from.undoRows.length];
    }
    System.arraycopy(from.undoRows, 0, undoRows, 0, ply * 3 * size);
  }

  // ---- legal moves ----

  private void findLegal() {
    findMoves(own, other, legal);
    if (legalCount == 0) {
      findMoves(other, own, legal);
      over = legalCount == 0;
      legalCount = 0;
      Arrays.fill(legal, 0);
    }
  }

  /** Writes the moves of a side to {@code found} and their number to {@link #legalCount}. */
  private void findMoves(int[] mine, int[] yours, int[] found) {
    Arrays.fill(found, 0);
    sweep(mine, yours, found, 0, 1);
    sweep(mine, yours, found, size - 1, -1);
    int count = 0;
    for (int row = 0; row < size; row++) {
      int empty = playable[row] & ~(mine[row] | yours[row]);
      int moves = (found[row] | alongRow(mine[row], yours[row])) & empty;
      found[row] = moves;
      count += Integer.bitCount(moves);
    }
    legalCount = count;
  }

  /** Adds to {@code found} where lines end that come from the rows before. */
  private void sweep(int[] mine, int[] yours, int[] found, int firstRow, int step) {
    int before = 0;
    int straight = 0;
    int left = 0;
    int right = 0;
    for (int row = firstRow; row >= 0 && row < size; row += step) {
      found[row] |= straight | (left >>> 1) | (right << 1);
      int discs = yours[row];
      straight = (straight | before) & discs;
      left = ((left | before) >>> 1) & discs;
      right = ((right | before) << 1) & discs;
      before = mine[row];
    }
  }

  /** Eastwards by the carry of an addition, westwards by doubling, see {@link Bitboard8}. */
  private static int alongRow(int mine, int yours) {
    int east = (yours + ((mine << 1) & yours)) & ~yours;
    int run = (mine >>> 1) & yours;
    run |= yours & (run >>> 1);
    int pairs = yours & (yours >>> 1);
    run |= pairs & (run >>> 2);
    int fours = pairs & (pairs >>> 2);
    run |= fours & (run >>> 4);
    run |= fours & (fours >>> 4) & (run >>> 8);
    return east | (run >>> 1);
  }

  // ---- flips ----

  /** Leaves the discs that a move turns over in {@link #scratchFlips} and returns their number. */
  private int findFlips(int square) {
    Arrays.fill(scratchFlips, 0);
    int row = square / size;
    int column = square % size;
    int count = 0;
    for (int rowStep = -1; rowStep <= 1; rowStep++) {
      for (int columnStep = -1; columnStep <= 1; columnStep++) {
        count += findFlips(row, column, rowStep, columnStep);
      }
    }
    return count;
  }

  /** The step 0, 0 stays on the empty square of the move and finds nothing. */
  private int findFlips(int row, int column, int rowStep, int columnStep) {
    int length = 0;
    int r = row + rowStep;
    int c = column + columnStep;
    while (has(other, r, c)) {
      length++;
      r += rowStep;
      c += columnStep;
    }
    if (length == 0 || !has(own, r, c)) {
      return 0;
    }
    for (int i = 1; i <= length; i++) {
      scratchFlips[row + i * rowStep] |= 1 << (column + i * columnStep);
    }
    return length;
  }

  private boolean has(int[] side, int row, int column) {
    return row >= 0 && row < size && column >= 0 && ((side[row] >>> column) & 1) != 0;
  }

  // ---- what every position can do ----

  @Override
  int owner(int square) {
    int row = square / size;
    int column = square % size;
    return has(own, row, column) ? turn : has(other, row, column) ? 1 - turn : NOBODY;
  }

  @Override
  boolean canMove() {
    return legalCount > 0;
  }

  @Override
  boolean canPlay(int square) {
    return has(legal, square / size, square % size);
  }

  @Override
  int discs(int player) {
    int count = 0;
    for (int row : player == turn ? own : other) {
      count += Integer.bitCount(row);
    }
    return count;
  }

  @Override
  public void rows(int[] ownRows, int[] otherRows) {
    System.arraycopy(own, 0, ownRows, 1, size);
    System.arraycopy(other, 0, otherRows, 1, size);
  }

  @Override
  int moveCount() {
    return legalCount;
  }

  @Override
  int otherMoveCount() {
    int count = legalCount;
    findMoves(other, own, scratchFlips);
    int found = legalCount;
    legalCount = count;
    return found;
  }

  @Override
  public int replies(int square) {
    findFlips(square);
    for (int row = 0; row < size; row++) {
      mineThen[row] = own[row] | scratchFlips[row];
      yoursThen[row] = other[row] ^ scratchFlips[row];
    }
    mineThen[square / size] |= 1 << (square % size);
    int count = legalCount;
    findMoves(yoursThen, mineThen, scratchFlips);
    int found = legalCount;
    legalCount = count;
    return found;
  }

  @Override
  void bring(ShapeSums sums) {
    int[] first = turn == FIRST ? own : other;
    int[] second = turn == FIRST ? other : own;
    for (int row = 0; row < size; row += ROWS_A_WORD) {
      sums.set(row / ROWS_A_WORD, word(first, row), word(second, row));
    }
  }

  private long word(int[] rows, int from) {
    long word = 0;
    for (int row = Math.min(size, from + ROWS_A_WORD) - 1; row >= from; row--) {
      word = word << BITS_A_ROW | rows[row];
    }
    return word;
  }

  @Override
  int[] bits() {
    int[] bits = new int[pass];
    Arrays.setAll(bits, square -> square / size * BITS_A_ROW + square % size);
    return bits;
  }

  @Override
  int words() {
    return Math.ceilDiv(size, ROWS_A_WORD);
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    for (int row = 0; row < size; row++) {
      for (int rest = legal[row]; rest != 0; rest &= rest - 1) {
        into[count++] = row * size + Integer.numberOfTrailingZeros(rest);
      }
    }
    if (count == 0 && !over) {
      into[count++] = pass;
    }
    return count;
  }

  @Override
  public int randomMove(Rng rng, int[] scratch) {
    if (legalCount == 0) {
      return pass;
    }
    int chosen = rng.below(legalCount);
    int row = 0;
    for (int inRow; chosen >= (inRow = Integer.bitCount(legal[row])); row++) {
      chosen -= inRow;
    }
    return row * size + Integer.numberOfTrailingZeros(Integer.expand(1 << chosen, legal[row]));
  }

  @Override
  public void play(int move) {
    int top = ply * 3 * size;
    if (top + 3 * size > undoRows.length) {
      undoRows = Arrays.copyOf(undoRows, 2 * undoRows.length);
    }
    System.arraycopy(own, 0, undoRows, top, size);
    System.arraycopy(other, 0, undoRows, top + size, size);
    System.arraycopy(legal, 0, undoRows, top + 2 * size, size);
    if (move != pass) {
      findFlips(move);
      for (int row = 0; row < size; row++) {
        own[row] |= scratchFlips[row];
        other[row] ^= scratchFlips[row];
      }
      own[move / size] |= 1 << (move % size);
    }
    swapSides();
    remember(move);
    findLegal();
  }

  @Override
  public void undo() {
    ply--;
    turn ^= 1;
    over = false;
    swapSides();
    int top = ply * 3 * size;
    System.arraycopy(undoRows, top, own, 0, size);
    System.arraycopy(undoRows, top + size, other, 0, size);
    System.arraycopy(undoRows, top + 2 * size, legal, 0, size);
    legalCount = 0;
    for (int row : legal) {
      legalCount += Integer.bitCount(row);
    }
  }

  private void swapSides() {
    int[] swap = own;
    own = other;
    other = swap;
  }

  @Override
  public int appeal(int move) {
    return move == pass ? 0 : findFlips(move);
  }

  @Override
  public long key() {
    long key = turn;
    for (int row = 0; row < size; row++) {
      key = Keys.fold(key, ((long) own[row] << 32) | other[row]);
    }
    return key;
  }

  @Override
  public Position16 copy() {
    return new Position16(this);
  }
}
