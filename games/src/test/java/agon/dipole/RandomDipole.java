package agon.dipole;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;

/** Positions for random tests. */
final class RandomDipole {
  private RandomDipole() {}

  /** So many men of each side on random squares, either side to move, so many moves played. */
  static DipolePosition position(Game game, Rng rng, int men, int plies) {
    Dipole dipole = (Dipole) game;
    DipolePosition position =
        new DipolePosition(dipole.board(), 2 * dipole.limit(), plies, rng.below(2));
    for (int player = 0; player < 2; player++) {
      while (position.total(player) < men) {
        int square = rng.below(dipole.board().squares);
        if (position.men(square) == 0) {
          position.put(player, square, 1 + rng.below(men - position.total(player)));
        }
      }
    }
    return position;
  }

  /** Where so many random moves lead, or fewer if the game would end. */
  static Position afterRandomMoves(Game game, Rng rng, int moves) {
    Position position = game.start();
    int[] scratch = new int[game.maxMoves()];
    for (int i = 0; i < moves; i++) {
      position.play(position.randomMove(rng, scratch));
      if (position.isOver()) {
        position.undo();
        break;
      }
    }
    return position;
  }
}
