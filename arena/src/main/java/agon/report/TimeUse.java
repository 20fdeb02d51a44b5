package agon.report;

import agon.record.RecordedMove;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/** Gathers how long players thought, move by move. */
final class TimeUse {
  private static final int LATEST = 10;

  /**
   * A move that took long.
   *
   * @param ply after which it stands on the board, from 1
   * @param left on the clock afterwards, where there was a clock
   */
  record LateMove(int entrant, int game, int ply, long nanos, Optional<Duration> left) {}

  private final List<Spread> spreads = new ArrayList<>();
  private final PriorityQueue<LateMove> latest;

  TimeUse(int entrants, TimeControl time) {
    for (int i = 0; i < entrants; i++) {
      spreads.add(new Spread());
    }
    // With a clock what matters is what was left; without, what was used. The most harmless first.
    Comparator<LateMove> byUse = Comparator.comparingLong(LateMove::nanos);
    latest =
        new PriorityQueue<>(
            time.clock().isPresent() && time.move().isEmpty()
                ? Comparator.comparing(
                    (LateMove move) -> move.left().orElse(Duration.ofDays(365)),
                    Comparator.reverseOrder())
                : byUse);
  }

  void add(int entrant, int game, int ply, RecordedMove move) {
    if (move.used().isPresent()) {
      long nanos = move.used().get().toNanos();
      spreads.get(entrant).add(nanos);
      latest.add(new LateMove(entrant, game, ply, nanos, move.clock()));
      if (latest.size() > LATEST) {
        latest.remove();
      }
    }
  }

  Spread of(int entrant) {
    return spreads.get(entrant);
  }

  boolean isEmpty() {
    return latest.isEmpty();
  }

  /** The latest first. */
  List<LateMove> latest() {
    PriorityQueue<LateMove> left = new PriorityQueue<>(latest);
    List<LateMove> moves = new ArrayList<>();
    while (!left.isEmpty()) {
      moves.addFirst(left.remove());
    }
    return moves;
  }
}
