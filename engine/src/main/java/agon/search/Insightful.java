package agon.search;

import agon.game.Game;
import agon.game.Position;

/** A game that knows more than its rules. */
public interface Insightful extends Game {
  /** A new insight for one position of this game, which it follows from now on. */
  Insight insight(Position position);

  /**
   * Makes what takes a while to make and serves all later insights of this game, such as a database
   * of endgames; a second or two at the most. Called before a game is solved, not before it is
   * played.
   */
  default void prepare() {}

  /** The insight of any game. */
  static Insight of(Game game, Position position) {
    return game instanceof Insightful knowing
        ? knowing.insight(position)
        : new PlainInsight(position);
  }
}
