package agon.match;

import java.util.HashMap;
import java.util.Map;

/** Where finished games are kept. Called from several threads. */
public interface Ledger {
  /** All games finished so far, by the numbers of their slots. */
  Map<Integer, Verdict> finished();

  /** Keeps a game; when this returns it is not lost any more. */
  void keep(Slot slot, Played played);

  /** Keeps results while the program runs, and forgets them then. */
  static Ledger inMemory() {
    Map<Integer, Verdict> kept = new HashMap<>();
    return new Ledger() {
      @Override
      public Map<Integer, Verdict> finished() {
        synchronized (kept) {
          return Map.copyOf(kept);
        }
      }

      @Override
      public void keep(Slot slot, Played played) {
        synchronized (kept) {
          kept.put(slot.number(), played.verdict());
        }
      }
    };
  }
}
