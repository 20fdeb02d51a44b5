package agon.othello;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * The 10x10 board: two words for each side, squares 0 to 63 in the low one, 64 to 99 in the high
 * one. The ideas are those of {@link Bitboard8}. A line that goes up is followed through the low
 * word to its end first and enters the high word from there, a line that goes down the other way
 * round, so almost all arithmetic stays within one word.
 */
final class Position10 extends DiscPosition implements RowPosition {
  private static final int SIZE = 10;
  private static final int SQUARES = SIZE * SIZE;
  private static final int ROW = (1 << SIZE) - 1;
  private static final int WORDS_A_PLY = 6;

  private static final int[][] UP = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

  /** Sixteen words a square: for each of four lines the ray up, low and high, and the ray down. */
  private static final long[] RAYS = new long[SQUARES * 16];

  /** All columns but the first and the last, see {@link Bitboard8}. */
  private static final long INNER_LOW;

  private static final long INNER_HIGH;

  /** Squares around each square, low and high: without a disc of the other side, no move. */
  private static final long[] AROUND = new long[SQUARES * 2];

  static {
    long[] inner = new long[2];
    for (int square = 0; square < SQUARES; square++) {
      int column = square % SIZE;
      inner[square >> 6] |= column > 0 && column < SIZE - 1 ? 1L << square : 0;
      for (int line = 0; line < 4; line++) {
        addRay(square, UP[line][0], UP[line][1], square * 16 + line * 4);
        addRay(square, -UP[line][0], -UP[line][1], square * 16 + line * 4 + 2);
      }
      for (int to = 0; to < SQUARES; to++) {
        boolean near =
            Math.abs(to / SIZE - square / SIZE) <= 1 && Math.abs(to % SIZE - column) <= 1;
        AROUND[2 * square + (to >> 6)] |= near && to != square ? 1L << to : 0;
      }
    }
    INNER_LOW = inner[0];
    INNER_HIGH = inner[1];
  }

  private final long playableLow;
  private final long playableHigh;
  private long ownLow;
  private long ownHigh;
  private long otherLow;
  private long otherHigh;
  private long legalLow;
  private long legalHigh;
  private final long[] scratchFlips = new long[2];
  private long[] undoWords = new long[128 * WORDS_A_PLY];

  Position10(OthelloBoard board, int[] owners, int turn) {
    super(board, turn);
    long[] playable = new long[2];
    long[] own = new long[2];
    long[] other = new long[2];
    for (int square = 0; square < SQUARES; square++) {
      long bit = 1L << square;
      playable[square >> 6] |= board.isBlocked(square) ? 0 : bit;
      own[square >> 6] |= owners[square] == turn ? bit : 0;
      other[square >> 6] |= owners[square] == 1 - turn ? bit : 0;
    }
    playableLow = playable[0];
    playableHigh = playable[1];
    ownLow = own[0];
    ownHigh = own[1];
    otherLow = other[0];
    otherHigh = other[1];
    findLegal();
  }

  private Position10(Position10 original) {
    super(original);
    playableLow = original.playableLow;
    playableHigh = original.playableHigh;
    ownLow = original.ownLow;
    ownHigh = original.ownHigh;
    otherLow = original.otherLow;
    otherHigh = original.otherHigh;
    legalLow = original.legalLow;
    legalHigh = original.legalHigh;
    undoWords = original.undoWords.clone();
  }

  @Override
  public void copyFrom(Position other) {
    Position10 from = (Position10) other;
    copyCommon(from);
    ownLow = from.ownLow;
    ownHigh = from.ownHigh;
    otherLow = from.otherLow;
    otherHigh = from.otherHigh;
    legalLow = from.legalLow;
    legalHigh = from.legalHigh;
    if (undoWords.length < ply * WORDS_A_PLY) {
      undoWords = new long[from.undoWords.length];
    }
    System.arraycopy(from.undoWords, 0, undoWords, 0, ply * WORDS_A_PLY);
  }

  private static void addRay(int square, int rowStep, int columnStep, int index) {
    int row = square / SIZE + rowStep;
    int column = square % SIZE + columnStep;
    while (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
      int passed = row * SIZE + column;
      RAYS[index + (passed >> 6)] |= 1L << passed;
      row += rowStep;
      column += columnStep;
    }
  }

  // ---- legal moves ----

  private void findLegal() {
    findMoves(ownLow, ownHigh, otherLow, otherHigh);
    if ((legalLow | legalHigh) == 0) {
      findMoves(otherLow, otherHigh, ownLow, ownHigh);
      over = (legalLow | legalHigh) == 0;
      legalLow = 0;
      legalHigh = 0;
    }
  }

  private void findMoves(long low, long high, long yourLow, long yourHigh) {
    legalLow = 0;
    legalHigh = 0;
    long innerLow = yourLow & INNER_LOW;
    long innerHigh = yourHigh & INNER_HIGH;
    addMoves(low, high, innerLow, innerHigh, 1);
    addMoves(low, high, innerLow, innerHigh, SIZE - 1);
    addMoves(low, high, yourLow, yourHigh, SIZE);
    addMoves(low, high, innerLow, innerHigh, SIZE + 1);
    legalLow &= playableLow & ~(low | yourLow);
    legalHigh &= playableHigh & ~(high | yourHigh);
  }

  private void addMoves(long low, long high, long yourLow, long yourHigh, int step) {
    int back = 64 - step;
    long upLow = runUp(yourLow & (low << step), yourLow, step);
    long upHigh = runUp(yourHigh & ((high << step) | ((low | upLow) >>> back)), yourHigh, step);
    long downHigh = runDown(yourHigh & (high >>> step), yourHigh, step);
    long downLow = runDown(yourLow & ((low >>> step) | ((high | downHigh) << back)), yourLow, step);
    legalLow |= (upLow << step) | (downLow >>> step) | (downHigh << back);
    legalHigh |= (upHigh << step) | (upLow >>> back) | (downHigh >>> step);
  }

  /** The first discs and all that follow without a gap, eight at most. */
  private static long runUp(long first, long discs, int step) {
    long run = first | (discs & (first << step));
    long pairs = discs & (discs << step);
    run |= pairs & (run << (2 * step));
    return run | (pairs & (pairs << (2 * step)) & (run << (4 * step)));
  }

  private static long runDown(long first, long discs, int step) {
    long run = first | (discs & (first >>> step));
    long pairs = discs & (discs >>> step);
    run |= pairs & (run >>> (2 * step));
    return run | (pairs & (pairs >>> (2 * step)) & (run >>> (4 * step)));
  }

  // ---- flips ----

  /** Leaves the discs that a move turns over in {@link #scratchFlips}. */
  private void findFlips(int square) {
    long low = 0;
    long high = 0;
    for (int ray = square * 16, last = ray + 16; ray < last; ray += 4) {
      long upLow = RAYS[ray];
      long upHigh = RAYS[ray + 1];
      long endsLow = upLow & ~otherLow;
      long endsHigh = upHigh & ~otherHigh;
      long endLow = endsLow & -endsLow & ownLow;
      long endHigh = endsHigh & -endsHigh & ownHigh & ~allIfAny(endsLow);
      long inHigh = allIfAny(endHigh);
      low |= ((endLow + allIfAny(endLow)) | inHigh) & upLow;
      high |= (endHigh + inHigh) & upHigh;

      long downLow = RAYS[ray + 2];
      long downHigh = RAYS[ray + 3];
      endsLow = downLow & ~otherLow;
      endsHigh = downHigh & ~otherHigh;
      // With no end this is bit 63: off the board, or off the ray, or the other side's.
      endHigh = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(endsHigh)) & downHigh & ownHigh;
      endLow = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(endsLow)) & downLow & ownLow;
      endLow &= ~allIfAny(endsHigh);
      low |= (-endLow << 1) & downLow;
      high |= ((-endHigh << 1) | allIfAny(endLow)) & downHigh;
    }
    scratchFlips[0] = low;
    scratchFlips[1] = high;
  }

  /** All bits if any bit is set, else none; a branch here would often be guessed wrong. */
  private static long allIfAny(long bits) {
    return (bits | -bits) >> 63;
  }

  // ---- what every position can do ----

  @Override
  int owner(int square) {
    long own = square < 64 ? ownLow : ownHigh;
    long other = square < 64 ? otherLow : otherHigh;
    return ((own >>> square) & 1) != 0 ? turn : ((other >>> square) & 1) != 0 ? 1 - turn : NOBODY;
  }

  @Override
  boolean canMove() {
    return (legalLow | legalHigh) != 0;
  }

  @Override
  boolean canPlay(int square) {
    return (((square < 64 ? legalLow : legalHigh) >>> square) & 1) != 0;
  }

  @Override
  int discs(int player) {
    return player == turn
        ? Long.bitCount(ownLow) + Long.bitCount(ownHigh)
        : Long.bitCount(otherLow) + Long.bitCount(otherHigh);
  }

  @Override
  public void rows(int[] ownRows, int[] otherRows) {
    copyRows(ownLow, ownHigh, ownRows);
    copyRows(otherLow, otherHigh, otherRows);
  }

  private static void copyRows(long low, long high, int[] rows) {
    for (int row = 0; row < 6; row++) {
      rows[row + 1] = (int) (low >>> (SIZE * row)) & ROW;
    }
    // The seventh row lies across the two words: squares 60 to 69.
    rows[7] = (int) ((low >>> 60) | (high << 4)) & ROW;
    for (int row = 7; row < SIZE; row++) {
      rows[row + 1] = (int) (high >>> (SIZE * row - 64)) & ROW;
    }
  }

  @Override
  public int empties(int[] into) {
    int count = 0;
    for (long rest = playableLow & ~(ownLow | otherLow); rest != 0; rest &= rest - 1) {
      into[count++] = Long.numberOfTrailingZeros(rest);
    }
    for (long rest = playableHigh & ~(ownHigh | otherHigh); rest != 0; rest &= rest - 1) {
      into[count++] = 64 + Long.numberOfTrailingZeros(rest);
    }
    return count;
  }

  @Override
  int moveCount() {
    return Long.bitCount(legalLow) + Long.bitCount(legalHigh);
  }

  @Override
  int otherMoveCount() {
    long low = legalLow;
    long high = legalHigh;
    findMoves(otherLow, otherHigh, ownLow, ownHigh);
    int count = moveCount();
    legalLow = low;
    legalHigh = high;
    return count;
  }

  @Override
  public int replies(int square) {
    findFlips(square);
    long low = legalLow;
    long high = legalHigh;
    long mineLow = ownLow | scratchFlips[0] | (square < 64 ? 1L << square : 0);
    long mineHigh = ownHigh | scratchFlips[1] | (square < 64 ? 0 : 1L << square);
    findMoves(otherLow & ~mineLow, otherHigh & ~mineHigh, mineLow, mineHigh);
    int count = moveCount();
    legalLow = low;
    legalHigh = high;
    return count;
  }

  @Override
  void bring(ShapeSums sums) {
    boolean first = turn == FIRST;
    sums.set(0, first ? ownLow : otherLow, first ? otherLow : ownLow);
    sums.set(1, first ? ownHigh : otherHigh, first ? otherHigh : ownHigh);
  }

  @Override
  int[] bits() {
    int[] bits = new int[SQUARES];
    Arrays.setAll(bits, square -> square);
    return bits;
  }

  @Override
  int words() {
    return 2;
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    for (long rest = legalLow; rest != 0; rest &= rest - 1) {
      into[count++] = Long.numberOfTrailingZeros(rest);
    }
    for (long rest = legalHigh; rest != 0; rest &= rest - 1) {
      into[count++] = 64 + Long.numberOfTrailingZeros(rest);
    }
    if (count == 0 && !over) {
      into[count++] = pass;
    }
    return count;
  }

  @Override
  public int randomMove(Rng rng, int[] scratch) {
    int low = Long.bitCount(legalLow);
    int count = low + Long.bitCount(legalHigh);
    if (count == 0) {
      return pass;
    }
    int chosen = rng.below(count);
    return chosen < low
        ? Long.numberOfTrailingZeros(Long.expand(1L << chosen, legalLow))
        : 64 + Long.numberOfTrailingZeros(Long.expand(1L << (chosen - low), legalHigh));
  }

  @Override
  public void play(int move) {
    if (move == pass) {
      handOver();
    } else {
      findFlips(move);
      place(move);
    }
    findLegal();
  }

  @Override
  public int put(int square) {
    if (((AROUND[2 * square] & otherLow) | (AROUND[2 * square + 1] & otherHigh)) == 0) {
      return 0;
    }
    findFlips(square);
    int turned = Long.bitCount(scratchFlips[0]) + Long.bitCount(scratchFlips[1]);
    if (turned > 0) {
      place(square);
    }
    return turned;
  }

  @Override
  public void handOver() {
    scratchFlips[0] = 0;
    scratchFlips[1] = 0;
    moveTo(pass, 0, 0);
  }

  private void place(int square) {
    moveTo(square, square < 64 ? 1L << square : 0, square < 64 ? 0 : 1L << square);
  }

  /** With the discs in {@link #scratchFlips} turned over it is the other side's turn. */
  private void moveTo(int move, long placedLow, long placedHigh) {
    int top = ply * WORDS_A_PLY;
    if (top + WORDS_A_PLY > undoWords.length) {
      undoWords = Arrays.copyOf(undoWords, 2 * undoWords.length);
    }
    undoWords[top] = ownLow;
    undoWords[top + 1] = ownHigh;
    undoWords[top + 2] = otherLow;
    undoWords[top + 3] = otherHigh;
    undoWords[top + 4] = legalLow;
    undoWords[top + 5] = legalHigh;
    long mineLow = ownLow | scratchFlips[0] | placedLow;
    long mineHigh = ownHigh | scratchFlips[1] | placedHigh;
    ownLow = otherLow & ~mineLow;
    ownHigh = otherHigh & ~mineHigh;
    otherLow = mineLow;
    otherHigh = mineHigh;
    remember(move);
  }

  @Override
  public void undo() {
    ply--;
    turn ^= 1;
    over = false;
    int top = ply * WORDS_A_PLY;
    ownLow = undoWords[top];
    ownHigh = undoWords[top + 1];
    otherLow = undoWords[top + 2];
    otherHigh = undoWords[top + 3];
    legalLow = undoWords[top + 4];
    legalHigh = undoWords[top + 5];
  }

  @Override
  public int appeal(int move) {
    if (move == pass) {
      return 0;
    }
    findFlips(move);
    return Long.bitCount(scratchFlips[0]) + Long.bitCount(scratchFlips[1]);
  }

  @Override
  public long key() {
    long own = Keys.fold(Keys.fold(turn, ownLow), ownHigh);
    return Keys.fold(Keys.fold(own, otherLow), otherHigh);
  }

  @Override
  public Position10 copy() {
    return new Position10(this);
  }
}
