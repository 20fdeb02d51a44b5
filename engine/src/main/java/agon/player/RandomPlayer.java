package agon.player;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.search.Limits;

/** Plays any legal move, each as likely as the other. */
public final class RandomPlayer implements Player {
  private Rng rng = new Rng(0);
  private final int[] scratch;

  public RandomPlayer(Game game) {
    scratch = new int[game.maxMoves()];
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    rng = new Rng(seed);
  }

  @Override
  public int choose(Position position, Limits limits) {
    return position.randomMove(rng, scratch);
  }
}
