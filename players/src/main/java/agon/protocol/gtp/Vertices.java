package agon.protocol.gtp;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.othello.Othello;
import java.util.Locale;

/**
 * Moves as the protocol writes them. Othello programs write squares as Othello people do, row 1 at
 * the top; for stones on a board Go's way holds: row 1 at the bottom, and no column I.
 */
record Vertices(Game game) {
  private static final int LETTERS = 25;

  Vertices {
    String usual =
        switch (game.family().name()) {
          case "othello" -> Othello.FAMILY.game("size=" + size(game)).line();
          case "mnk" -> Mnk.FAMILY.game("m=%1$d,n=%1$d,k=5".formatted(size(game))).line();
          default -> "";
        };
    if (!game.line().equals(usual) || size(game) > LETTERS) {
      throw new BadInput(
          "GTP is spoken for othello of any size and for mnk with k=5 on square boards up to 25,"
              + " not for "
              + game.line());
    }
  }

  private static int size(Game game) {
    return game.settings().number(game.family().equals(Othello.FAMILY) ? "size" : "m");
  }

  int size() {
    return size(game);
  }

  boolean isOthello() {
    return game.family().equals(Othello.FAMILY);
  }

  String write(Position position, int move) {
    return isOthello()
        ? game.text(position, move)
        : letter(move % size()) + Integer.toString(size() - move / size());
  }

  private static char letter(int column) {
    return (char) ('a' + column + (column >= 'i' - 'a' ? 1 : 0));
  }

  /** A legal move. */
  int read(Position position, String text) {
    String vertex = text.strip().toLowerCase(Locale.ROOT);
    if (isOthello()) {
      return game.move(position, vertex);
    }
    if (!vertex.matches("[a-hj-z][1-9]\\d?")) {
      throw new BadInput(
          "a vertex is written d4, without the letter i, not " + BadInput.quote(text));
    }
    int column = vertex.charAt(0) - 'a' - (vertex.charAt(0) > 'i' ? 1 : 0);
    int row = size() - Integer.parseInt(vertex.substring(1));
    if (column >= size() || row < 0) {
      throw new BadInput(vertex + " is off the board, which has " + size() + " rows and columns");
    }
    return game.move(position, row + "," + column);
  }

  /** Whether nothing but a pass is to be played here. */
  boolean mustPass(Position position) {
    return isOthello() && game.mustPass(position);
  }
}
