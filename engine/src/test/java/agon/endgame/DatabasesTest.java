package agon.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class DatabasesTest {
  /** A byte for every size. */
  private record Stones(String name, AtomicInteger builds) implements Database {
    static Stones named(String name) {
      return new Stones(name, new AtomicInteger());
    }

    @Override
    public String unit() {
      return "stones";
    }

    @Override
    public int quickSize() {
      return 1;
    }

    @Override
    public int usualSize() {
      return 5;
    }

    @Override
    public int largestSize() {
      return 9;
    }

    @Override
    public long bytes(int size) {
      return size;
    }

    @Override
    public boolean build(int size, ByteBuffer into, IntPredicate goesOn) {
      builds.incrementAndGet();
      return goesOn.test(size);
    }
  }

  private static final class Shelf implements Databases.Keeper {
    final BlockingQueue<Values> kept = new LinkedBlockingQueue<>();

    @Override
    public Optional<Values> find(Database database) {
      return Optional.empty();
    }

    @Override
    public void keep(Database database, Values values) {
      kept.add(values);
    }
  }

  @AfterEach
  void nobodyKeepsThemAnyMore() {
    Databases.keptBy(Databases.NOWHERE);
  }

  @Test
  void whatIsExpectedIsMadeOnceAndKeptWhileEverybodyGoesOn() throws InterruptedException {
    Shelf shelf = new Shelf();
    Databases.keptBy(shelf);
    Stones stones = Stones.named("expected-stones");
    assertThat(Databases.of(stones).size()).isEqualTo(1);
    int before = Databases.grown();
    Databases.expect(stones);
    Databases.expect(stones);
    assertThat(shelf.kept.take().size()).isEqualTo(5);
    Databases.expect(stones);
    assertThat(Databases.of(stones).size()).isEqualTo(5);
    assertThat(Databases.grown()).as("engines see it").isNotEqualTo(before);
    assertThat(stones.builds).hasValue(2);
  }

  @Test
  void onlySomeAreMadeHoweverManyAreExpected() throws InterruptedException {
    Shelf shelf = new Shelf();
    Databases.keptBy(shelf);
    for (int i = 0; i < Databases.MOST_EXPECTED; i++) {
      Databases.expect(Stones.named("stones-" + i));
      assertThat(shelf.kept.take().size()).isEqualTo(5);
    }
    Stones oneMore = Stones.named("one-more");
    Databases.expect(oneMore);
    assertThat(oneMore.builds).as("the quick one").hasValue(1);
  }

  @Test
  void whereNothingIsKeptNothingIsMadeBeforehand() {
    Stones stones = Stones.named("unkept-stones");
    Databases.expect(stones);
    assertThat(stones.builds).hasValue(0);
  }
}
