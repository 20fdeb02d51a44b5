package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Catalog;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParametersTest {
  private static final Catalog CATALOG = new Catalog(List.of(Othello.FAMILY));

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      textBlock =
          """
          othello                             > othello
          othello()                           > othello
          Othello(Size=8)                     > othello
          othello(size=10)                    > othello(size=10)
          othello(blocked=H8  c3 A1 c3)       > othello(blocked=a1 c3 h8)
          othello(blocked=b1 a2 a1)           > othello(blocked=a1 b1 a2)
          othello(blocked=None)               > othello
          othello(blocked=)                   > othello
          othello(first=WHITE,start=Parallel) > othello(first=white,start=parallel)
          othello(start=mirrored)             > othello(start=mirrored)
          othello(size=16,blocked=p16 a10)    > othello(size=16,blocked=a10 p16)
          crete > othello(size=10,blocked=c3 h3 c8 h8,first=white,colours=red-white)
          crete(blocked=none) > othello(size=10,first=white,colours=red-white)
          """)
  void linesAreCanonical(String line, String canonical) {
    assertThat(CATALOG.game(line).line()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      textBlock =
          """
          othello(size=7)      > size is an even number from 4 to 16, not '7'
          othello(size=2)      > size is an even number from 4 to 16, not '2'
          othello(size=18)     > size is an even number from 4 to 16, not '18'
          othello(size=big)    > size is an even number from 4 to 16, not 'big'
          othello(blocked=x y) > blocked is squares separated by blanks, such as c3 h3, or none, not 'x y'
          othello(blocked=q17) > blocked is squares separated by blanks, such as c3 h3, or none, not 'q17'
          othello(blocked=i1)  > blocked has i1, but a board of size 8 has only a1 to h8
          othello(blocked=e5)  > blocked has e5, but the four squares in the centre hold the first discs
          crete(size=6)        > blocked has c3, but the four squares in the centre hold the first discs
          othello(first=green) > first is black or white, not 'green'
          othello(start=x)     > start is diagonal or mirrored or parallel, not 'x'
          othello(colours=x)   > colours is black-white or red-white, not 'x'
          othello(size=4,blocked=a1 b1 c1 d1 a2 d2 a3 d3 a4 b4 c4 d4) > blocked leaves neither side a first move; block fewer squares
          """)
  void wrongParametersSayWhatIsAllowed(String line, String sentence) {
    assertThatThrownBy(() -> CATALOG.game(line)).isInstanceOf(BadInput.class).hasMessage(sentence);
  }

  @Test
  void aSideMayHaveToPassAtOnce() {
    // Black's four first moves are blocked, White's are not.
    assertThat(CATALOG.game("othello(blocked=d3 c4 f5 e6)").start().isOver()).isFalse();
  }
}
