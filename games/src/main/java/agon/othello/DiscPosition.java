package agon.othello;

import agon.game.Position;
import java.util.Arrays;

/**
 * What the three makes of Othello positions have in common. A move is the number of its square, a
 * pass the number after the last square.
 *
 * <p>The legal moves of the side to move are found once, when a move has been played, and kept;
 * asking for them, for a random one, or whether the game is over costs next to nothing.
 */
abstract sealed class DiscPosition implements Position permits Position8, Position10, Position16 {
  /** The owner of a square without a disc. */
  static final int NOBODY = -1;

  private static final int SEEN_AT_A_GLANCE = 12;

  final int pass;

  /** Squares with or without a disc if empty ones count for the winner, else 0. */
  private final int shared;

  private final int playable;

  int turn;
  int ply;
  boolean over;
  private int[] undoMoves = new int[64];

  DiscPosition(OthelloBoard board, int turn) {
    pass = board.squareCount();
    shared = board.emptiesToWinner() ? board.playableCount() : 0;
    playable = board.playableCount();
    this.turn = turn;
  }

  DiscPosition(DiscPosition original) {
    pass = original.pass;
    shared = original.shared;
    playable = original.playable;
    turn = original.turn;
    ply = original.ply;
    over = original.over;
    undoMoves = original.undoMoves.clone();
  }

  /** Copies what all makes share. */
  final void copyCommon(DiscPosition from) {
    turn = from.turn;
    ply = from.ply;
    over = from.over;
    if (undoMoves.length < ply) {
      undoMoves = new int[from.undoMoves.length];
    }
    System.arraycopy(from.undoMoves, 0, undoMoves, 0, ply);
  }

  /** A position without history, of the make that is fastest for its size. */
  static DiscPosition of(OthelloBoard board, int[] owners, int turn) {
    return switch (board.size()) {
      case 4, 6, 8 -> new Position8(board, owners, turn);
      case 10 -> new Position10(board, owners, turn);
      default -> new Position16(board, owners, turn);
    };
  }

  /** {@link #FIRST}, {@link #SECOND} or {@link #NOBODY}. */
  abstract int owner(int square);

  /** Whether the side to move can put a disc on some square. */
  abstract boolean canMove();

  /** Whether the side to move can put a disc on this square. */
  abstract boolean canPlay(int square);

  /** How many discs of the given player are on the board. */
  abstract int discs(int player);

  /** How many squares the side to move can play on. */
  abstract int moveCount();

  /** How many squares the other side could play on if it were its turn. */
  abstract int otherMoveCount();

  /**
   * Brings sums to this position.
   *
   * @param sums made with {@link #bits} and {@link #words}
   */
  abstract void bring(ShapeSums sums);

  /** Where each square is among the words of {@link #bring}. */
  abstract int[] bits();

  abstract int words();

  final boolean mustPass() {
    return !over && !canMove();
  }

  final void remember(int move) {
    if (ply == undoMoves.length) {
      undoMoves = Arrays.copyOf(undoMoves, 2 * ply);
    }
    undoMoves[ply++] = move;
    turn ^= 1;
  }

  @Override
  public final int turn() {
    return turn;
  }

  @Override
  public final boolean isOver() {
    return over;
  }

  @Override
  public final int ply() {
    return ply;
  }

  @Override
  public final int lastMove() {
    return ply == 0 ? NO_MOVE : undoMoves[ply - 1];
  }

  @Override
  public final int margin() {
    return score(FIRST) - score(SECOND);
  }

  /** Discs and, once the game is over, the empty squares if they count; a draw halves them. */
  final int score(int player) {
    int discs = discs(player);
    if (shared == 0 || !over) {
      return discs;
    }
    int others = discs(1 - player);
    int empties = shared - discs - others;
    return discs + (discs > others ? empties : discs == others ? empties / 2 : 0);
  }

  /** With a dozen empty squares the rest is seen at a glance. */
  @Override
  public final int movesAhead() {
    int empties = playable - discs(FIRST) - discs(SECOND);
    return Math.clamp((empties - SEEN_AT_A_GLANCE) / 2, 2, Position.super.movesAhead());
  }

  @Override
  public final boolean isLegal(int move, int[] scratch) {
    return move == pass ? mustPass() : move >= 0 && move < pass && canPlay(move);
  }
}
