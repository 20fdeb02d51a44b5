package agon.othello;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * Boards of size 12 to 16: four words for each side, sixteen bits a row, four rows a word. The
 * ideas are those of {@link Bitboard8}; a line that goes from row to row is followed to the end of
 * a word and handed to the next one. Discs of the first and the last of the sixteen columns are
 * never between two others but along their own column, so no line runs over the sides. Flips are
 * followed disc by disc.
 */
final class Position16 extends DiscPosition implements RowPosition {
  private static final int BITS_A_ROW = 16;
  private static final int ROWS_A_WORD = 4;
  private static final int BITS = 256;
  private static final int WORDS = 4;
  private static final int WORDS_A_PLY = 3 * WORDS;
  private static final int ROW = (1 << BITS_A_ROW) - 1;
  private static final long INNER_COLUMNS = 0x7FFE7FFE7FFE7FFEL;
  private static final int[] STEPS = {1, 15, 16, 17};

  private final int size;
  private final long[] playable;

  /** The bit of each square, and the square of each bit. */
  private final int[] bitOf;

  private final int[] squareOf;
  private long[] own = new long[WORDS];
  private long[] other = new long[WORDS];
  private final long[] legal = new long[WORDS];
  private final long[] scratchFlips = new long[WORDS];
  private final long[] mineThen = new long[WORDS];
  private final long[] yoursThen = new long[WORDS];
  private long[] undoWords;

  Position16(OthelloBoard board, int[] owners, int turn) {
    super(board, turn);
    size = board.size();
    playable = new long[WORDS];
    bitOf = new int[pass];
    squareOf = new int[BITS];
    undoWords = new long[64 * WORDS_A_PLY];
    for (int square = 0; square < pass; square++) {
      int bit = square / size * BITS_A_ROW + square % size;
      bitOf[square] = bit;
      squareOf[bit] = square;
      playable[bit >> 6] |= board.isBlocked(square) ? 0 : 1L << bit;
      own[bit >> 6] |= owners[square] == turn ? 1L << bit : 0;
      other[bit >> 6] |= owners[square] == 1 - turn ? 1L << bit : 0;
    }
    findLegal();
  }

  private Position16(Position16 original) {
    super(original);
    size = original.size;
    playable = original.playable;
    bitOf = original.bitOf;
    squareOf = original.squareOf;
    own = original.own.clone();
    other = original.other.clone();
    System.arraycopy(original.legal, 0, legal, 0, WORDS);
    undoWords = original.undoWords.clone();
  }

  @Override
  public void copyFrom(Position other) {
    Position16 from = (Position16) other;
    copyCommon(from);
    System.arraycopy(from.own, 0, own, 0, WORDS);
    System.arraycopy(from.other, 0, this.other, 0, WORDS);
    System.arraycopy(from.legal, 0, legal, 0, WORDS);
    if (undoWords.length < ply * WORDS_A_PLY) {
      undoWords = new long[from.undoWords.length];
    }
    System.arraycopy(from.undoWords, 0, undoWords, 0, ply * WORDS_A_PLY);
  }

  // ---- legal moves ----

  private void findLegal() {
    findMoves(own, other, legal);
    if (!canMove()) {
      findMoves(other, own, legal);
      over = !canMove();
      Arrays.fill(legal, 0);
    }
  }

  /** Writes the moves of a side to {@code found}. */
  private void findMoves(long[] mine, long[] yours, long[] found) {
    long before = 0;
    long straight = 0;
    long left = 0;
    long right = 0;
    for (int word = 0; word < WORDS; word++) {
      long discs = yours[word];
      long inner = discs & INNER_COLUMNS;
      long from = mine[word];
      long ends = alongRow(from, inner) | (straight >>> 48) | (left >>> 49) | (right >>> 47);
      straight = runUp(discs & ((from << 16) | ((before | straight) >>> 48)), discs, 16);
      left = runUp(inner & ((from << 15) | ((before | left) >>> 49)), inner, 15);
      right = runUp(inner & ((from << 17) | ((before | right) >>> 47)), inner, 17);
      found[word] = ends | (straight << 16) | (left << 15) | (right << 17);
      before = from;
    }
    before = 0;
    straight = 0;
    left = 0;
    right = 0;
    for (int word = WORDS - 1; word >= 0; word--) {
      long discs = yours[word];
      long inner = discs & INNER_COLUMNS;
      long from = mine[word];
      long ends = found[word] | (straight << 48) | (left << 49) | (right << 47);
      straight = runDown(discs & ((from >>> 16) | ((before | straight) << 48)), discs, 16);
      left = runDown(inner & ((from >>> 15) | ((before | left) << 49)), inner, 15);
      right = runDown(inner & ((from >>> 17) | ((before | right) << 47)), inner, 17);
      ends |= (straight >>> 16) | (left >>> 15) | (right >>> 17);
      found[word] = ends & playable[word] & ~(from | discs);
      before = from;
    }
  }

  /** The first discs and all that follow without a gap, four rows at most. */
  private static long runUp(long first, long discs, int step) {
    long run = first | (discs & (first << step));
    return run | (discs & (discs << step) & (run << (2 * step)));
  }

  private static long runDown(long first, long discs, int step) {
    long run = first | (discs & (first >>> step));
    return run | (discs & (discs >>> step) & (run >>> (2 * step)));
  }

  /** Eastwards by the carry of an addition, westwards by doubling, see {@link Bitboard8}. */
  private static long alongRow(long mine, long inner) {
    long east = (inner + ((mine << 1) & inner)) & ~inner;
    long run = inner & (mine >>> 1);
    run |= inner & (run >>> 1);
    long pairs = inner & (inner >>> 1);
    run |= pairs & (run >>> 2);
    long fours = pairs & (pairs >>> 2);
    run |= fours & (run >>> 4);
    run |= fours & (fours >>> 4) & (run >>> 8);
    return east | (run >>> 1);
  }

  // ---- flips ----

  /** Leaves the discs that a move turns over in {@link #scratchFlips} and returns their number. */
  private int findFlips(int square) {
    Arrays.fill(scratchFlips, 0);
    int bit = bitOf[square];
    int count = 0;
    for (int step : STEPS) {
      long among = step == BITS_A_ROW ? -1 : INNER_COLUMNS;
      count += findFlips(bit, step, among) + findFlips(bit, -step, among);
    }
    return count;
  }

  private int findFlips(int bit, int step, long among) {
    int end = bit + step;
    while (has(other, end) && ((among >>> end) & 1) != 0) {
      end += step;
    }
    if (end == bit + step || !has(own, end)) {
      return 0;
    }
    int count = 0;
    for (int at = bit + step; at != end; at += step) {
      scratchFlips[at >> 6] |= 1L << at;
      count++;
    }
    return count;
  }

  private static boolean has(long[] side, int bit) {
    return (bit & -BITS) == 0 && ((side[bit >> 6] >>> bit) & 1) != 0;
  }

  // ---- what every position can do ----

  @Override
  int owner(int square) {
    int bit = bitOf[square];
    return has(own, bit) ? turn : has(other, bit) ? 1 - turn : NOBODY;
  }

  @Override
  boolean canMove() {
    return (legal[0] | legal[1] | legal[2] | legal[3]) != 0;
  }

  @Override
  boolean canPlay(int square) {
    return has(legal, bitOf[square]);
  }

  @Override
  int discs(int player) {
    return count(player == turn ? own : other);
  }

  private static int count(long[] words) {
    return Long.bitCount(words[0])
        + Long.bitCount(words[1])
        + Long.bitCount(words[2])
        + Long.bitCount(words[3]);
  }

  @Override
  public void rows(int[] ownRows, int[] otherRows) {
    for (int row = 0; row < size; row++) {
      int shift = row % ROWS_A_WORD * BITS_A_ROW;
      ownRows[row + 1] = (int) (own[row / ROWS_A_WORD] >>> shift) & ROW;
      otherRows[row + 1] = (int) (other[row / ROWS_A_WORD] >>> shift) & ROW;
    }
  }

  @Override
  public int empties(int[] into) {
    int count = 0;
    for (int word = 0; word < WORDS; word++) {
      for (long rest = playable[word] & ~(own[word] | other[word]); rest != 0; rest &= rest - 1) {
        into[count++] = squareOf[64 * word + Long.numberOfTrailingZeros(rest)];
      }
    }
    return count;
  }

  @Override
  int moveCount() {
    return count(legal);
  }

  @Override
  int otherMoveCount() {
    findMoves(other, own, scratchFlips);
    return count(scratchFlips);
  }

  @Override
  public int replies(int square) {
    findFlips(square);
    for (int word = 0; word < WORDS; word++) {
      mineThen[word] = own[word] | scratchFlips[word];
      yoursThen[word] = other[word] ^ scratchFlips[word];
    }
    int bit = bitOf[square];
    mineThen[bit >> 6] |= 1L << bit;
    findMoves(yoursThen, mineThen, scratchFlips);
    return count(scratchFlips);
  }

  @Override
  void bring(ShapeSums sums) {
    long[] first = turn == FIRST ? own : other;
    long[] second = turn == FIRST ? other : own;
    for (int word = 0; word < words(); word++) {
      sums.set(word, first[word], second[word]);
    }
  }

  @Override
  int[] bits() {
    return bitOf.clone();
  }

  @Override
  int words() {
    return Math.ceilDiv(size, ROWS_A_WORD);
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    for (int word = 0; word < WORDS; word++) {
      for (long rest = legal[word]; rest != 0; rest &= rest - 1) {
        into[count++] = squareOf[64 * word + Long.numberOfTrailingZeros(rest)];
      }
    }
    if (count == 0 && !over) {
      into[count++] = pass;
    }
    return count;
  }

  @Override
  public int randomMove(Rng rng, int[] scratch) {
    if (!canMove()) {
      return pass;
    }
    int chosen = rng.below(moveCount());
    int word = 0;
    for (int inWord; chosen >= (inWord = Long.bitCount(legal[word])); word++) {
      chosen -= inWord;
    }
    int bit = Long.numberOfTrailingZeros(Long.expand(1L << chosen, legal[word]));
    return squareOf[64 * word + bit];
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
    int turned = findFlips(square);
    if (turned > 0) {
      place(square);
    }
    return turned;
  }

  @Override
  public void handOver() {
    save();
    swapSides();
    remember(pass);
  }

  /** With the discs in {@link #scratchFlips} turned over it is the other side's turn. */
  private void place(int square) {
    save();
    for (int word = 0; word < WORDS; word++) {
      own[word] |= scratchFlips[word];
      other[word] ^= scratchFlips[word];
    }
    int bit = bitOf[square];
    own[bit >> 6] |= 1L << bit;
    swapSides();
    remember(square);
  }

  private void save() {
    int top = ply * WORDS_A_PLY;
    if (top + WORDS_A_PLY > undoWords.length) {
      undoWords = Arrays.copyOf(undoWords, 2 * undoWords.length);
    }
    System.arraycopy(own, 0, undoWords, top, WORDS);
    System.arraycopy(other, 0, undoWords, top + WORDS, WORDS);
    System.arraycopy(legal, 0, undoWords, top + 2 * WORDS, WORDS);
  }

  @Override
  public void undo() {
    ply--;
    turn ^= 1;
    over = false;
    swapSides();
    int top = ply * WORDS_A_PLY;
    System.arraycopy(undoWords, top, own, 0, WORDS);
    System.arraycopy(undoWords, top + WORDS, other, 0, WORDS);
    System.arraycopy(undoWords, top + 2 * WORDS, legal, 0, WORDS);
  }

  private void swapSides() {
    long[] swap = own;
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
    for (int word = 0; word < WORDS; word++) {
      key = Keys.fold(Keys.fold(key, own[word]), other[word]);
    }
    return key;
  }

  @Override
  public Position16 copy() {
    return new Position16(this);
  }
}
