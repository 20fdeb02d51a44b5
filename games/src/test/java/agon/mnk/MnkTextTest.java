package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MnkTextTest {
  private final Game tictactoe = Mnk.FAMILY.game();

  @Test
  void positionsAreWrittenRowByRow() {
    assertThat(tictactoe.text(tictactoe.start())).isEqualTo("3/3/3 X");
    assertThat(after(tictactoe, "b2")).isEqualTo("3/1X1/3 O");
    assertThat(after(tictactoe, "b2 a1 c3")).isEqualTo("O2/1X1/2X O");
    assertThat(after(Mnk.FAMILY.game("m=1,n=80,k=3"), "bz1 a1")).isEqualTo("O76X2 X");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O2/1X1/2X O",
        " o../.x./..x   o ",
        "o--/-x-/--X o",
        "O1./.X./1.X O",
        "O2/1X1/2X\tO"
      })
  void readingIsLenient(String text) {
    assertThat(tictactoe.text(tictactoe.position(text))).isEqualTo("O2/1X1/2X O");
  }

  @Test
  void afterAFinishedGameTheSideToMoveIsTheNextOne() {
    assertThat(after(tictactoe, "a1 a2 b1 b2 c1")).isEqualTo("XXX/OO1/3 O");
    Position over = tictactoe.position("XXX/OO1/3 O");
    assertThat(over.isOver()).isTrue();
    assertThat(over.margin()).isEqualTo(1);
    assertThat(tictactoe.position("XX1/OOO/X2 X").margin()).isEqualTo(-1);
  }

  @Test
  void oneMoveMayMakeSeveralLines() {
    assertThat(tictactoe.position("XXX/XOO/XOO O").margin()).isEqualTo(1);
    assertThat(tictactoe.position("XOX/OXO/XOX O").margin()).isEqualTo(1);
  }

  @Test
  void brokenTextIsRefused() {
    refused("", "a position is its rows, a blank and the side to move, such as 3/1X1/3 O, not ''");
    refused("3/3/3", "a position is its rows");
    refused("3/3/3 X X", "a position is its rows");
    refused("3/3 X", "this board has 3 rows, separated by /, but the position has 2");
    refused("3/3/3/3 X", "this board has 3 rows, separated by /, but the position has 4");
    refused("3/2/3 X", "this board has 3 columns, but row 2 has only 2 cells");
    refused("3//3 X", "this board has 3 columns, but row 2 has only 0 cells");
    refused("3/3/3X O", "this board has 3 columns, but row 3 has more cells");
    refused("99999999999999999999/3/3 X", "this board has 3 columns, but row 1 has more cells");
    refused("3/3/03 X", "a row is made of X, O and numbers of empty cells, but row 3 has '0'");
    refused("3/1Z1/3 X", "a row is made of X, O and numbers of empty cells, but row 2 has 'Z'");
    refused("3/3/3 Z", "the side to move is X or O, not 'Z'");
    refused("3/3/3 XO", "the side to move is X or O, not 'XO'");
  }

  @Test
  void countsMustFitTheSideToMove() {
    refused("3/1X1/3 X", "with X to move there are as many X as O, not 1 X and 0 O");
    refused("3/3/3 O", "with O to move there are one X more than O, not 0 X and 0 O");
    refused("3/1O1/3 X", "as many X as O, not 0 X and 1 O");
    refused("XX1/3/3 O", "one X more than O, not 2 X and 0 O");
  }

  @Test
  void theGameEndsWithTheFirstLine() {
    refused("XXX/OOO/3 X", "X has a winning line");
    refused("XXX/OOO/X2 O", "O has a winning line");
    refused("XXX/OO1/O2 X", "X has a winning line, so the game ended with that");
    Game wide = Mnk.FAMILY.game("m=4,n=4,k=3");
    assertThatThrownBy(() -> wide.position("XXX1/OO2/OO1O/XXX1 O"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no single last move");
    assertThat(wide.position("XXXX/OO2/O3/4 O").margin()).isEqualTo(1);
  }

  @Test
  void aRowTooLongForOneLastMoveIsRefused() {
    Game game = Mnk.FAMILY.game("m=2,n=6,k=3");
    assertThat(game.position("XXXXX1/OO1OO1 O").margin()).isEqualTo(1);
    assertThatThrownBy(() -> game.position("XXXXXX/OO1OO1 O")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> game.position("XXXXXX/OO1OOX O")).isInstanceOf(BadInput.class);
  }

  @Test
  void anOverlineThatDoesNotWinIsAPositionLikeAnyOther() {
    Game game = Mnk.FAMILY.game("m=2,n=6,k=3,exact=true");
    assertThat(game.position("XXXX2/OO1O2 O").isOver()).isFalse();
  }

  @Test
  void exactlyThePositionsOfPlayAreRead() {
    for (String settings : List.of("", "m=2,n=4,k=3", "m=2,n=4,k=2", "m=1,n=8,k=3,exact=true")) {
      Game game = Mnk.FAMILY.game(settings);
      Set<String> reached = new HashSet<>();
      collect(game, game.start(), reached);
      int cells = game.moveSpace();
      int columns = game.settings().number("n");
      for (int code = 0; code < Math.pow(3, cells); code++) {
        StringBuilder rows = new StringBuilder();
        for (int cell = 0, rest = code; cell < cells; cell++, rest /= 3) {
          rows.append(cell > 0 && cell % columns == 0 ? "/" : "").append(".XO".charAt(rest % 3));
        }
        for (String side : List.of(" X", " O")) {
          assertThat(reads(game, rows + side, reached)).as(rows + side).isTrue();
        }
      }
    }
  }

  /** Whether the text is refused or means one of these positions. */
  private static boolean reads(Game game, String text, Set<String> reached) {
    String expected = canonical(text);
    try {
      return game.text(game.position(text)).equals(expected) && reached.contains(expected);
    } catch (BadInput e) {
      return !reached.contains(expected);
    }
  }

  private static String canonical(String text) {
    String shortened = text;
    for (int run = 8; run > 0; run--) {
      shortened = shortened.replace(".".repeat(run), Integer.toString(run));
    }
    return shortened;
  }

  private static void collect(Game game, Position position, Set<String> reached) {
    if (!reached.add(game.text(position))) {
      return;
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      collect(game, position, reached);
      position.undo();
    }
  }

  private static String after(Game game, String moves) {
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    return game.text(position);
  }

  private void refused(String text, String sentence) {
    assertThatThrownBy(() -> tictactoe.position(text))
        .as(text)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(sentence);
  }
}
