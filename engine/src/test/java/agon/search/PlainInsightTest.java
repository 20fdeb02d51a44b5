package agon.search;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Breakthrough;
import agon.game.Game;
import agon.game.Position;
import agon.player.GreedyPlayer;
import agon.player.Player;
import agon.player.RandomPlayer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game with rules only plays sensibly at once. */
class PlainInsightTest {
  private static final Game BREAKTHROUGH = Breakthrough.game();

  @Test
  void aPositionAlwaysGetsTheSameEstimate() {
    Position position = BREAKTHROUGH.start();
    int[] moves = new int[BREAKTHROUGH.maxMoves()];
    PlainInsight insight = new PlainInsight(BREAKTHROUGH, position);
    for (int i = 0; i < 6; i++) {
      int before = insight.evaluate();
      assertThat(new PlainInsight(BREAKTHROUGH, position.copy()).evaluate()).isEqualTo(before);
      assertThat(position.moves(moves)).isPositive();
      position.play(moves[0]);
    }
  }

  @Test
  void randomLosesWithFewNodes() {
    assertThat(wins(new RandomPlayer(BREAKTHROUGH), 8, 100)).isGreaterThanOrEqualTo(7);
  }

  @Test
  @Tag("slow")
  void greedyLosesMoreOftenThanNot() {
    assertThat(wins(new GreedyPlayer(BREAKTHROUGH), 10, 300)).isGreaterThanOrEqualTo(6);
  }

  /** How many games the engine wins, half of them with each side. */
  static int wins(Player other, int games, int nodes) {
    Engine engine = new Engine(BREAKTHROUGH, EngineOptions.STANDARD.with("hash=1"));
    int wins = 0;
    for (int game = 0; game < games; game++) {
      engine.clear();
      int side = game % 2;
      other.newGame(BREAKTHROUGH.start(), 1 - side, Limits.NONE, game);
      Position position = BREAKTHROUGH.start();
      while (!position.isOver()) {
        position.play(
            position.turn() == side
                ? engine.analyse(position, Limits.nodes(nodes)).move()
                : other.choose(position, Limits.NONE));
      }
      wins += (position.margin() > 0) == (side == Position.FIRST) ? 1 : 0;
    }
    return wins;
  }
}
