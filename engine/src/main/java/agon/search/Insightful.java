package agon.search;

import agon.game.Game;
import agon.game.Position;
import agon.model.Weights;
import java.util.Optional;

/** A game that knows more than its rules. */
public interface Insightful extends Game {
  /**
   * A new insight for one position of this game, which it follows from now on, with the estimate
   * made by hand.
   */
  Insight insight(Position position);

  /**
   * The same with an estimate that was learnt, a sum of weights. A game may have a faster way to
   * it.
   */
  default Insight insight(Position position, Weights weights) {
    return Knowledge.learnt(this, position, insight(position), weights);
  }

  /**
   * What the engine's options are for this game that say {@link EngineOptions#AUTO}: techniques and
   * numbers for which games have shown that others are better here, {@code
   * etc=false,rfp.margin=300}.
   */
  default String engineDefaults() {
    return "";
  }

  /** Whether this is played for the win alone, not for the margin. */
  default boolean onlyWinningCounts() {
    return false;
  }

  /**
   * A new solver for positions of this game, where it has one of its own.
   *
   * @param megabytes for what it remembers
   * @param withBook whether it may answer with what was proven beforehand
   */
  default Optional<Exact> solver(int megabytes, boolean withBook) {
    return Optional.empty();
  }

  /** The insight of any game, with the weights that come with it. */
  static Insight of(Game game, Position position) {
    return Knowledge.of(game, Knowledge.STANDARD).insight(position);
  }
}
