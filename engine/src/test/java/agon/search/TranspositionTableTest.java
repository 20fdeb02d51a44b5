package agon.search;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void whatIsStoredComesBack() {
    for (int score : new int[] {-Score.WIN, -1, 0, 77, Score.WIN}) {
      table.store(42, 130_000, score, 17, TranspositionTable.UPPER);
      long data = table.probe(42);
      assertThat(TranspositionTable.move(data)).isEqualTo(130_000);
      assertThat(TranspositionTable.score(data)).isEqualTo(score);
      assertThat(TranspositionTable.depth(data)).isEqualTo(17);
      assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.UPPER);
    }
    assertThat(table.probe(43)).isZero();
    table.clear();
    assertThat(table.probe(42)).isZero();
  }

  @Test
  void aMoveIsKeptWhenALaterSearchKnowsNone() {
    table.store(1, 5, 10, 3, TranspositionTable.LOWER);
    table.store(1, TranspositionTable.NONE, 8, 4, TranspositionTable.UPPER);
    assertThat(TranspositionTable.move(table.probe(1))).isEqualTo(5);
  }

  @Test
  void whatIsCertainIsNotForgottenForAnEstimate() {
    table.store(1, 5, 100, TranspositionTable.COMPLETE, TranspositionTable.EXACT);
    table.store(1, 6, 30, 20, TranspositionTable.EXACT);
    assertThat(TranspositionTable.score(table.probe(1))).isEqualTo(100);
  }

  @Test
  void aFullBucketGivesUpWhatIsShallowAndOld() {
    for (int key = 1; key <= 4; key++) {
      table.store(key, 0, 0, 10, TranspositionTable.EXACT);
    }
    table.nextAge();
    table.store(1, 0, 0, 10, TranspositionTable.EXACT); // young again
    table.store(5, 0, 0, 1, TranspositionTable.EXACT);
    table.store(6, 0, 0, 1, TranspositionTable.EXACT);
    table.store(7, 0, 0, 2, TranspositionTable.EXACT);
    assertThat(table.probe(1)).isNotZero();
    assertThat(table.probe(7)).isNotZero();
  }

  /** Threads write into one bucket as fast as they can: nobody reads another position's data. */
  @Test
  void threadsThatRaceNeverSeeHalvesThatDoNotBelongTogether() throws InterruptedException {
    int keys = 12;
    AtomicLong hits = new AtomicLong();
    AtomicLong wrong = new AtomicLong();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      int seed = t;
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int i = 0; i < 400_000; i++) {
                      long key = 1 + Long.remainderUnsigned(Keys.mix(i * 31L + seed), keys);
                      if ((i & 1) == seed % 2) {
                        int move = (int) key * 1000;
                        table.store(key, move, -move, (int) key, TranspositionTable.EXACT);
                      }
                      long other = 1 + (key + i) % keys;
                      long data = table.probe(other);
                      if (data != 0) {
                        hits.incrementAndGet();
                        boolean belongs =
                            TranspositionTable.move(data) == other * 1000
                                && TranspositionTable.score(data) == -other * 1000
                                && TranspositionTable.depth(data) == other;
                        wrong.addAndGet(belongs ? 0 : 1);
                      }
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(hits.get()).isGreaterThan(10_000);
    assertThat(wrong.get()).isZero();
  }
}
