package agon.othello.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.search.Limits.GameClock;
import agon.search.Overhead;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** "Iterative Deepening": how long it thinks. */
class CreteTimeTest {
  private static final Duration TEN_MINUTES = Duration.ofMinutes(10);

  private static GameClock clock(Duration left) {
    return new GameClock(left, Duration.ZERO, OptionalInt.empty());
  }

  private static CreteTime ofGame(GameClock clock, Duration atStart, CreteStage stage) {
    return CreteTime.ofGame(clock, atStart, stage, new Overhead());
  }

  @Test
  void inTheBeginningItIsTwoSeconds() {
    for (CreteStage stage : new CreteStage[] {CreteStage.EARLY, CreteStage.MIDDLE}) {
      assertThat(ofGame(clock(TEN_MINUTES), TEN_MINUTES, stage).soft())
          .isEqualTo(Duration.ofSeconds(2));
    }
  }

  @Test
  void whichMayBeExceededByTwentySeconds() {
    assertThat(ofGame(clock(TEN_MINUTES), TEN_MINUTES, CreteStage.EARLY).hard())
        .isGreaterThan(Duration.ofSeconds(22));
  }

  @Test
  void nearTheEndItIsATenthOfWhatIsLeft() {
    CreteTime time = ofGame(clock(Duration.ofMinutes(5)), TEN_MINUTES, CreteStage.END);
    assertThat(time.soft()).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void theTwoSecondsScaleWithTheClock() {
    Duration minute = Duration.ofMinutes(1);
    assertThat(ofGame(clock(minute), minute, CreteStage.EARLY).soft())
        .isEqualTo(Duration.ofMillis(200));
    assertThat(ofGame(clock(Duration.ofSeconds(1)), minute, CreteStage.EARLY).soft())
        .as("but are never more than a tenth of what is left")
        .isLessThanOrEqualTo(Duration.ofMillis(100));
  }

  @Test
  void neverMoreThanTheClockHas() {
    for (long millis : new long[] {0, 1, 10, 100, 1000, 100_000}) {
      Duration left = Duration.ofMillis(millis);
      for (CreteStage stage : CreteStage.values()) {
        for (int movesToGo : new int[] {1, 2, 40}) {
          GameClock clock = new GameClock(left, TEN_MINUTES, OptionalInt.of(movesToGo));
          assertThat(ofGame(clock, TEN_MINUTES, stage).hard())
              .isBetween(Duration.ZERO, left.minus(left.dividedBy(20)));
        }
      }
    }
  }

  @Test
  void ofATimeForTheMoveItKeepsAMarginThatGrowsWhenItWasLate() {
    Overhead overhead = new Overhead();
    Duration second = Duration.ofSeconds(1);
    assertThat(CreteTime.ofMove(second, overhead).hard())
        .isBetween(Duration.ofMillis(930), Duration.ofMillis(950));
    overhead.seen(Duration.ofMillis(40).toNanos());
    assertThat(CreteTime.ofMove(second, overhead).hard()).isEqualTo(Duration.ofMillis(870));
    assertThat(CreteTime.ofMove(Duration.ofMillis(10), overhead).hard())
        .isEqualTo(Duration.ofMillis(5));
  }
}
