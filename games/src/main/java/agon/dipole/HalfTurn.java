package agon.dipole;

import agon.game.Position;
import agon.game.Symmetries;

/**
 * Dipole's one symmetry: turn the board half way round and exchange the players. (A reflection
 * would put dark squares on light ones.) It maps the course's start position onto itself with the
 * other side to move.
 */
record HalfTurn(DipoleBoard board) implements Symmetries {
  @Override
  public int count() {
    return 2;
  }

  @Override
  public boolean swaps(int symmetry) {
    return symmetry == 1;
  }

  @Override
  public int move(int symmetry, int move) {
    if (symmetry == 0 || move == board.pass) {
      return move;
    }
    return DipoleBoard.move(
        turned(DipoleBoard.start(move)),
        DipoleBoard.direction(move).opposite(),
        DipoleBoard.men(move));
  }

  @Override
  public Position image(int symmetry, Position position) {
    DipolePosition from = (DipolePosition) position;
    DipolePosition image =
        new DipolePosition(board, from.lastPly(), from.plies(), from.turn() ^ symmetry);
    for (int square = 0; square < board.squares; square++) {
      if (from.men(square) > 0) {
        int player = from.owns(Position.FIRST, square) ? Position.FIRST : Position.SECOND;
        image.put(player ^ symmetry, symmetry == 0 ? square : turned(square), from.men(square));
      }
    }
    return image;
  }

  private int turned(int square) {
    return board.squares - 1 - square;
  }
}
