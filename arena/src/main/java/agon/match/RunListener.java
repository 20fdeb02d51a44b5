package agon.match;

import agon.game.Position;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.util.List;

/** Hears what happens in a run, from several threads; must be quick. */
public interface RunListener {
  RunListener NONE = new RunListener() {};

  /** A round begins; so many games are to be played in it, some perhaps already were. */
  default void roundStarted(int round, int games) {}

  /** Games of the round that an earlier run has played. */
  default void alreadyFinished(List<FixtureResult> results) {}

  default void gameStarted(Fixture fixture) {}

  /**
   * A player has moved.
   *
   * @param before the position the move is made in; the arena's, not to be kept
   */
  default void moved(Fixture fixture, Position before, RecordedMove move) {}

  /** A game is over and safe in the ledger. */
  default void gameFinished(FixtureResult result, GameRecord record) {}
}
