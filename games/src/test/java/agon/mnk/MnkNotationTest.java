package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

class MnkNotationTest {
  private final Game gomoku = Mnk.FAMILY.game("m=15,n=15,k=5");
  private final Game oblong = Mnk.FAMILY.game("m=4,n=30,k=4");

  @Test
  void aCellIsColumnLetterAndRowNumberFromTheTop() {
    assertThat(gomoku.move(gomoku.start(), "a1")).isZero();
    assertThat(gomoku.move(gomoku.start(), "h8")).isEqualTo(7 * 15 + 7);
    assertThat(gomoku.move(gomoku.start(), " O15 ")).isEqualTo(224);
    assertThat(gomoku.text(gomoku.start(), 14)).isEqualTo("o1");
  }

  @Test
  void columnsBeyondTheAlphabetHaveTwoLetters() {
    assertThat(oblong.move(oblong.start(), "ad4")).isEqualTo(4 * 30 - 1);
    assertThat(oblong.text(oblong.start(), 26)).isEqualTo("aa1");
  }

  @Test
  void rowCommaColumnCountsFromZero() {
    assertThat(oblong.move(oblong.start(), "0,29")).isEqualTo(29);
    assertThat(oblong.move(oblong.start(), "3 , 0")).isEqualTo(90);
  }

  @Test
  void sequencesAreReadInAllWaysPeopleWriteThem() {
    List<Integer> moves = List.of(112, 128, 144);
    for (String text :
        List.of(
            "h8 i9 j10",
            "7,7 8,8 9,9",
            "h8i9j10",
            "h8,i9,j10",
            "h8, i9; J10",
            "7,7,8,8,9,9",
            "H8I9 9,9",
            " \t7,7;8, 8\n9 ,9 ")) {
      assertThat(gomoku.moves(gomoku.start(), text)).as(text).isEqualTo(moves);
    }
    assertThat(gomoku.moves(gomoku.start(), "  ")).isEmpty();
  }

  @Test
  void readingASequenceLeavesThePositionAsItIs() {
    Position start = gomoku.start();
    gomoku.moves(start, "h8i9");
    assertThat(start.ply()).isZero();
  }

  @Test
  void whatIsNoMoveIsRefusedWithTheRange() {
    for (String text :
        List.of("", "p1", "a0", "a16", "a01", "h", "8", "15,0", "0,15", "-1,0", "1,2,3", "hh8h")) {
      assertThatThrownBy(() -> gomoku.move(gomoku.start(), text))
          .as(text)
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("a1 to o15")
          .hasMessageContaining("0,0 to 14,14");
    }
  }

  @Test
  void garbageInASequenceIsRefused() {
    for (String text :
        List.of("h8 zz", "h8i", "h8 7", "7,7 8", "h8 i9 ?", "7,78,8", "h8-i9", "é")) {
      assertThatThrownBy(() -> gomoku.moves(gomoku.start(), text))
          .as(text)
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("a move is a cell from a1 to o15");
    }
  }

  @Test
  void aTakenCellIsRefused() {
    assertThatThrownBy(() -> gomoku.moves(gomoku.start(), "h8 i9 7,7"))
        .isInstanceOf(BadInput.class)
        .hasMessage("h8 is taken; a move goes to an empty cell");
  }

  @Test
  void afterTheEndThereIsNoMove() {
    Game tictactoe = Mnk.FAMILY.game();
    assertThatThrownBy(() -> tictactoe.moves(tictactoe.start(), "a1a2b1b2c1c2"))
        .isInstanceOf(BadInput.class)
        .hasMessage("the game is over, there is no move to make");
  }
}
