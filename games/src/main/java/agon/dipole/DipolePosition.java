package agon.dipole;

import static agon.dipole.DipoleBoard.MEN_MASK;
import static agon.dipole.DipoleBoard.OFF;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * The fast side of Dipole: men by dark square, one bit mask of stacks a side, a Zobrist key kept up
 * to date (Zobrist 1970). See {@link DipoleBoard} for the tables behind move generation.
 */
public final class DipolePosition implements Position {
  private static final long BLACK_TO_MOVE = Keys.mix(0xD1901E01L);
  private static final long PLIES_SALT = 0xD1901E02L << 16;
  private static final int CAPTURED_SHIFT = 16;
  private static final int MOVE_MASK = (1 << CAPTURED_SHIFT) - 1;

  private final DipoleBoard board;

  /** The game ends after so many moves of both sides together; 0: never for that reason. */
  private final int lastPly;

  /** Moves played before this position was set up. */
  private int pliesBefore;

  private final byte[] men;
  private final long[] stacks = new long[2];
  private final int[] total = new int[2];
  private int turn;
  private long key;
  private int ply;

  /** Each move, and above it how many men it captured. */
  private int[] undoMoves = new int[64];

  private long[] undoKeys = new long[64];

  /** An empty board, for {@link #put}. */
  DipolePosition(DipoleBoard board, int lastPly, int pliesBefore, int turn) {
    this.board = board;
    this.lastPly = lastPly;
    this.pliesBefore = pliesBefore;
    this.turn = turn;
    men = new byte[board.squares];
    key = turn == FIRST ? 0 : BLACK_TO_MOVE;
  }

  private DipolePosition(DipolePosition other) {
    board = other.board;
    lastPly = other.lastPly;
    pliesBefore = other.pliesBefore;
    men = other.men.clone();
    System.arraycopy(other.stacks, 0, stacks, 0, 2);
    System.arraycopy(other.total, 0, total, 0, 2);
    turn = other.turn;
    key = other.key;
    ply = other.ply;
    undoMoves = other.undoMoves.clone();
    undoKeys = other.undoKeys.clone();
  }

  @Override
  public void copyFrom(Position other) {
    DipolePosition from = (DipolePosition) other;
    pliesBefore = from.pliesBefore;
    System.arraycopy(from.men, 0, men, 0, men.length);
    System.arraycopy(from.stacks, 0, stacks, 0, 2);
    System.arraycopy(from.total, 0, total, 0, 2);
    turn = from.turn;
    key = from.key;
    ply = from.ply;
    if (undoMoves.length < ply) {
      undoMoves = new int[from.undoMoves.length];
      undoKeys = new long[from.undoKeys.length];
    }
    System.arraycopy(from.undoMoves, 0, undoMoves, 0, ply);
    System.arraycopy(from.undoKeys, 0, undoKeys, 0, ply);
  }

  /** Sets a stack up on an empty square. */
  void put(int player, int square, int count) {
    total[player] += count;
    change(player, square, count);
  }

  /** Takes a stack off again. */
  void take(int player, int square) {
    total[player] -= men[square];
    change(player, square, 0);
  }

  /** Men on a square, of whichever side. */
  public int men(int square) {
    return men[square];
  }

  public boolean owns(int player, int square) {
    return (stacks[player] >>> square & 1) != 0;
  }

  /** One bit for each stack of a side, by dark square. */
  long stacks(int player) {
    return stacks[player];
  }

  /** All men of a side. */
  int total(int player) {
    return total[player];
  }

  /** Moves played since the start of the game, as far as anybody counts them. */
  int plies() {
    return pliesBefore + ply;
  }

  int lastPly() {
    return lastPly;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return total[0] == 0 || total[1] == 0 || (lastPly != 0 && plies() >= lastPly);
  }

  @Override
  public int moves(int[] into) {
    if (isOver()) {
      return 0;
    }
    long enemy = stacks[1 - turn];
    int count = 0;
    for (long left = stacks[turn]; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int n = men[square];
      int row = board.row(turn, square) + n;
      int[] forward = board.forward[turn * board.squares + square];
      int candidates = DipoleBoard.forwardCount(n);
      if ((enemy & board.forwardTargets[row]) == 0) {
        System.arraycopy(forward, 0, into, count, candidates);
        count += candidates;
      } else {
        for (int i = 0; i < candidates; i++) {
          if (isAllowed(forward[i], enemy)) {
            into[count++] = forward[i];
          }
        }
      }
      for (long prey = enemy & board.backwardTargets[row]; prey != 0; prey &= prey - 1) {
        int move = board.between(square, Long.numberOfTrailingZeros(prey));
        if (isAllowed(move, enemy)) {
          into[count++] = move;
        }
      }
    }
    if (count == 0) {
      into[count++] = board.pass;
    }
    return count;
  }

  /** Whether a candidate does not run into an enemy stack larger than itself. */
  private boolean isAllowed(int move, long enemy) {
    int target = board.target(move);
    return target == OFF || (enemy >>> target & 1) == 0 || men[target] <= DipoleBoard.men(move);
  }

  /**
   * Draws from all candidates, and only if that one is not allowed from the list of legal moves.
   * Both draws give every legal move the same chance, so does their mixture.
   */
  @Override
  public int randomMove(Rng rng, int[] scratch) {
    long enemy = stacks[1 - turn];
    int candidates = 0;
    for (long left = stacks[turn]; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int n = men[square];
      candidates += DipoleBoard.forwardCount(n);
      candidates += Long.bitCount(enemy & board.backwardTargets[board.row(turn, square) + n]);
    }
    int move = candidate(rng.below(candidates), enemy);
    return isAllowed(move, enemy) ? move : scratch[rng.below(moves(scratch))];
  }

  private int candidate(int number, long enemy) {
    int skip = number;
    for (long left = stacks[turn]; ; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int n = men[square];
      int forward = DipoleBoard.forwardCount(n);
      if (skip < forward) {
        return board.forward[turn * board.squares + square][skip];
      }
      skip -= forward;
      long prey = enemy & board.backwardTargets[board.row(turn, square) + n];
      for (; prey != 0; prey &= prey - 1) {
        if (skip-- == 0) {
          return board.between(square, Long.numberOfTrailingZeros(prey));
        }
      }
    }
  }

  @Override
  public void play(int move) {
    if (ply == undoMoves.length) {
      undoMoves = Arrays.copyOf(undoMoves, 2 * ply);
      undoKeys = Arrays.copyOf(undoKeys, 2 * ply);
    }
    undoKeys[ply] = key;
    int captured = 0;
    if (move != board.pass) {
      int start = DipoleBoard.start(move);
      int count = DipoleBoard.men(move);
      int target = board.target(move);
      change(turn, start, men[start] - count);
      if (target == OFF) {
        total[turn] -= count;
      } else {
        if (owns(1 - turn, target)) {
          captured = men[target];
          total[1 - turn] -= captured;
          change(1 - turn, target, 0);
        }
        change(turn, target, men[target] + count);
      }
    }
    undoMoves[ply++] = move | captured << CAPTURED_SHIFT;
    turn ^= 1;
    key ^= BLACK_TO_MOVE;
  }

  private void change(int player, int square, int count) {
    int row = board.row(player, square);
    key ^= board.stackKeys[row + (owns(player, square) ? men[square] : 0)];
    key ^= board.stackKeys[row + count];
    restore(player, square, count);
  }

  private void restore(int player, int square, int count) {
    men[square] = (byte) count;
    long bit = 1L << square;
    stacks[player] = count == 0 ? stacks[player] & ~bit : stacks[player] | bit;
  }

  @Override
  public void undo() {
    int move = undoMoves[--ply] & MOVE_MASK;
    key = undoKeys[ply];
    turn ^= 1;
    if (move == board.pass) {
      return;
    }
    int captured = undoMoves[ply] >>> CAPTURED_SHIFT;
    int start = DipoleBoard.start(move);
    int count = DipoleBoard.men(move);
    int target = board.target(move);
    if (target == OFF) {
      total[turn] += count;
    } else {
      restore(turn, target, men[target] - count);
      if (captured != 0) {
        total[1 - turn] += captured;
        restore(1 - turn, target, captured);
      }
    }
    restore(turn, start, men[start] + count);
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int lastMove() {
    return ply == 0 ? NO_MOVE : undoMoves[ply - 1] & MOVE_MASK;
  }

  /** How many men the last move captured. */
  int lastCaptured() {
    return undoMoves[ply - 1] >>> CAPTURED_SHIFT;
  }

  /** Counts the plies only where a limit makes them decide the game. */
  @Override
  public long key() {
    return lastPly == 0 ? key : key ^ Keys.mix(PLIES_SALT + plies());
  }

  @Override
  public int margin() {
    return total[FIRST] - total[SECOND];
  }

  @Override
  public Position copy() {
    return new DipolePosition(this);
  }

  /**
   * Men captured less men taken off the board, then men no longer or newly exposed to capture at
   * both ends of the move; among equals the shorter move, which keeps more moves for later.
   */
  @Override
  public int appeal(int move) {
    if (move == board.pass) {
      return 0;
    }
    int start = DipoleBoard.start(move);
    int count = DipoleBoard.men(move);
    int target = board.target(move);
    long enemy = stacks[1 - turn];
    int gained = 0;
    int exposed = exposed(start, men[start], enemy);
    if (target == OFF) {
      gained = -count;
    } else if (owns(1 - turn, target)) {
      gained = men[target];
      enemy ^= 1L << target;
      exposed -= exposed(target, count, enemy);
    } else {
      int before = men[target];
      exposed += exposed(target, before, enemy) - exposed(target, before + count, enemy);
    }
    exposed -= exposed(start, men[start] - count, enemy);
    return 64 * gained + 48 * exposed - count;
  }

  /** So many men on a square if one of these enemy stacks could capture them, otherwise 0. */
  private int exposed(int square, int count, long enemy) {
    if (count == 0) {
      return 0;
    }
    for (long left = enemy & board.lines[square]; left != 0; left &= left - 1) {
      int hunter = Long.numberOfTrailingZeros(left);
      int distance = (board.between(hunter, square) & MEN_MASK) + 1;
      if (distance >= count && distance <= men[hunter]) {
        return count;
      }
    }
    return 0;
  }

  /** For debuggers; {@link Dipole#text} is the real thing. */
  @Override
  public String toString() {
    return DipoleNotation.stacks(board, this);
  }
}
