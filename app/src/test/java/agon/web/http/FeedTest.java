package agon.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.web.house.Capacity;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Events, throttling and what fits on a machine. */
class FeedTest {
  private static List<String> after(Feed feed, long seen) throws InterruptedException {
    return feed.after(seen, Duration.ZERO).stream().map(Feed.Event::data).toList();
  }

  @Test
  void ofOneMatterOnlyTheLastIsKept() throws InterruptedException {
    Feed feed = new Feed(1);
    feed.publish("a", "x", "1");
    feed.publish("b", "x", "2");
    feed.publish("a", "x", "3");
    assertThat(after(feed, 0)).containsExactly("2", "3");
    assertThat(after(feed, 2)).containsExactly("3");
    assertThat(after(feed, 3)).isEmpty();
  }

  @Test
  void whoHasSeenMoreThanThereIsBeginsAnew() throws InterruptedException {
    Feed feed = new Feed(1);
    feed.publish("a", "x", "1");
    assertThat(after(feed, 99)).containsExactly("1");
  }

  @Test
  void whoWaitsIsWokenByAnEvent() throws InterruptedException {
    Feed feed = new Feed(1);
    Thread.ofVirtual().start(() -> feed.publish("a", "x", "1"));
    assertThat(feed.after(0, Duration.ofSeconds(20))).hasSize(1);
  }

  @Test
  void afterTheEndNothingIsAdded() throws InterruptedException {
    Feed feed = new Feed(1);
    feed.end("a", "x", "1");
    feed.publish("a", "x", "2");
    assertThat(after(feed, 0)).containsExactly("1");
    assertThat(feed.isClosed()).isTrue();
  }

  @Test
  void whoHearsTheLastKnowsThatItIsTheLast() throws InterruptedException {
    for (int i = 0; i < 200; i++) {
      Feed feed = new Feed(1);
      Thread teller = Thread.ofVirtual().start(() -> feed.end("a", "x", "1"));
      assertThat(feed.after(0, Duration.ofSeconds(30))).hasSize(1);
      assertThat(feed.isClosed()).isTrue();
      teller.join();
    }
  }

  @Test
  void aThrottleFillsUpAgain() {
    AtomicLong clock = new AtomicLong();
    Throttle throttle = new Throttle(2, clock::get);
    throttle.require("one");
    throttle.require("one");
    throttle.require("other");
    assertThatThrownBy(() -> throttle.require("one")).isInstanceOf(Refusal.class);
    clock.addAndGet(Duration.ofSeconds(30).toNanos());
    throttle.require("one");
    assertThatThrownBy(() -> throttle.require("one")).isInstanceOf(Refusal.class);
  }

  @Test
  void whatRunsAtOnceFitsIntoMemory() {
    for (int cores : new int[] {1, 2, 8, 64}) {
      for (long memory : new long[] {256, 1000, 4000, 32_000}) {
        Capacity capacity = Capacity.of(cores, memory);
        long tables =
            (long) (capacity.thinkers() + capacity.players()) * Capacity.PLAYER_HASH
                + (long) capacity.analyses() * capacity.hash();
        assertThat(capacity.thinkers()).isPositive();
        assertThat(tables)
            .as("%d cores, %d MiB", cores, memory)
            .isLessThanOrEqualTo(memory * 3 / 4);
      }
    }
  }
}
