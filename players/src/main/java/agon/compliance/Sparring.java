package agon.compliance;

import agon.game.Game;
import agon.game.Position;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.player.RandomPlayer;
import agon.record.Ending;
import agon.search.Limits;

/** An opponent that moves by chance and resigns when enough has been seen. */
final class Sparring implements Player {
  private final RandomPlayer random;
  private final int most;
  private int moves;

  Sparring(Game game, int most) {
    random = new RandomPlayer(game);
    this.most = most;
  }

  @Override
  public String name() {
    return "sparring";
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    moves = 0;
    random.newGame(start, side, limits, seed);
  }

  @Override
  public int choose(Position position, Limits limits) {
    if (++moves > most) {
      throw new PlayerFault(Ending.Reason.RESIGNATION, "");
    }
    return random.choose(position, limits);
  }
}
