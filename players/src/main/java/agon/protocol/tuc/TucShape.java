package agon.protocol.tuc;

import agon.game.BadInput;
import agon.game.Game;
import agon.othello.hex.HexThello;

/**
 * What a board is made of, which the wire does not say: a position comes without its length.
 *
 * @param size rows and columns of the grid
 */
public record TucShape(int size, boolean isHexagon) {
  /** The course's board of 2010. */
  public static final TucShape SQUARES = new TucShape(10, false);

  /** What the course plays today. */
  public static final TucShape HEXAGON = new TucShape(15, true);

  /** Fails with a sentence for a game that the course does not play. */
  public static TucShape of(Game game) {
    if (game instanceof HexThello hexagon) {
      return new TucShape(hexagon.size(), true);
    }
    if (!game.family().name().equals("othello")) {
      throw new BadInput(
          "the clients and servers of this course play othello or hexthello, not " + game.line());
    }
    return new TucShape(game.settings().number("size"), false);
  }

  /** How many bytes a position has. */
  int length() {
    return size * size + 3;
  }

  /** How many cells of the first row are outside the board, by which a hexagon is known. */
  int outsideFirst() {
    return isHexagon ? (size - 1) / 2 : 0;
  }

  /** For sentences. */
  String text() {
    return isHexagon ? "a hexagon of radius " + (size - 1) / 2 : "of size " + size;
  }

  /** What is said to somebody who seems to have come for the other kind of board. */
  String otherKind() {
    return isHexagon
        ? "is it a client for squares? Then it wants --game crete or --size"
        : "is it a client for the hexagon? Then it wants --game hexthello, in a course"
            + " --board hexthello";
  }
}
