package agon.protocol.tuc;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.game.Position;
import agon.game.Squares;
import agon.othello.Othello;
import java.util.List;
import java.util.StringJoiner;

/**
 * Positions and moves as bytes. A position is its squares row by row (0 white, 1 black, 2 empty, 3
 * blocked), White's discs, Black's discs, and who is to move; a move is row and column from 0.
 */
record TucBoard(Game game, int size) {
  private static final byte WHITE = 0;
  private static final byte BLACK = 1;
  private static final byte EMPTY = 2;
  private static final byte ILLEGAL = 3;
  private static final byte OUTSIDE = 4;

  TucBoard(Game game) {
    this(game, size(game));
  }

  private static int size(Game game) {
    if (!game.family().name().equals("othello")) {
      throw new BadInput("the clients and servers of this course play othello, not " + game.line());
    }
    return game.settings().number("size");
  }

  /** How many bytes a position has on a board of this size. */
  static int length(int size) {
    return size * size + 3;
  }

  boolean isWhite(int side) {
    return game.sides().name(side).equals("White");
  }

  // ---- what we say ----

  byte[] bytes(Position position) {
    String text = game.text(position);
    byte[] bytes = new byte[length(size)];
    int[] discs = new int[2];
    for (int square = 0; square < size * size; square++) {
      bytes[square] =
          switch (text.charAt(square)) {
            case 'O' -> WHITE;
            case 'X' -> BLACK;
            case '#' -> ILLEGAL;
            default -> EMPTY;
          };
      if (bytes[square] <= BLACK) {
        discs[bytes[square]]++;
      }
    }
    bytes[size * size] = (byte) discs[WHITE];
    bytes[size * size + 1] = (byte) discs[BLACK];
    bytes[size * size + 2] = isWhite(position.turn()) ? WHITE : BLACK;
    return bytes;
  }

  byte[] bytes(Position position, int move) {
    if (move == game.pass()) {
      return new byte[] {TucCodes.PASS, 0};
    }
    int square = new Squares(size, size).find(game.text(position, move));
    return new byte[] {(byte) (square / size), (byte) (square % size)};
  }

  // ---- what we hear ----

  /** A legal move; {@link BadInput} says why it is none. */
  int move(Position position, byte row, byte column) {
    if (row == TucCodes.PASS) {
      return game.move(position, "pass");
    }
    if (row < 0 || column < 0 || row >= size || column >= size) {
      throw new BadInput(
          "rows and columns go from 0 to %d, or the row is %d for a pass, not %d %d"
              .formatted(size - 1, TucCodes.PASS, row, column));
    }
    return game.move(position, new Squares(size, size).text(row * size + column));
  }

  /** The game that a position heard of belongs to: its blocked squares and who moves first. */
  static Game game(byte[] bytes, int size) {
    StringJoiner blocked = new StringJoiner(" ");
    blocked.setEmptyValue("none");
    for (int square = 0; square < size * size; square++) {
      if (bytes[square] == ILLEGAL || bytes[square] == OUTSIDE) {
        blocked.add(new Squares(size, size).text(square));
      }
    }
    return new Catalog(List.of(Othello.FAMILY))
        .game(
            "crete(size=%d,blocked=%s,first=%s)"
                .formatted(size, blocked, bytes[size * size + 2] == WHITE ? "white" : "black"));
  }

  /** A position heard of, in the game it belongs to. */
  Position position(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < size * size; square++) {
      text.append(
          switch (bytes[square]) {
            case WHITE -> 'O';
            case BLACK -> 'X';
            case EMPTY -> '-';
            case ILLEGAL, OUTSIDE -> '#';
            default ->
                throw new BadInput(
                    "a square is a number from 0 to 4, not %d; is the board of size %d?"
                        .formatted(bytes[square], size));
          });
    }
    byte turn = bytes[size * size + 2];
    return game.position(text.append(turn == WHITE ? " O" : " X").toString());
  }
}
