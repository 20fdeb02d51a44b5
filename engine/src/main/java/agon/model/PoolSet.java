package agon.model;

import agon.game.Position;

/** A way of looking at positions that a {@link PooledModel} can learn from. */
public interface PoolSet extends FeatureSet {
  @Override
  Pools features(Position position);

  /** What a {@link MoveModel} sees of the moves, of the same features. */
  MoveViews moves(Position position);

  /**
   * What a feature is made of while a network learns, numbered from 0: its row is the sum of the
   * rows of its parts. Features that are much alike share parts.
   */
  int[] parts(int feature);

  /** What a feature that one side sees is to the other. */
  int turned(int feature);
}
