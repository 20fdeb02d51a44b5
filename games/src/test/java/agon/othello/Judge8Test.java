package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.search.Insight;
import agon.search.Score;
import org.junit.jupiter.api.Test;

final class Judge8Test {
  private static final Othello GAME = (Othello) Othello.FAMILY.game("");

  private final Position position = GAME.start();
  private final Insight insight = GAME.insight(position, GAME.shipped().orElseThrow());

  private void playByChance(Rng rng, int empties) {
    while (position.ply() > 0) {
      position.undo();
    }
    int[] scratch = new int[GAME.maxMoves()];
    while (!position.isOver() && 64 - discs() > empties) {
      position.play(position.randomMove(rng, scratch));
    }
  }

  private int discs() {
    return Long.bitCount(((Position8) position).own() | ((Position8) position).other());
  }

  /** Every move of every node, nothing left out. A pass is no ply. */
  private int plain(int depth) {
    if (position.isOver()) {
      return Score.UNIT * (position.turn() == 0 ? position.margin() : -position.margin());
    }
    Position8 board = (Position8) position;
    if (depth == 0 && board.legal() != 0) {
      return insight.evaluate();
    }
    int[] moves = new int[GAME.maxMoves()];
    int count = position.moves(moves);
    int best = -Score.WIN;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      best = Math.max(best, -plain(moves[i] == board.pass ? depth : depth - 1));
      position.undo();
    }
    return best;
  }

  @Test
  void it_is_the_value_of_the_whole_tree() {
    Rng rng = new Rng(4);
    for (int i = 0; i < 60; i++) {
      playByChance(rng, 5 + i % 50);
      if (!position.isOver()) {
        int depth = i % 4;
        assertThat(insight.judge(depth, 0)).isEqualTo(plain(depth));
      }
    }
  }

  @Test
  void with_few_squares_left_it_is_the_end_of_the_game() {
    Rng rng = new Rng(5);
    for (int i = 0; i < 20; i++) {
      playByChance(rng, 6);
      if (!position.isOver()) {
        assertThat(insight.judge(1, 6)).isEqualTo(plain(60));
      }
    }
  }
}
