package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paragraph "Gestione del tempo" of the report on Corrado. */
class CorradoTimerTest {
  private static final Duration TEN_SECONDS = Duration.ofSeconds(10);

  private static void leave(CorradoTimer timer, long millis) {
    timer.moveTook(TEN_SECONDS.minusMillis(millis), TEN_SECONDS);
  }

  @ParameterizedTest
  @CsvSource({"3,3,90", "31,32,90", "40,25,89", "50,50,88", "70,70,86", "255,255,25"})
  void thePercentageStartsAt90LessMNOver1000(int m, int n, double percent) {
    assertThat(new CorradoTimer(m, n).percent()).isEqualTo(percent);
  }

  @Test
  void under300MillisecondsLeftTakes3Off() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    leave(timer, 299);
    assertThat(timer.percent()).isEqualTo(87);
  }

  @Test
  void over600MillisecondsLeftPuts3On() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    leave(timer, 601);
    assertThat(timer.percent()).isEqualTo(93);
  }

  @Test
  void inBetweenNothingChanges() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    leave(timer, 301);
    leave(timer, 599);
    assertThat(timer.percent()).isEqualTo(90);
  }

  @ParameterizedTest
  @CsvSource({"7,7,99", "70,70,98"})
  void neverOver99(int m, int n, double most) {
    CorradoTimer timer = new CorradoTimer(m, n);
    for (int i = 0; i < 20; i++) {
      leave(timer, 5000);
    }
    assertThat(timer.percent()).isEqualTo(most);
  }

  @Test
  void ninetyPercentOfTenSecondsAreNine() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    assertThat(timer.thinkingTime(TEN_SECONDS)).isEqualTo(Duration.ofSeconds(9));
  }

  @Test
  void otherLimitsAreSharedInProportion() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    Duration second = Duration.ofSeconds(1);
    assertThat(timer.thinkingTime(second)).isEqualTo(Duration.ofMillis(900));
    timer.moveTook(Duration.ofMillis(939), second);
    assertThat(timer.percent()).isEqualTo(93);
    timer.moveTook(Duration.ofMillis(971), second);
    assertThat(timer.percent()).isEqualTo(90);
  }

  @Test
  void whoComesLateStopsEarlier() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    timer.moveTook(Duration.ofMillis(9900), TEN_SECONDS);
    // 900 ms beyond the 9 s it was to think: now 1.8 s are kept, and 2 % as always.
    assertThat(timer.thinkingTime(TEN_SECONDS)).isEqualTo(Duration.ofSeconds(8));
    for (int i = 0; i < 50; i++) {
      timer.moveTook(timer.thinkingTime(TEN_SECONDS), TEN_SECONDS);
    }
    assertThat(timer.thinkingTime(TEN_SECONDS)).isGreaterThan(Duration.ofSeconds(9));
  }

  @Test
  void whatIsLeftNeverVanishes() {
    CorradoTimer timer = new CorradoTimer(7, 7);
    for (int i = 0; i < 50; i++) {
      leave(timer, -1000);
    }
    assertThat(timer.thinkingTime(TEN_SECONDS)).isPositive();
    for (int i = 0; i < 50; i++) {
      leave(timer, 5000);
    }
    for (long millis : new long[] {1, 10, 20, 100, 1000, 10_000}) {
      Duration limit = Duration.ofMillis(millis);
      Duration kept = limit.minus(timer.thinkingTime(limit));
      assertThat(kept).isGreaterThanOrEqualTo(Duration.ofMillis(millis * 2 / 100));
      assertThat(kept).isGreaterThanOrEqualTo(Duration.ofMillis(Math.min(5, millis / 2)));
    }
  }
}
