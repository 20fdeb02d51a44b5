package agon.match;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import org.junit.jupiter.api.Test;

class BalancedOpeningsTest {
  private static final int NODES = 1000;

  /** Some number from −100 to 100 for each position. */
  private static long atAGlance(Position position) {
    return Math.floorMod(Keys.mix(position.key()), 201L) - 100;
  }

  /** With ten times and fifty times the nodes of a glance whoever moves looks better by as much. */
  private static long longer(Position position, long nodes) {
    return atAGlance(position) + (nodes == NODES ? 20 : nodes == NODES / 5 ? 10 : 0);
  }

  @Test
  void whatALongerLookWouldChangeIsForetold() {
    Game game = Games.CATALOG.game("gomoku");
    BalancedOpenings openings = new BalancedOpenings(game, 4, NODES, BalancedOpeningsTest::longer);
    long sum = 0;
    for (int seed = 0; seed < 10; seed++) {
      Position position = openings.make(new Rng(seed)).position(game);
      assertThat(position.ply()).isEqualTo(4);
      sum += Math.abs(atAGlance(position) + 30);
    }
    assertThat(sum).as("how far ten openings are from even after one more step").isLessThan(60);
  }
}
