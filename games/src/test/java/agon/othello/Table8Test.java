package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class Table8Test {
  private static final int SIZE = 1 << 20;

  private final Table8 table = new Table8(SIZE);

  private void keep(int number) {
    table.keep(own(number), ~own(number), 20, 0, -100, 100, 0, number % 64);
  }

  /** Some board, another one for every number. */
  private static long own(int number) {
    return number * 0x9E3779B97F4A7C15L;
  }

  private int known(int positions) {
    int count = 0;
    for (int number = 0; number < positions; number++) {
      long data = table.find(own(number), ~own(number));
      if (data != Table8.UNKNOWN) {
        assertThat(Table8.best(data)).isEqualTo(number % 64 + 1);
        count++;
      }
    }
    return count;
  }

  private void fill(int positions) {
    for (int number = 0; number < positions; number++) {
      keep(number);
    }
  }

  @Test
  void holdsMostOfAsManyPositionsAsHalfOfItsSizeAlthoughItBeginsSmall() {
    fill(SIZE / 2);
    assertThat(known(SIZE / 2)).isGreaterThan(SIZE / 2 * 85 / 100);
  }

  @Test
  void keepsWhatItKnowsWhenItGrows() {
    int few = SIZE / 64;
    fill(few);
    int before = known(few);
    fill(SIZE / 2);
    assertThat(known(few)).isGreaterThan(before / 2);
  }

  @Test
  void staysSmallWhileEverySearchNeedsFewPositions() {
    for (int search = 0; search < 60; search++) {
      table.nextSearch();
      for (int number = search * 10_000; number < (search + 1) * 10_000; number++) {
        keep(number);
      }
    }
    assertThat(known(600_000)).isLessThan(SIZE / 8);
  }
}
