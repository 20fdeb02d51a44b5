package agon.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import agon.search.Limits;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ThinkingTimeTest {
  private static final Duration OWN = Duration.ofMillis(950);

  @Test
  void aPlayerUsesTheSameShareOfAnyTime() {
    ThinkingTime time = new ThinkingTime(0.95, OWN);
    assertThat(time.begin(limit(1000))).isEqualTo(Duration.ofMillis(950));
    assertThat(time.begin(limit(400))).isEqualTo(Duration.ofMillis(380));
  }

  @Test
  void someIsAlwaysKeptBack() {
    ThinkingTime time = new ThinkingTime(1, OWN);
    assertThat(time.begin(limit(1000))).isEqualTo(Duration.ofMillis(980));
    assertThat(time.begin(limit(50))).isEqualTo(Duration.ofMillis(38));
    assertThat(time.begin(limit(2))).isEqualTo(Duration.ofMillis(1));
  }

  @Test
  void whoWasLateKeepsBackMore() throws InterruptedException {
    ThinkingTime time = new ThinkingTime(1, OWN);
    time.begin(limit(10));
    TimeUnit.MILLISECONDS.sleep(30);
    time.end();
    assertThat(time.begin(limit(1000))).isLessThan(Duration.ofMillis(970));
  }

  @Test
  void withoutATimeItTakesItsOwnUnlessSomethingElseLimitsIt() {
    ThinkingTime time = new ThinkingTime(0.95, OWN);
    assertThat(time.begin(Limits.NONE)).isEqualTo(OWN);
    assertThat(time.begin(Limits.nodes(10))).isEqualTo(ThinkingTime.FOREVER);
    assertThat(time.begin(Limits.depth(3))).isEqualTo(ThinkingTime.FOREVER);
  }

  private static Limits limit(int millis) {
    return Limits.time(Duration.ofMillis(millis));
  }
}
