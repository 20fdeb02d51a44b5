package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenjuTest {
  private static final Game RENJU = Mnk.FAMILY.game("m=15,n=15,k=5,rule=renju");

  /** X and O in turn; the side with fewer gets the rest far away. */
  private static Position position(String xs, String os) {
    char[][] cells = new char[15][15];
    for (char[] row : cells) {
      Arrays.fill(row, '.');
    }
    int lead = put(cells, xs, 'X') - put(cells, os, 'O');
    for (int i = 0; i < Math.abs(lead); i++) {
      cells[14 - 2 * (i / 8)][2 * (i % 8)] = lead > 0 ? 'O' : 'X';
    }
    String rows = String.join("/", Arrays.stream(cells).map(String::new).toList());
    return RENJU.position(rows + " X");
  }

  private static int put(char[][] cells, String squares, char letter) {
    List<String> words = squares.isBlank() ? List.of() : List.of(squares.strip().split(" ", -1));
    for (String square : words) {
      cells[Integer.parseInt(square.substring(1)) - 1][square.charAt(0) - 'a'] = letter;
    }
    return words.size();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "two threes, side by side            | h6 h7 f8 g8    | -        | h8 | two threes at once",
        "broken threes count                 | h5 h7 e8 g8    | -        | h8 | two threes at once",
        "a three that is closed is none      | h6 h7 f8 g8    | h5       | h8 | -",
        "three and four may be made          | h6 h7 e8 f8 g8 | -        | h8 | -",
        "two fours in two lines              | h5 h6 h7 e8 f8 g8 | -     | h8 | two fours at once",
        "a four whose other end makes seven  | e8 f8 h8 j8 k8 | -        | g8 | -",
        "X.XXX.X                             | d8 f8 g8 j8    | -        | h8 | two fours at once",
        "XX.XX.XX                            | d8 e8 g8 j8 k8 | -        | h8 | two fours at once",
        "XXX.X.XXX                           | d8 e8 f8 j8 k8 l8 | -     | h8 | two fours at once",
        "closed fours count, too             | h5 h6 h7 e8 f8 g8 | h4 d8 | h8 | two fours at once",
        "six in a row                        | e8 f8 g8 i8 j8 | -        | h8 | a line of more than"
            + " five",
        "five wins over two threes           | d8 e8 f8 g8 h6 h7 i9 j10 | - | h8 | -",
        "five wins over six                  | d8 e8 f8 g8 h4 h5 h6 h7 h9 h10 | - | h8 | -",
        "no straight four, for six would come of it | c8 f8 g8 k8 h6 h7 | - | h8 | -",
      })
  void pointsAreForbiddenForAReason(String what, String xs, String os, String at, String reason) {
    Position position = position(xs, os == null ? "" : os);
    if (reason == null) {
      assertThat(RENJU.move(position, at)).as(what).isPositive();
    } else {
      assertThatThrownBy(() -> RENJU.move(position, at))
          .as(what)
          .isInstanceOf(BadInput.class)
          .hasMessage(at + " is forbidden to X: it makes " + reason);
    }
  }

  @Test
  void aThreeThatCanOnlyGrowOnAForbiddenPointIsNone() {
    // h8 makes threes down and across; the one across needs i8 or e8, both of them two fours.
    Position position = position("h6 h7 f8 g8 i5 i6 i7 e5 e6 e7", "i4 e4");
    assertThat(RENJU.move(position, "h8")).isPositive();
  }

  @Test
  void nothingIsForbiddenToO() {
    Position position = position("h6 h7 f8 g8", "a1");
    assertThat(RENJU.moveTexts(position)).doesNotContain("h8");
    position.play(RENJU.move(position, "o1"));
    assertThat(RENJU.moveTexts(position)).contains("h8");
  }

  @Test
  void sixWinForOAndNotForX() {
    Position ofX = position("e8 f8 g8 i8 j8", "");
    assertThatThrownBy(() -> RENJU.move(ofX, "h8")).isInstanceOf(BadInput.class);
    Position ofO = position("a1 c1 e1 g1 i1", "e8 f8 g8 i8 j8");
    ofO.play(RENJU.move(ofO, "k3"));
    ofO.play(RENJU.move(ofO, "h8"));
    assertThat(ofO.margin()).isEqualTo(-1);
  }

  @Test
  void aForbiddenPointIsMarkedOnEveryBoard() {
    Position position = position("h6 h7 f8 g8", "");
    assertThat(RENJU.board(position, BoardStyle.ASCII)).containsPattern("(?m)^ *8 .*X +X +x ");
    Picture.Cell cell = RENJU.picture(position).cells().get(7 * 15 + 7);
    assertThat(cell.look()).isEqualTo(Picture.Look.FORBIDDEN);
  }

  @Test
  void aPositionInWhichXHasSixIsRefused() {
    assertThatThrownBy(
            () -> RENJU.position("XXXXXX9/15/15/15/15/15/15/15/15/15/15/15/15/15/OOO1O1O1O6 X"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("X has a line of more than 5, which is forbidden to X");
  }
}
