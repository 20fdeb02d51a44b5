package agon.model;

import agon.game.Game;
import agon.game.Position;

/** Turns features into an estimate. Whole numbers only: the same on every machine. */
public sealed interface Model permits LinearModel, NetworkModel, PooledModel {
  /** The kind of model, for people. */
  String kind();

  int stages();

  /** How many features it knows. */
  int features();

  /** What a model of this kind reads of a game. */
  FeatureSet reads(Game game);

  /**
   * Looks at one position through its features: what comes out is in hundredths of the game's unit,
   * or of the natural logarithm of the odds where only winning counts.
   */
  LearntEstimate at(Features features);

  /** Looks at one position in the fastest way that the game has. */
  LearntEstimate at(Game game, Position position);
}
