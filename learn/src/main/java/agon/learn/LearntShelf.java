package agon.learn;

import agon.game.Game;
import agon.model.Weights;
import agon.model.WeightsShelf;
import java.util.Optional;

/** Finds by name what was learnt on this machine. */
public final class LearntShelf implements WeightsShelf {
  @Override
  public Optional<Weights> find(Game game, String name) {
    return LearnFolder.standard().find(game, name);
  }
}
