package agon.players;

import agon.game.Position;
import agon.player.Player;
import agon.search.Limits;
import java.time.Duration;
import java.util.Optional;

/** A player under another name, and the same in all else. */
record RenamedPlayer(String name, Player player) implements Player {
  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    player.newGame(start, side, limits, seed);
  }

  @Override
  public boolean joinsMidGame() {
    return player.joinsMidGame();
  }

  @Override
  public int gamesAtOnce() {
    return player.gamesAtOnce();
  }

  @Override
  public void tryOut() {
    player.tryOut();
  }

  @Override
  public int choose(Position position, Limits limits) {
    return player.choose(position, limits);
  }

  @Override
  public Optional<String> opinion() {
    return player.opinion();
  }

  @Override
  public Duration grace() {
    return player.grace();
  }

  @Override
  public boolean thinksHere() {
    return player.thinksHere();
  }

  @Override
  public int threads() {
    return player.threads();
  }

  @Override
  public void gameOver(Position end) {
    player.gameOver(end);
  }

  @Override
  public void close() {
    player.close();
  }
}
