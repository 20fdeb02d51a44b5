package agon.othello;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.search.Exact;
import agon.search.Insight;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes the insights of one board, which share what only depends on the board. */
interface Insights {
  Insight make(Position position);

  /** With weights that were learnt for this board's features. */
  Insight make(Position position, Weights weights);

  /** The features of the board. */
  FeatureSet features();

  /** Makes the estimates of boards of up to 8x8, one a thread. */
  default Supplier<Estimate8> estimates(Weights weights) {
    throw new IllegalStateException("this board is larger than 8x8");
  }

  /**
   * Solves positions outright, on boards that have no search of their own.
   *
   * @param start of any game
   */
  default Optional<Exact> solver(Optional<Weights> weights, Position start, int megabytes) {
    return Optional.empty();
  }

  private static Insight byHand(Position position, Terrain8 terrain) {
    return new Insight8((Position8) position, terrain, new Evaluation8(terrain, terrain.weights));
  }

  static Insights of(OthelloBoard board) {
    if (board.size() <= 8) {
      Terrain8 terrain = new Terrain8(board);
      return terrain.open ? new OpenInsights(terrain) : new SmallInsights(board, terrain);
    }
    return new LargeInsights(board, new RowTerrain(board));
  }

  /** The board without holes, 8x8: it has patterns of its own. */
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
    public FeatureSet features() {
      return PatternFeatures8.SET;
    }

    @Override
    public Supplier<Estimate8> estimates(Weights weights) {
      return PatternTables8.of(weights)::reader;
    }
  }

  /** The shapes of a board and the weights that were asked for last, made when first needed. */
  final class Shaped {
    private final OthelloBoard board;
    private ShapeFeatures.@Nullable Set set;
    private @Nullable Weights learnt;
    private @Nullable ShapeWeights ready;

    Shaped(OthelloBoard board) {
      this.board = board;
    }

    synchronized ShapeFeatures.Set features() {
      if (set == null) {
        set = ShapeFeatures.Set.of(board);
      }
      return set;
    }

    @SuppressWarnings("ReferenceEquality") // the same object is all that is asked for
    synchronized ShapeWeights weights(Weights weights) {
      if (ready == null || learnt != weights) {
        ready = new ShapeWeights(features(), (LinearModel) weights.model());
        learnt = weights;
      }
      return ready;
    }
  }

  /** Boards of up to 8x8 with holes or fewer squares. */
  record SmallInsights(Terrain8 terrain, Shaped shaped) implements Insights {
    SmallInsights(OthelloBoard board, Terrain8 terrain) {
      this(terrain, new Shaped(board));
    }

    @Override
    public Insight make(Position position) {
      return byHand(position, terrain);
    }

    @Override
    public Insight make(Position position, Weights weights) {
      return new Insight8((Position8) position, terrain, estimates(weights).get());
    }

    @Override
    public FeatureSet features() {
      return shaped.features();
    }

    @Override
    public Supplier<Estimate8> estimates(Weights weights) {
      ShapeWeights ready = shaped.weights(weights);
      int[] bits = Position8.bits(shaped.board.size());
      return () -> new ShapeEstimate8(terrain, ready, bits);
    }
  }

  /** Boards larger than 8x8. */
  record LargeInsights(RowTerrain terrain, Shaped shaped) implements Insights {
    LargeInsights(OthelloBoard board, RowTerrain terrain) {
      this(terrain, new Shaped(board));
    }

    @Override
    public Insight make(Position position) {
      return position instanceof Position10 ten
          ? new RowInsight<>(ten, terrain)
          : new RowInsight<>((Position16) position, terrain);
    }

    @Override
    public Insight make(Position position, Weights weights) {
      return new ShapeInsight((DiscPosition) position, make(position), shaped.weights(weights));
    }

    @Override
    public Optional<Exact> solver(Optional<Weights> weights, Position start, int megabytes) {
      Insight insight = weights.map(learnt -> make(start, learnt)).orElseGet(() -> make(start));
      return Optional.of(
          start instanceof Position10 ten
              ? new RowExact<>(ten, insight, terrain, megabytes)
              : new RowExact<>((Position16) start, insight, terrain, megabytes));
    }

    @Override
    public FeatureSet features() {
      return shaped.features();
    }
  }
}
