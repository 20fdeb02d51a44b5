package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.player.GreedyPlayer;
import agon.player.Player;
import agon.player.RandomPlayer;
import agon.search.Limits;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class MnkAppealTest {
  private final Game gomoku = Mnk.FAMILY.game("m=15,n=15,k=5");

  private Set<String> best(Game game, String moves) {
    Position position = game.start();
    game.moves(position, moves).forEach(position::play);
    int[] list = new int[game.maxMoves()];
    int count = position.moves(list);
    int most = Integer.MIN_VALUE;
    Set<String> best = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      int appeal = position.appeal(list[i]);
      if (appeal > most) {
        best.clear();
        most = appeal;
      }
      if (appeal == most) {
        best.add(game.text(position, list[i]));
      }
    }
    return best;
  }

  @Test
  void theMiddleIsBestOnAnEmptyBoard() {
    assertThat(best(Mnk.FAMILY.game(), "")).containsExactly("b2");
    assertThat(best(gomoku, "")).contains("h8").doesNotContain("a1", "d8");
  }

  @Test
  void completingFiveComesFirst() {
    assertThat(best(gomoku, "f8 f9 g8 g9 h8 h9 i8 i9")).isSubsetOf("e8", "j8");
  }

  @Test
  void blockingFourComesBeforeMakingFour() {
    assertThat(best(gomoku, "f8 a1 g8 a2 h8 a3 i8")).isSubsetOf("e8", "j8");
  }

  @Test
  void blockingAnOpenThreeComesBeforeMakingAThree() {
    assertThat(best(gomoku, "g8 b2 h8 c3 i8")).isSubsetOf("e8", "f8", "j8", "k8");
  }

  @Test
  void aLineThatCannotBecomeFiveIsWorthNothing() {
    Game strip = Mnk.FAMILY.game("m=1,n=6,k=5");
    Position position = strip.start();
    strip.moves(position, "b1 e1").forEach(position::play);
    assertThat(position.appeal(strip.move(position, "c1"))).isZero();
  }

  @Test
  void anOverlineIsNoReasonWhereItDoesNotWin() {
    Game strip = Mnk.FAMILY.game("m=1,n=9,k=3,exact=true");
    Position position = strip.start();
    strip.moves(position, "a1 i1 b1 h1 d1 f1").forEach(position::play);
    int overline = position.appeal(strip.move(position, "c1"));
    position.undo();
    position.undo();
    int line = position.appeal(strip.move(position, "c1"));
    assertThat(overline).isLessThan(line / 100);
  }

  @Test
  void greedyBeatsRandom() {
    for (String settings : new String[] {"m=15,n=15,k=5", "m=6,n=6,k=4,exact=true"}) {
      Game game = Mnk.FAMILY.game(settings);
      for (int seed = 0; seed < 4; seed++) {
        Player greedy = new GreedyPlayer(game);
        greedy.newGame(game.start(), 0, Limits.NONE, seed);
        Player random = new RandomPlayer(game);
        random.newGame(game.start(), 0, Limits.NONE, seed);
        boolean first = seed % 2 == 0;
        int margin = first ? match(game, greedy, random) : -match(game, random, greedy);
        assertThat(margin).as("%s, seed %d", settings, seed).isEqualTo(1);
      }
    }
  }

  private static int match(Game game, Player first, Player second) {
    Position position = game.start();
    while (!position.isOver()) {
      Player player = position.turn() == Position.FIRST ? first : second;
      position.play(player.choose(position, Limits.NONE));
    }
    return position.margin();
  }
}
