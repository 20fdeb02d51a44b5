package agon.example;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import java.lang.reflect.Proxy;

/**
 * Breakthrough (Dan Troyka 2000) with its rules and nothing else: men go one square ahead, straight
 * onto empty squares and aslant onto empty ones or enemies; whoever reaches the last row wins. Only
 * as much of a game as the search needs.
 */
public final class Breakthrough implements Position {
  private static final int SIZE = 8;
  private static final int SQUARES = SIZE * SIZE;
  private static final int EMPTY = 2;

  private final byte[] board = new byte[SQUARES];
  private final int[] men = {2 * SIZE, 2 * SIZE};
  private final int[] undoMoves = new int[512];
  private final byte[] undoTaken = new byte[512];
  private int ply;
  private int turn;
  private boolean arrived;
  private long key = 1;

  private Breakthrough() {
    for (int square = 0; square < SQUARES; square++) {
      int row = square / SIZE;
      board[square] = (byte) (row < 2 ? FIRST : row >= SIZE - 2 ? SECOND : EMPTY);
    }
  }

  /** The game; its texts say nothing. */
  public static Game game() {
    Game rest = Pile.FAMILY.game();
    return (Game)
        Proxy.newProxyInstance(
            Breakthrough.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (proxy, method, args) ->
                switch (method.getName()) {
                  case "start", "position" -> new Breakthrough();
                  case "maxMoves" -> 6 * SIZE;
                  case "moveSpace" -> 3 * SQUARES;
                  case "text" -> "";
                  default -> method.invoke(rest, args);
                });
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return arrived || men[0] == 0 || men[1] == 0;
  }

  @Override
  public int moves(int[] into) {
    int count = 0;
    int ahead = turn == FIRST ? SIZE : -SIZE;
    for (int square = 0; square < SQUARES; square++) {
      if (board[square] != turn) {
        continue;
      }
      for (int aside = -1; aside <= 1; aside++) {
        int column = square % SIZE + aside;
        if (column >= 0 && column < SIZE) {
          int there = board[square + ahead + aside];
          if (there == EMPTY || (aside != 0 && there != turn)) {
            into[count++] = 3 * square + aside + 1;
          }
        }
      }
    }
    return count;
  }

  @Override
  public void play(int move) {
    int from = move / 3;
    int to = from + (turn == FIRST ? SIZE : -SIZE) + move % 3 - 1;
    undoMoves[ply] = move;
    undoTaken[ply++] = board[to];
    if (board[to] != EMPTY) {
      men[1 - turn]--;
      key ^= Keys.fold(board[to], to);
    }
    key ^= Keys.fold(turn, from) ^ Keys.fold(turn, to) ^ Keys.mix(77);
    board[to] = (byte) turn;
    board[from] = EMPTY;
    arrived = to / SIZE == (turn == FIRST ? SIZE - 1 : 0);
    turn ^= 1;
  }

  @Override
  public void undo() {
    turn ^= 1;
    int move = undoMoves[--ply];
    int from = move / 3;
    int to = from + (turn == FIRST ? SIZE : -SIZE) + move % 3 - 1;
    board[from] = (byte) turn;
    board[to] = undoTaken[ply];
    key ^= Keys.fold(turn, from) ^ Keys.fold(turn, to) ^ Keys.mix(77);
    if (board[to] != EMPTY) {
      men[1 - turn]++;
      key ^= Keys.fold(board[to], to);
    }
    arrived = false;
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
  public long key() {
    return key;
  }

  @Override
  public int margin() {
    return !isOver() ? 0 : turn == FIRST ? -1 : 1;
  }

  @Override
  public Position copy() {
    Breakthrough copy = new Breakthrough();
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    Breakthrough from = (Breakthrough) other;
    System.arraycopy(from.board, 0, board, 0, SQUARES);
    System.arraycopy(from.men, 0, men, 0, 2);
    System.arraycopy(from.undoMoves, 0, undoMoves, 0, from.ply);
    System.arraycopy(from.undoTaken, 0, undoTaken, 0, from.ply);
    ply = from.ply;
    turn = from.turn;
    arrived = from.arrived;
    key = from.key;
  }
}
