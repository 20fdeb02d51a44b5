package agon.player;

import agon.game.Position;
import agon.search.Limits;

/** Chooses moves in one game. Not thread-safe; one player plays one side of one game at a time. */
public interface Player {
  /** For tables and records. */
  String name();

  /**
   * Chooses a legal move within limits, as far as it knows about them. The position is the
   * caller's: it may be played on and undone while thinking, but must be as it was on return. The
   * game is not over.
   */
  int choose(Position position, Limits limits);
}
