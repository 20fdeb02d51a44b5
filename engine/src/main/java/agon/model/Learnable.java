package agon.model;

import agon.game.Game;
import java.util.Optional;

/** A game that says what to learn from, or that comes with something learnt. */
public interface Learnable extends Game {
  FeatureSet featureSet();

  /** What a network reads; what lies on the cells of the picture unless the game knows better. */
  default ViewSet viewSet() {
    return FeatureSet.viewsOfCells(this);
  }

  /** What a {@link PooledModel} reads, in a game that says so. */
  default Optional<PoolSet> poolSet() {
    return Optional.empty();
  }

  /** The weights that come with the game, for the board at hand. Made once and kept. */
  default Optional<Weights> shipped() {
    return Optional.empty();
  }
}
