package agon.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SquaresTest {
  @Test
  void everySquareOfALargeGridReadsBack() {
    Squares squares = new Squares(255, 255);
    for (int square = 0; square < 255 * 255; square++) {
      assertThat(squares.find(squares.text(square))).isEqualTo(square);
    }
  }

  @Test
  void columnsAreNamedAsInASpreadsheet() {
    assertThat(Squares.column(0)).isEqualTo("a");
    assertThat(Squares.column(25)).isEqualTo("z");
    assertThat(Squares.column(26)).isEqualTo("aa");
    assertThat(Squares.column(99)).isEqualTo("cv");
    assertThat(new Squares(8, 8).text(0)).isEqualTo("a1");
    assertThat(new Squares(8, 8).find("F5")).isEqualTo(4 * 8 + 5);
  }

  @Test
  void whatIsNotOnTheGridIsNotFound() {
    Squares squares = new Squares(8, 8);
    for (String text :
        new String[] {
          "", "a", "1", "a0", "i1", "a9", "a01", "1a", "a1 ", "aaaa1", "a99999", "é1", "a-1", "[1"
        }) {
      assertThat(squares.find(text)).as(text).isEqualTo(-1);
    }
  }
}
