package agon.search;

import agon.game.Game;
import agon.game.Position;
import java.util.Optional;

/** A game that knows more than its rules. */
public interface Insightful extends Game {
  /** A new insight for one position of this game, which it follows from now on. */
  Insight insight(Position position);

  /**
   * A new solver for positions of this game, where it has one of its own.
   *
   * @param megabytes for what it remembers
   */
  default Optional<Exact> solver(int megabytes) {
    return Optional.empty();
  }

  /** The insight of any game. */
  static Insight of(Game game, Position position) {
    return game instanceof Insightful knowing
        ? knowing.insight(position)
        : new PlainInsight(position);
  }
}
