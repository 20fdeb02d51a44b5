package agon.bench;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;

/** Positions somewhere in random games, each ply as likely as the other. */
final class RandomPositions {
  private RandomPositions() {}

  static Position next(Game game, Rng rng) {
    int[] scratch = new int[game.maxMoves()];
    Position position = game.start();
    while (!position.isOver()) {
      position.play(position.randomMove(rng, scratch));
    }
    for (int back = rng.below(position.ply()); back >= 0; back--) {
      position.undo();
    }
    return position.copy();
  }
}
