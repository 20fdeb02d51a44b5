package agon.protocol.tuc;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.game.Squares;
import agon.othello.Othello;
import agon.othello.hex.HexThello;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * Positions and moves as bytes. A position is a grid of cells row by row (0 white, 1 black, 2
 * empty, 3 blocked, 4 outside), White's discs, Black's discs, and who is to move; a move is row and
 * column from 0. A hexagon lies in a grid whose corners are outside.
 */
record TucBoard(Game game, TucShape shape) {
  private static final byte WHITE = 0;
  private static final byte BLACK = 1;
  private static final byte EMPTY = 2;
  private static final byte ILLEGAL = 3;
  static final byte OUTSIDE = 4;

  private static final Catalog GAMES = new Catalog(List.of(Othello.FAMILY, HexThello.FAMILY));

  TucBoard(Game game) {
    this(game, TucShape.of(game));
  }

  private int size() {
    return shape.size();
  }

  private int squares() {
    return size() * size();
  }

  boolean isWhite(int side) {
    return game.sides().name(side).equals("White");
  }

  // ---- what we say ----

  byte[] bytes(Position position) {
    byte[] bytes = new byte[shape.length()];
    Arrays.fill(bytes, 0, squares(), OUTSIDE);
    int[] discs = new int[2];
    for (Picture.Cell cell : game.picture(position).cells()) {
      byte what =
          cell.look() == Picture.Look.BLOCKED
              ? ILLEGAL
              : cell.owner() == Picture.NOBODY ? EMPTY : isWhite(cell.owner()) ? WHITE : BLACK;
      bytes[cell.row() * size() + cell.column()] = what;
      if (what <= BLACK) {
        discs[what]++;
      }
    }
    bytes[squares()] = (byte) discs[WHITE];
    bytes[squares() + 1] = (byte) discs[BLACK];
    bytes[squares() + 2] = isWhite(position.turn()) ? WHITE : BLACK;
    return bytes;
  }

  byte[] bytes(Position position, int move) {
    if (move == game.pass()) {
      return new byte[] {TucCodes.PASS, 0};
    }
    int square = new Squares(size(), size()).find(game.text(position, move));
    return new byte[] {(byte) (square / size()), (byte) (square % size())};
  }

  // ---- what we hear ----

  /** A legal move; {@link BadInput} says why it is none. */
  int move(Position position, byte row, byte column) {
    if (row == TucCodes.PASS) {
      return game.move(position, "pass");
    }
    if (row < 0 || column < 0 || row >= size() || column >= size()) {
      throw new BadInput(
          "rows and columns go from 0 to %d, or the row is %d for a pass, not %d %d"
              .formatted(size() - 1, TucCodes.PASS, row, column));
    }
    return game.move(position, new Squares(size(), size()).text(row * size() + column));
  }

  /** The game that a position heard of belongs to: its blocked squares and who moves first. */
  static Game game(byte[] bytes, TucShape shape) {
    int size = shape.size();
    if (shape.isHexagon()) {
      return GAMES.game("hexthello(radius=%d)".formatted((size - 1) / 2));
    }
    StringJoiner blocked = new StringJoiner(" ");
    blocked.setEmptyValue("none");
    for (int square = 0; square < size * size; square++) {
      if (bytes[square] == ILLEGAL || bytes[square] == OUTSIDE) {
        blocked.add(new Squares(size, size).text(square));
      }
    }
    return GAMES.game(
        "crete(size=%d,blocked=%s,first=%s)"
            .formatted(size, blocked, bytes[size * size + 2] == WHITE ? "white" : "black"));
  }

  /** A position heard of, in the game it belongs to. */
  Position position(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (Picture.Cell cell : game.picture(game.start()).cells()) {
      byte what = bytes[cell.row() * size() + cell.column()];
      boolean inHexagon = shape.isHexagon() && (what == ILLEGAL || what == OUTSIDE);
      if (what < 0 || what > OUTSIDE || inHexagon) {
        throw new BadInput(
            "row %d, column %d holds %d: is the server's board %s?"
                .formatted(cell.row(), cell.column(), what, shape.text()));
      }
      text.append("OX-##".charAt(what));
    }
    return game.position(text.append(bytes[squares() + 2] == WHITE ? " O" : " X").toString());
  }
}
