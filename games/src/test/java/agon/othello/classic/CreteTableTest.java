package agon.othello.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Keys;
import org.junit.jupiter.api.Test;

/** "Zobrist Hash Table". */
class CreteTableTest {
  @Test
  void tenMillionPositionsFitIntoTheReports200Megabytes() {
    assertThat(CreteTable.STANDARD_ENTRIES).isEqualTo(10_000_000);
    assertThat((long) CreteTable.STANDARD_ENTRIES * CreteTable.BYTES_AN_ENTRY)
        .isLessThanOrEqualTo(200_000_000);
    assertThat(Crete.KIND.settings().number("entries")).isEqualTo(10_000_000);
  }

  @Test
  void keepsValueDepthAndWhetherItWasExact() {
    CreteTable table = new CreteTable(1000);
    for (int value : new int[] {0, 1, -1, 25_600_000, -25_600_000}) {
      for (int depth : new int[] {0, 7, 500}) {
        for (boolean isExact : new boolean[] {true, false}) {
          long key = Keys.mix(value + depth);
          table.put(key, value, depth, isExact);
          long found = table.find(key);
          assertThat(found).isNotEqualTo(CreteTable.NOTHING);
          assertThat(CreteTable.value(found)).isEqualTo(value);
          assertThat(CreteTable.depth(found)).isEqualTo(depth);
          assertThat(CreteTable.isExact(found)).isEqualTo(isExact);
        }
      }
    }
  }

  @Test
  void theNewerOfTwoPositionsInOnePlaceStays() {
    CreteTable table = new CreteTable(1);
    table.put(5, 10, 3, true);
    table.put(6, 20, 1, true);
    assertThat(table.find(5)).isEqualTo(CreteTable.NOTHING);
    assertThat(CreteTable.value(table.find(6))).isEqualTo(20);
  }

  @Test
  void forgetsEverythingWhenCleared() {
    CreteTable table = new CreteTable(100);
    table.put(-5, 10, 3, true);
    table.clear();
    assertThat(table.find(-5)).isEqualTo(CreteTable.NOTHING);
    assertThat(table.find(0)).as("an empty place is no position").isEqualTo(CreteTable.NOTHING);
  }
}
