package agon.search;

import agon.game.Game;
import agon.game.Position;

/** A game that knows more than its rules. */
public interface Insightful extends Game {
  /** A new insight for one position of this game, which it follows from now on. */
  Insight insight(Position position);

  /** The insight of any game. */
  static Insight of(Game game, Position position) {
    return game instanceof Insightful knowing
        ? knowing.insight(position)
        : new PlainInsight(position);
  }
}
