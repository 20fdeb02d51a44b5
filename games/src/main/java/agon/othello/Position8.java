package agon.othello;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * Boards of size 4, 6 and 8: a 64-bit word for each side, a smaller board in the upper left corner
 * of an 8x8 one. Undoing restores the words from before the move, which costs less than turning
 * discs back.
 */
final class Position8 extends DiscPosition {
  private static final int WORDS_A_PLY = 3;

  private final int size;
  private final long playable;
  private final int[] bitOf;
  private final int[] squareOf;
  private long own;
  private long other;
  private long legal;
  private long[] undoWords = new long[64 * WORDS_A_PLY];

  Position8(OthelloBoard board, int[] owners, int turn) {
    super(board, turn);
    size = board.size();
    bitOf = bits(size);
    squareOf = new int[64];
    long squares = 0;
    for (int square = 0; square < pass; square++) {
      int bit = bitOf[square];
      squareOf[bit] = square;
      squares |= board.isBlocked(square) ? 0 : 1L << bit;
      own |= owners[square] == turn ? 1L << bit : 0;
      other |= owners[square] == 1 - turn ? 1L << bit : 0;
    }
    playable = squares;
    findLegal();
  }

  private Position8(Position8 original) {
    super(original);
    size = original.size;
    playable = original.playable;
    bitOf = original.bitOf;
    squareOf = original.squareOf;
    own = original.own;
    other = original.other;
    legal = original.legal;
    undoWords = original.undoWords.clone();
  }

  @Override
  public void copyFrom(Position other) {
    Position8 from = (Position8) other;
    copyCommon(from);
    own = from.own;
    this.other = from.other;
    legal = from.legal;
    if (undoWords.length < ply * WORDS_A_PLY) {
      undoWords = new long[from.undoWords.length];
    }
    System.arraycopy(from.undoWords, 0, undoWords, 0, ply * WORDS_A_PLY);
  }

  private void findLegal() {
    long empty = playable & ~(own | other);
    legal = Bitboard8.moves(own, other, empty);
    if (legal == 0) {
      over = Bitboard8.moves(other, own, empty) == 0;
    }
  }

  /** The discs of the side to move, in the numbering of {@link Bitboard8}. */
  long own() {
    return own;
  }

  long other() {
    return other;
  }

  /** The legal moves of the side to move. */
  long legal() {
    return legal;
  }

  /** On the board that matters most the two numberings are one, and no table is read. */
  int bit(int square) {
    return size == 8 ? square : bitOf[square];
  }

  int square(int bit) {
    return size == 8 ? bit : squareOf[bit];
  }

  @Override
  int owner(int square) {
    int bit = bit(square);
    return ((own >>> bit) & 1) != 0 ? turn : ((other >>> bit) & 1) != 0 ? 1 - turn : NOBODY;
  }

  @Override
  boolean canMove() {
    return legal != 0;
  }

  @Override
  boolean canPlay(int square) {
    return ((legal >>> bit(square)) & 1) != 0;
  }

  @Override
  int discs(int player) {
    return Long.bitCount(player == turn ? own : other);
  }

  @Override
  int moveCount() {
    return Long.bitCount(legal);
  }

  @Override
  int otherMoveCount() {
    long mine = own;
    long yours = other;
    return Long.bitCount(Bitboard8.moves(yours, mine, playable & ~(mine | yours)));
  }

  @Override
  void bring(ShapeSums sums) {
    sums.set(0, turn == FIRST ? own : other, turn == FIRST ? other : own);
  }

  @Override
  int[] bits() {
    return bitOf.clone();
  }

  /** Where the squares of a board of this size are in a word. */
  static int[] bits(int size) {
    int[] bits = new int[size * size];
    Arrays.setAll(bits, square -> square / size * 8 + square % size);
    return bits;
  }

  @Override
  int words() {
    return 1;
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    for (long rest = legal; rest != 0; rest &= rest - 1) {
      into[count++] = square(Long.numberOfTrailingZeros(rest));
    }
    if (count == 0 && !over) {
      into[count++] = pass;
    }
    return count;
  }

  @Override
  public int randomMove(Rng rng, int[] scratch) {
    if (legal == 0) {
      return pass;
    }
    int chosen = rng.below(Long.bitCount(legal));
    return square(Long.numberOfTrailingZeros(Long.expand(1L << chosen, legal)));
  }

  @Override
  public void play(int move) {
    int top = ply * WORDS_A_PLY;
    if (top + WORDS_A_PLY > undoWords.length) {
      undoWords = Arrays.copyOf(undoWords, 2 * undoWords.length);
    }
    undoWords[top] = own;
    undoWords[top + 1] = other;
    undoWords[top + 2] = legal;
    long mine = own;
    long yours = other;
    if (move != pass) {
      int bit = bit(move);
      long flips = Bitboard8.flips(mine, yours, bit);
      mine |= flips | (1L << bit);
      yours ^= flips;
    }
    own = yours;
    other = mine;
    remember(move);
    findLegal();
  }

  @Override
  public void undo() {
    ply--;
    turn ^= 1;
    over = false;
    int top = ply * WORDS_A_PLY;
    own = undoWords[top];
    other = undoWords[top + 1];
    legal = undoWords[top + 2];
  }

  @Override
  public int appeal(int move) {
    return move == pass ? 0 : Long.bitCount(Bitboard8.flips(own, other, bit(move)));
  }

  @Override
  public long key() {
    return Keys.fold(Keys.fold(turn, own), other);
  }

  @Override
  public Position8 copy() {
    return new Position8(this);
  }
}
