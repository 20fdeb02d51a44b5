package agon.protocol.kgp;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Rng;
import agon.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KgpBoardTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kalah(pits=2,seeds=6)",
        "kalah",
        "kalah(pits=8,seeds=8)",
        "kalah(pits=3,seeds=12)"
      })
  void sowsAsTheGameDoes(String line) {
    Game game = Games.CATALOG.game(line);
    Rng rng = new Rng(4);
    for (int i = 0; i < 2000; i++) {
      KgpProblem problem = KgpProblem.random(game, rng);
      KgpBoard board = problem.board();
      assertThat(board.sown(problem.pit()).text())
          .as("%s, number %d of seed 4", problem.question(), i)
          .isEqualTo(problem.result().text());
      assertThat(board.repeats(problem.pit())).isEqualTo(problem.repeats());
    }
  }

  @Test
  void sowsAnyNumberOfSeeds() {
    KgpBoard board = KgpBoard.read("<3,1,2,0,1,4,5,0,9>");
    assertThat(board.sown(1).text()).isEqualTo("<3,1,2,0,0,5,5,0,9>");
    assertThat(board.sown(2).text()).isEqualTo("<3,2,2,0,1,0,6,1,10>");
    assertThat(board.repeats(2)).isFalse();
  }

  @Test
  void whatIsLeftAtTheEndIsCollected() {
    KgpBoard board = KgpBoard.read("<1,0,0,1,2>");
    assertThat(board.sown(0).text()).isEqualTo("<1,1,2,0,0>");
    assertThat(board.repeats(0)).isTrue();
  }

  @Test
  void whoeverHasMoreThanHalfEndsTheGame() {
    KgpBoard odd = KgpBoard.read("<6,16,0,1,0,1,0,5,0,2,5,6,4,0,1>");
    assertThat(odd.sown(2).text()).isEqualTo("<6,29,12,0,0,0,0,0,0,0,0,0,0,0,0>");
    KgpBoard half = KgpBoard.read("<2,3,1,1,1,1,1>");
    assertThat(half.sown(1).text()).isEqualTo("<2,4,1,1,0,1,1>");
  }
}
