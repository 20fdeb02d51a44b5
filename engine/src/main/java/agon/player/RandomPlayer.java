package agon.player;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Limits;

/** Plays any legal move, each as likely as the other. */
public final class RandomPlayer implements Player {
  private final Rng rng;
  private final int[] scratch;

  public RandomPlayer(Game game, long seed) {
    rng = new Rng(seed);
    scratch = new int[game.maxMoves()];
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public int choose(Position position, Limits limits) {
    return position.randomMove(rng, scratch);
  }
}
