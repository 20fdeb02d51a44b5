package agon.mancala;

import agon.game.Position;
import agon.game.Rng;
import java.util.function.Consumer;

/** Positions of random games, for tests that want many. */
final class RandomBoards {
  private RandomBoards() {}

  /** Shows positions that are not over, as they come up in games from the start. */
  static void visit(Mancala game, int count, Consumer<MancalaPosition> visitor) {
    Rng rng = new Rng(20261115);
    int[] scratch = new int[game.maxMoves()];
    int seen = 0;
    while (seen < count) {
      Position position = game.start();
      while (!position.isOver() && seen < count) {
        visitor.accept((MancalaPosition) position);
        seen++;
        position.play(position.randomMove(rng, scratch));
      }
    }
  }

  /** Shows positions with a few seeds strewn at random, either side to move, that are not over. */
  static void strew(Mancala game, int mostSeeds, int count, Consumer<MancalaPosition> visitor) {
    Rng rng = new Rng(20261115);
    int side = game.pits() + 1;
    int seen = 0;
    while (seen < count) {
      int[] places = new int[2 * side];
      int inPits = 1 + rng.below(mostSeeds);
      for (int seed = 0; seed < inPits; seed++) {
        places[rng.below(2) * side + rng.below(game.pits())]++;
      }
      int first = rng.below(game.total() - inPits + 1);
      places[side - 1] = first;
      places[2 * side - 1] = game.total() - inPits - first;
      MancalaPosition position = game.place(places, rng.below(2));
      if (game.whyEnded(position).isEmpty()) {
        visitor.accept(position);
        seen++;
      }
    }
  }
}
