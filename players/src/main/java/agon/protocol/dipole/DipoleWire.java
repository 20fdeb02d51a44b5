package agon.protocol.dipole;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;

/** Moves as they go over the wire: as everywhere, but a pass names a stack and moves none of it. */
record DipoleWire(Game game) {
  static final int PORT = 8901;

  DipoleWire {
    boolean fits =
        game.family().name().equals("dipole")
            && game.settings().text("setup").equals("course")
            && game.settings().number("size") == 8;
    if (!fits) {
      throw new BadInput(
          "the clients and servers of the course play dipole or unical as it is set up there, not "
              + game.line());
    }
  }

  String text(Position before, int move) {
    return move == game.pass() ? ownSquare(before) + ",N,0" : game.text(before, move);
  }

  /** Any square of the side to move: the first in the text of the position, {@code A4:B12 …}. */
  private String ownSquare(Position position) {
    String mine = position.turn() == Position.FIRST ? ":W" : ":B";
    for (String stack : game.text(position).split(" ", -1)) {
      if (stack.contains(mine)) {
        return stack.substring(0, stack.indexOf(':'));
      }
    }
    throw new IllegalStateException("the side to move has no men, so the game is over");
  }

  /** A legal move; {@link BadInput} says why it is none. */
  int move(Position position, String text) {
    if (text.strip().equalsIgnoreCase("pass")) {
      throw new BadInput("a pass is written " + ownSquare(position) + ",N,0");
    }
    return game.move(position, text);
  }
}
