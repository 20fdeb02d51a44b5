package agon.othello;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.Weights;
import agon.search.Insight;
import java.util.Optional;

/** Makes the insights of one board, which share what only depends on the board. */
interface Insights {
  Insight make(Position position);

  /** With weights that were learnt for this board's features. */
  default Insight make(Position position, Weights weights) {
    throw new IllegalStateException("nothing is learnt for this board in a way of its own");
  }

  /** The features of the board, where it has some of its own. */
  default Optional<FeatureSet> features() {
    return Optional.empty();
  }

  private static Insight byHand(Position position, Terrain8 terrain) {
    return new Insight8((Position8) position, terrain, new Evaluation8(terrain, terrain.weights));
  }

  static Insights of(OthelloBoard board) {
    if (board.size() <= 8) {
      Terrain8 terrain = new Terrain8(board);
      return terrain.open ? new OpenInsights(terrain) : position -> byHand(position, terrain);
    }
    RowTerrain terrain = new RowTerrain(board);
    return board.size() == 10
        ? position -> new RowInsight<>((Position10) position, terrain)
        : position -> new RowInsight<>((Position16) position, terrain);
  }

  /** The board without holes, 8x8: it has patterns to learn. */
  record OpenInsights(Terrain8 terrain) implements Insights {
    @Override
    public Insight make(Position position) {
      return byHand(position, terrain);
    }

    @Override
    public Insight make(Position position, Weights weights) {
      return new Insight8((Position8) position, terrain, PatternTables8.of(weights).reader());
    }

    @Override
    public Optional<FeatureSet> features() {
      return Optional.of(PatternFeatures8.SET);
    }
  }
}
