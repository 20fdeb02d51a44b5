package agon.model;

import agon.game.Game;
import java.util.Optional;

/** A game that says what to learn from, or that comes with something learnt. */
public interface Learnable extends Game {
  FeatureSet featureSet();

  /** The weights that come with the game, for the board at hand. Made once and kept. */
  default Optional<Weights> shipped() {
    return Optional.empty();
  }
}
