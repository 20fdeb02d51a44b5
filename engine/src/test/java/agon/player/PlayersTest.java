package agon.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.search.Limits;
import org.junit.jupiter.api.Test;

class PlayersTest {
  private static final Game PILE = Pile.FAMILY.game();

  private static String choice(String player, String position, long seed) {
    Position at = PILE.position(position);
    Player chooser = Players.OF_THE_HOUSE.create(player, PILE);
    chooser.newGame(at, at.turn(), Limits.NONE, seed);
    int move = chooser.choose(at, Limits.NONE);
    assertThat(PILE.text(at)).as("the position is left as it was").isEqualTo(position);
    return PILE.text(at, move);
  }

  @Test
  void greedyTakesAWinWhenThereIsOne() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(choice("greedy", "3 Left", seed)).isEqualTo("3");
      assertThat(choice("greedy", "2 Right", seed)).isEqualTo("2");
    }
  }

  @Test
  void greedyHandsOverNoWinIfItCanHelpIt() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(choice("greedy", "5 Left", seed)).isEqualTo("1");
    }
  }

  @Test
  void tiesAreBrokenByChanceAndTheSeedDecides() {
    assertThat(
            java.util.stream.LongStream.range(0, 50).mapToObj(s -> choice("greedy", "21 Left", s)))
        .contains("1", "2", "3");
    assertThat(choice("greedy", "21 Left", 7)).isEqualTo(choice("greedy", "21 Left", 7));
    assertThat(choice("Random", "21 Left", 7)).isEqualTo(choice("random", "21 Left", 7));
  }

  @Test
  void anUnknownPlayerAnswersWithTheOnesThereAre() {
    assertThatThrownBy(() -> Players.OF_THE_HOUSE.create("kasparov", PILE))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'kasparov'")
        .hasMessageContaining("random, greedy, level(n=5), engine");
  }
}
