package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KalahTableTest {
  private static final int NUMBERS = 1_500_000;

  @Test
  void growingItLosesNothingThatHadRoom() {
    KalahTable table = new KalahTable(128, 60);
    for (int i = 0; i < NUMBERS; i++) {
      table.store(table.shuffle(number(i)), lower(i), 40, i % 6, i + 1L);
    }
    int found = 0;
    for (int i = 0; i < NUMBERS; i++) {
      long entry = table.probe(table.shuffle(number(i)));
      if (entry != 0) {
        found++;
        assertThat(KalahTable.lower(entry)).isEqualTo(lower(i));
        assertThat(KalahTable.upper(entry)).isEqualTo(40);
        assertThat(KalahTable.move(entry)).isEqualTo(i % 6);
      }
    }
    assertThat(found).as("a few fell out of full buckets").isGreaterThan(NUMBERS * 9 / 10);
    assertThat(table.probe(table.shuffle(number(NUMBERS)))).isZero();
  }

  private static long number(int i) {
    return i * 0x2545F4914F6CDDL & (-1L >>> 4);
  }

  private static int lower(int i) {
    return i % 97 - 48;
  }
}
