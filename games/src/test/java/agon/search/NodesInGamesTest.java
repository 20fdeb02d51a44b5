package agon.search;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endgame solvers and threat searches count on the same counter as the search. */
class NodesInGamesTest {
  private static final String FFO_40 =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "othello | 1",
        "othello | 2",
        "othello | 4",
        "gomoku | 1",
        "gomoku | 4",
        "kalah(pits=6,seeds=6) | 2",
        "kalah(pits=6,seeds=6) | 4",
        "dipole | 4"
      })
  void aLimitHoldsWithEveryThingAGameLooksAt(String line, int threads) {
    Game game = Games.CATALOG.game(line);
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4,threads=" + threads));
    SearchInfo info =
        engine.analyse(
            line.equals("othello") ? game.position(FFO_40) : game.start(), Limits.nodes(100_000));
    assertThat(info.nodes()).isBetween(99_000L, 101_000L);
  }
}
