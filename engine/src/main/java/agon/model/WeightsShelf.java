package agon.model;

import agon.game.Game;
import java.util.Optional;

/**
 * Where weights are kept that somebody has learnt, found by name. Rules and search open no files:
 * who keeps weights makes itself known as a service ({@link java.util.ServiceLoader}).
 */
public interface WeightsShelf {
  /** The weights of that name for a game, if they are here. */
  Optional<Weights> find(Game game, String name);
}
