package agon.arena;

import agon.record.GameRecord;
import java.util.ArrayList;
import java.util.List;

/** Where finished games are kept. Called from several threads. */
public interface Ledger {
  /** All games finished so far, in any order. */
  List<Result> results();

  /** Keeps a game; when this returns it is not lost any more. */
  void keep(Result result, GameRecord record, long startedMillis);

  /** Keeps results while the program runs, and forgets them then. */
  static Ledger inMemory() {
    List<Result> kept = new ArrayList<>();
    return new Ledger() {
      @Override
      public List<Result> results() {
        synchronized (kept) {
          return List.copyOf(kept);
        }
      }

      @Override
      public void keep(Result result, GameRecord record, long startedMillis) {
        synchronized (kept) {
          kept.add(result);
        }
      }
    };
  }
}
