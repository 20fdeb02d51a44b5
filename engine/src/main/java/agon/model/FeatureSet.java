package agon.model;

import agon.game.Game;
import agon.game.Position;

/** One way of looking at the positions of a game. Weights fit exactly one of them. */
public interface FeatureSet {
  /**
   * Name and version, such as {@code othello8-46.1}: the same name means the same numbers for the
   * same things, for ever.
   */
  String name();

  /** New features for one position, which they follow from now on. */
  Features features(Position position);

  /** The features of any game: its own, or what the cells of its picture show. */
  static FeatureSet of(Game game) {
    return game instanceof Learnable learnable ? learnable.featureSet() : ofCells(game);
  }

  /** What the cells of a game's picture show. */
  static FeatureSet ofCells(Game game) {
    return CellFeatureSet.of(game);
  }
}
