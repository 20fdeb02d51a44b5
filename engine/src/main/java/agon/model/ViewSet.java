package agon.model;

import agon.game.Position;

/** A way of looking at positions that networks can learn from. */
public interface ViewSet extends FeatureSet {
  @Override
  Views features(Position position);

  /** A network looking at one position, which it follows. A game may have a faster way. */
  default LearntEstimate estimate(Position position, NetworkModel network) {
    return network.at(features(position));
  }

  /**
   * What a feature is made of while a network learns, numbered from 0: features that are much alike
   * share parts, so that what is seen often teaches something about what is seen rarely. The row of
   * a feature is the sum of the rows of its parts. The first part is the feature itself.
   */
  default int[] parts(int feature) {
    return new int[] {feature};
  }
}
