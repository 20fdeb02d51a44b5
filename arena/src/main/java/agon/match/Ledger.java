package agon.match;

import java.util.HashMap;
import java.util.Map;

/** Where finished games are kept. Called from several threads. */
public interface Ledger {
  /** All games finished so far, by the numbers of their fixtures. */
  Map<Integer, GameResult> finished();

  /**
   * Keeps a game, unless there is one under its number; when this returns it is not lost any more.
   *
   * @return how the game went that is kept: this one, or the one that was there before
   */
  GameResult keep(Fixture fixture, Played played);

  /** Keeps results while the program runs, and forgets them then. */
  static Ledger inMemory() {
    Map<Integer, GameResult> kept = new HashMap<>();
    return new Ledger() {
      @Override
      public Map<Integer, GameResult> finished() {
        synchronized (kept) {
          return Map.copyOf(kept);
        }
      }

      @Override
      public GameResult keep(Fixture fixture, Played played) {
        synchronized (kept) {
          kept.putIfAbsent(fixture.number(), played.result());
          return kept.getOrDefault(fixture.number(), played.result());
        }
      }
    };
  }
}
