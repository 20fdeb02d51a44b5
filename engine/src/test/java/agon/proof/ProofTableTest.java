package agon.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import agon.game.Keys;
import agon.game.Rng;
import org.junit.jupiter.api.Test;

class ProofTableTest {
  private static final int ENTRIES = 1 << 14;

  @Test
  void anEntryComesBackAsItWent() {
    ProofTable table = ProofTable.ofEntries(ENTRIES);
    Rng rng = new Rng(1);
    for (int i = 0; i < 1000; i++) {
      long key = rng.next();
      int proof = rng.below(ProofTable.INFINITE);
      int disproof = rng.below(ProofTable.INFINITE);
      table.store(key, proof, disproof, 100);
      long entry = table.find(key);
      assertThat(ProofTable.proof(entry)).isEqualTo(proof);
      assertThat(ProofTable.disproof(entry)).isEqualTo(disproof);
      assertThat(table.find(~key)).isEqualTo(ProofTable.NOTHING);
    }
    assertThat(table.use() * ENTRIES).isEqualTo(1000.0);
  }

  @Test
  void settledNumbersFit() {
    ProofTable table = ProofTable.ofEntries(4);
    table.store(0, 0, ProofTable.INFINITE, 1);
    assertThat(ProofTable.isSolved(table.find(0))).isTrue();
    assertThat(ProofTable.disproof(table.find(0))).isEqualTo(ProofTable.INFINITE);
    table.store(0, ProofTable.INFINITE, 0, 1);
    assertThat(ProofTable.proof(table.find(0))).isEqualTo(ProofTable.INFINITE);
    assertThat(table.use()).isEqualTo(0.25);
  }

  @Test
  void workIsKnownToAnEighth() {
    for (long work = 1; work < 1L << 32; work += 1 + work / 3) {
      long about = ProofTable.workOfClass(ProofTable.workClass(work));
      assertThat(about).isLessThanOrEqualTo(work).isGreaterThanOrEqualTo(work - work / 8);
    }
    assertThat(ProofTable.workClass(Long.MAX_VALUE)).isEqualTo(255);
  }

  @Test
  void inAFullTableLargeWorkStaysAndSmallWorkGoes() {
    ProofTable table = ProofTable.ofEntries(ENTRIES);
    for (int i = 0; i < ENTRIES / 4; i++) {
      table.store(Keys.mix(i), 7, 7, 1000);
    }
    for (int i = 0; i < 10 * ENTRIES; i++) {
      table.store(~Keys.mix(i), 3, 3, 1 + i % 5);
      assertThat(table.use()).isLessThan(0.95);
    }
    int kept = 0;
    for (int i = 0; i < ENTRIES / 4; i++) {
      kept += table.find(Keys.mix(i)) != ProofTable.NOTHING ? 1 : 0;
    }
    assertThat(table.collections()).isGreaterThan(3);
    assertThat(kept).isGreaterThan(ENTRIES / 4 * 95 / 100);
  }

  @Test
  void aTableGrowsAndKeepsAllItHas() {
    int entries = 1 << 20;
    ProofTable table = ProofTable.ofEntries(entries);
    for (int i = 0; i < entries / 8; i++) {
      table.store(Keys.mix(i), 7, i, 1000);
    }
    int kept = 0;
    for (int i = 0; i < entries / 8; i++) {
      kept += ProofTable.disproof(table.find(Keys.mix(i))) == i ? 1 : 0;
    }
    assertThat(table.use()).isCloseTo(0.125, within(0.001));
    assertThat(kept).isGreaterThan(entries / 8 * 99 / 100);
  }

  @Test
  void theNewestEntryIsAlwaysThere() {
    ProofTable table = ProofTable.ofEntries(64);
    Rng rng = new Rng(2);
    for (int i = 0; i < 10_000; i++) {
      long key = rng.next();
      table.store(key, 1, 2, 1 + rng.below(1000));
      assertThat(table.find(key)).isNotEqualTo(ProofTable.NOTHING);
    }
  }

  @Test
  void anotherQuestionKeepsOnlyWhatIsProven() {
    ProofTable table = ProofTable.ofEntries(ENTRIES);
    table.store(1L << 40, 0, ProofTable.INFINITE, 1);
    table.store(1L << 50, 5, 5, 1);
    table.forgetUnsolved(() -> false);
    assertThat(table.find(1L << 40)).isNotEqualTo(ProofTable.NOTHING);
    assertThat(table.find(1L << 50)).isEqualTo(ProofTable.NOTHING);
    assertThat(table.use() * ENTRIES).isEqualTo(1.0);
  }
}
