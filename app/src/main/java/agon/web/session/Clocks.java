package agon.web.session;

import agon.game.Position;
import agon.record.OpenGame;
import agon.record.RecordedMove;
import agon.search.Limits;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What the clocks of a game show when its last move has been made. It follows from the moves alone,
 * so taking moves back gives the time back too.
 */
final class Clocks {
  /** What a computer may think about a move where nobody says. */
  private static final Duration STANDARD = Duration.ofSeconds(2);

  private final TimeControl time;
  private final Duration[] left = new Duration[2];
  private final int[] made = new int[2];

  private Clocks(TimeControl time) {
    this.time = time;
  }

  static Clocks of(TimeControl time, OpenGame game) {
    Clocks clocks = new Clocks(time);
    Duration full = time.clock().orElse(Duration.ZERO);
    clocks.left[0] = full;
    clocks.left[1] = full;
    Position walker = game.position().copy();
    List<RecordedMove> moves = game.played();
    boolean[] known = new boolean[2];
    for (int i = moves.size() - 1; i >= 0; i--) {
      walker.undo();
      int side = walker.turn();
      Optional<Duration> shown = moves.get(i).clock();
      if (shown.isPresent()) {
        clocks.made[side]++;
        clocks.left[side] = known[side] ? clocks.left[side] : shown.get();
        known[side] = true;
      }
    }
    return clocks;
  }

  boolean run() {
    return time.clock().isPresent();
  }

  Duration left(int side) {
    return left[side];
  }

  /** What a side's clock shows after a move that took so long; empty without clocks. */
  Optional<Duration> after(int side, Duration used) {
    if (!run()) {
      return Optional.empty();
    }
    Duration rest = left[side].minus(used);
    Duration shown = (rest.isNegative() ? Duration.ZERO : rest).plus(time.increment());
    boolean refilled =
        time.period().isPresent() && (made[side] + 1) % time.period().getAsInt() == 0;
    return Optional.of(refilled ? shown.plus(time.clock().orElseThrow()) : shown);
  }

  /** Whether so much time is more than a side has. */
  boolean isTooLong(int side, Duration used, Duration grace) {
    return run() && used.compareTo(left[side].plus(grace)) > 0;
  }

  /** What a computer on this side may use. */
  Limits limits(int side) {
    return time.equals(TimeControl.NONE)
        ? Limits.time(STANDARD)
        : time.limits(left[side], made[side]);
  }
}
