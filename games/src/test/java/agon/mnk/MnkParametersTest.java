package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import java.util.List;
import org.junit.jupiter.api.Test;

class MnkParametersTest {
  private final Catalog catalog = new Catalog(List.of(Mnk.FAMILY));

  @Test
  void theDefaultIsTicTacToe() {
    assertThat(catalog.game("mnk").line()).isEqualTo("mnk(m=3,n=3,k=3)");
    assertThat(catalog.game("tictactoe").line()).isEqualTo("mnk(m=3,n=3,k=3)");
  }

  @Test
  void gomokuComesInTwoKinds() {
    assertThat(catalog.game("gomoku").line()).isEqualTo("mnk(m=15,n=15,k=5)");
    assertThat(catalog.game("gomoku-standard").line()).isEqualTo("mnk(m=15,n=15,k=5,exact=true)");
  }

  @Test
  void renjuAndCaroAreRulesOfTheSameFamily() {
    assertThat(catalog.game("renju").line()).isEqualTo("mnk(m=15,n=15,k=5,rule=renju)");
    assertThat(catalog.game("caro").line()).isEqualTo("mnk(m=15,n=15,k=5,rule=caro)");
    assertThat(catalog.game("gomoku-swap2").line()).isEqualTo("mnk(m=15,n=15,k=5,opening=swap2)");
  }

  @Test
  void aPresetCanBeChanged() {
    assertThat(catalog.game("gomoku(m=19, n=19)").line()).isEqualTo("mnk(m=19,n=19,k=5)");
  }

  @Test
  void wrongValuesAreNamed() {
    refused("mnk(m=0)", "m is 1–255, not '0'");
    refused("mnk(n=256)", "n is 1–255, not '256'");
    refused("mnk(k=five)", "k is 1–255, not 'five'");
    refused("mnk(exact=maybe)", "exact is true or false, not 'maybe'");
    refused("mnk(rule=chess)", "rule is free or caro or renju, not 'chess'");
    refused("mnk(rule=renju)", "renju is played with k=5, not k=3");
    refused(
        "renju(exact=true)",
        "exact=true goes with rule=free; rule=renju says itself which lines win");
    refused("mnk(opening=swap2)", "opening=swap2 needs k of 4 or more and a board of 9 cells");
    refused("mnk(rows=3)", "mnk has no parameter 'rows'; it has m, n, k, exact, rule, opening");
  }

  @Test
  void theLargestBoardWorks() {
    Game game = catalog.game("mnk(m=255,n=255,k=255)");
    assertThat(game.text(game.start(), game.move(game.start(), "254,254"))).isEqualTo("iu255");
    assertThat(game.position(game.text(game.start())).key()).isEqualTo(game.start().key());
    assertThat(game.start().appeal(0)).isPositive();
  }

  private void refused(String line, String sentence) {
    assertThatThrownBy(() -> catalog.game(line))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(sentence);
  }
}
