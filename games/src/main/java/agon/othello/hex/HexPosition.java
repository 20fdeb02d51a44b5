package agon.othello.hex;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * Discs on a hexagon: one int a row for each side. Legal moves are found in two sweeps over the
 * rows: going down, each row hands the lines that may still become a move to the next one, straight
 * and one column to the left; going up, straight and one column to the right. Flips are followed
 * disc by disc.
 */
final class HexPosition implements Position {
  /** The owner of a cell without a disc. */
  static final int NOBODY = -1;

  final int pass;
  private final int size;
  private final int[] playable;
  private int turn;
  private int ply;
  private boolean over;
  private int[] own;
  private int[] other;
  private final int[] legal;
  private int legalCount;
  private final int[] scratchFlips;
  private int[] undoMoves = new int[64];
  private int[] undoRows;

  HexPosition(HexBoard board, int[] owners, int turn) {
    size = board.size();
    pass = size * size;
    this.turn = turn;
    playable = new int[size];
    own = new int[size];
    other = new int[size];
    legal = new int[size];
    scratchFlips = new int[size];
    undoRows = new int[64 * 3 * size];
    for (int square : board.cells()) {
      int row = square / size;
      int bit = 1 << (square % size);
      playable[row] |= bit;
      own[row] |= owners[square] == turn ? bit : 0;
      other[row] |= owners[square] == 1 - turn ? bit : 0;
    }
    findLegal();
  }

  private HexPosition(HexPosition original) {
    pass = original.pass;
    size = original.size;
    playable = original.playable;
    turn = original.turn;
    ply = original.ply;
    over = original.over;
    own = original.own.clone();
    other = original.other.clone();
    legal = original.legal.clone();
    legalCount = original.legalCount;
    scratchFlips = new int[size];
    undoMoves = original.undoMoves.clone();
    undoRows = original.undoRows.clone();
  }

  @Override
  public void copyFrom(Position original) {
    HexPosition from = (HexPosition) original;
    turn = from.turn;
    ply = from.ply;
    over = from.over;
    System.arraycopy(from.own, 0, own, 0, size);
    System.arraycopy(from.other, 0, other, 0, size);
    System.arraycopy(from.legal, 0, legal, 0, size);
    legalCount = from.legalCount;
    if (undoMoves.length < ply) {
      undoMoves = new int[from.undoMoves.length];
    }
    if (undoRows.length < ply * 3 * size) {
      undoRows = new int[from.undoRows.length];
    }
    System.arraycopy(from.undoMoves, 0, undoMoves, 0, ply);
    System.arraycopy(from.undoRows, 0, undoRows, 0, ply * 3 * size);
  }

  // ---- legal moves ----

  private void findLegal() {
    legalCount = findMoves(own, other, legal);
    over = legalCount == 0 && findMoves(other, own, scratchFlips) == 0;
  }

  /** Writes the moves of a side to {@code found} and returns their number. */
  private int findMoves(int[] mine, int[] yours, int[] found) {
    Arrays.fill(found, 0);
    int before = 0;
    int straight = 0;
    int aside = 0;
    for (int row = 0; row < size; row++) {
      found[row] |= straight | (aside >>> 1);
      int discs = yours[row];
      straight = (straight | before) & discs;
      aside = ((aside | before) >>> 1) & discs;
      before = mine[row];
    }
    before = 0;
    straight = 0;
    aside = 0;
    for (int row = size - 1; row >= 0; row--) {
      found[row] |= straight | (aside << 1);
      int discs = yours[row];
      straight = (straight | before) & discs;
      aside = ((aside | before) << 1) & discs;
      before = mine[row];
    }
    int count = 0;
    for (int row = 0; row < size; row++) {
      int empty = playable[row] & ~(mine[row] | yours[row]);
      int moves = (found[row] | alongRow(mine[row], yours[row])) & empty;
      found[row] = moves;
      count += Integer.bitCount(moves);
    }
    return count;
  }

  /** To the right by the carry of an addition, to the left by doubling. */
  private static int alongRow(int mine, int yours) {
    int right = (yours + ((mine << 1) & yours)) & ~yours;
    int run = (mine >>> 1) & yours;
    run |= yours & (run >>> 1);
    int pairs = yours & (yours >>> 1);
    run |= pairs & (run >>> 2);
    int fours = pairs & (pairs >>> 2);
    run |= fours & (run >>> 4);
    int eights = fours & (fours >>> 4);
    run |= eights & (run >>> 8);
    run |= eights & (eights >>> 8) & (run >>> 16);
    return right | (run >>> 1);
  }

  // ---- flips ----

  /** Leaves the discs that a move turns over in {@link #scratchFlips} and returns their number. */
  private int findFlips(int square) {
    Arrays.fill(scratchFlips, 0);
    int row = square / size;
    int column = square % size;
    return findFlips(row, column, 0, 1)
        + findFlips(row, column, 0, -1)
        + findFlips(row, column, 1, 0)
        + findFlips(row, column, -1, 0)
        + findFlips(row, column, 1, -1)
        + findFlips(row, column, -1, 1);
  }

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

  // ---- for whoever draws, writes and estimates ----

  /** {@link #FIRST}, {@link #SECOND} or {@link #NOBODY}. */
  int owner(int square) {
    int row = square / size;
    int column = square % size;
    return has(own, row, column) ? turn : has(other, row, column) ? 1 - turn : NOBODY;
  }

  boolean canPlay(int square) {
    return has(legal, square / size, square % size);
  }

  boolean mustPass() {
    return !over && legalCount == 0;
  }

  int discs(int player) {
    int count = 0;
    for (int row : player == turn ? own : other) {
      count += Integer.bitCount(row);
    }
    return count;
  }

  /** Writes the discs of the side to move and of the other one, row r at r + 1. */
  void rows(int[] ownRows, int[] otherRows) {
    System.arraycopy(own, 0, ownRows, 1, size);
    System.arraycopy(other, 0, otherRows, 1, size);
  }

  int moveCount() {
    return legalCount;
  }

  /** How many cells the other side could play on if it were its turn. */
  int otherMoveCount() {
    return findMoves(other, own, scratchFlips);
  }

  // ---- what every position can do ----

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int lastMove() {
    return ply == 0 ? NO_MOVE : undoMoves[ply - 1];
  }

  @Override
  public int margin() {
    return discs(FIRST) - discs(SECOND);
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
  public boolean isLegal(int move, int[] scratch) {
    return move == pass ? mustPass() : move >= 0 && move < pass && canPlay(move);
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
    if (ply == undoMoves.length) {
      undoMoves = Arrays.copyOf(undoMoves, 2 * ply);
    }
    int top = ply * 3 * size;
    if (top + 3 * size > undoRows.length) {
      undoRows = Arrays.copyOf(undoRows, 2 * undoRows.length);
    }
    System.arraycopy(own, 0, undoRows, top, size);
    System.arraycopy(other, 0, undoRows, top + size, size);
    System.arraycopy(legal, 0, undoRows, top + 2 * size, size);
    undoMoves[ply++] = move;
    if (move != pass) {
      findFlips(move);
      for (int row = 0; row < size; row++) {
        own[row] |= scratchFlips[row];
        other[row] ^= scratchFlips[row];
      }
      own[move / size] |= 1 << (move % size);
    }
    swapSides();
    findLegal();
  }

  @Override
  public void undo() {
    ply--;
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
    turn ^= 1;
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
  public HexPosition copy() {
    return new HexPosition(this);
  }
}
