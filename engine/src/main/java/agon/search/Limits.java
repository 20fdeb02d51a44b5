package agon.search;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How long to think about one move. Limits combine; the first one reached ends the search.
 *
 * @param depth plies
 * @param nodes positions visited, all threads together
 * @param moveTime for this move, all included
 * @param clock what is left for the rest of the game
 * @param thorough whether time is spent also where only one move is worth a look: for who wants to
 *     know the value, not to move
 */
public record Limits(
    OptionalInt depth,
    OptionalLong nodes,
    Optional<Duration> moveTime,
    Optional<GameClock> clock,
    boolean thorough) {

  /** Limits for a move that is to be played. */
  public Limits(
      OptionalInt depth,
      OptionalLong nodes,
      Optional<Duration> moveTime,
      Optional<GameClock> clock) {
    this(depth, nodes, moveTime, clock, false);
  }

  /**
   * A clock for the whole game.
   *
   * @param left time left
   * @param increment added after every move
   * @param movesToGo moves until the clock is filled up again; empty if never
   */
  public record GameClock(Duration left, Duration increment, OptionalInt movesToGo) {}

  private static final int EVEN_SHARE = 30;

  /** Until stopped. */
  public static final Limits NONE =
      new Limits(OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), Optional.empty());

  public static Limits depth(int depth) {
    return NONE.andDepth(depth);
  }

  public static Limits nodes(long nodes) {
    return NONE.andNodes(nodes);
  }

  public static Limits time(Duration time) {
    return NONE.andTime(time);
  }

  public static Limits clock(GameClock clock) {
    return new Limits(
        OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), Optional.of(clock));
  }

  public Limits andDepth(int most) {
    return new Limits(OptionalInt.of(most), nodes, moveTime, clock, thorough);
  }

  public Limits andNodes(long most) {
    return new Limits(depth, OptionalLong.of(most), moveTime, clock, thorough);
  }

  public Limits andTime(Duration most) {
    return new Limits(depth, nodes, Optional.of(most), clock, thorough);
  }

  /** These limits for who wants to know what a position is worth. */
  public Limits andThorough() {
    return new Limits(depth, nodes, moveTime, clock, true);
  }

  /**
   * How long to think about this move, for players who know nothing of clocks: the time for the
   * move, or an even share of the clock; empty without either. Never more than the clock shows: the
   * increment comes after the move.
   */
  public Optional<Duration> timeForMove() {
    Optional<Duration> share =
        clock
            .map(c -> c.left().dividedBy(c.movesToGo().orElse(EVEN_SHARE)).plus(c.increment()))
            .map(time -> time.compareTo(clock.get().left()) < 0 ? time : clock.get().left());
    return moveTime.isPresent() ? moveTime : share;
  }

  /** Whether a clock runs. */
  public boolean isTimed() {
    return moveTime.isPresent() || clock.isPresent();
  }
}
