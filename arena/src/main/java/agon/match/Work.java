package agon.match;

import java.util.Optional;

/** What a run has for its {@link Crew}. Any method may be called from any thread. */
public interface Work {
  /** All that a game needs, together with its fixture. */
  Tournament tournament();

  /**
   * The next games to be played, in the order of their numbers; empty when there are none left, or
   * no more are needed.
   *
   * @param most how many games a chunk may have; whole pairs from 2 up
   */
  Optional<Chunk> next(int most);

  /**
   * A game of a chunk is over; returns when it is safe. In any order, and harmless when it was done
   * before: the first one counts.
   */
  void done(Fixture fixture, Played played);

  /** Who is to hear of games that begin and of moves, as far as workers can tell. */
  RunListener listener();

  /** Ends the run after the games in progress. */
  void stop();
}
