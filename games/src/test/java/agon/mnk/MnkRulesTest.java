package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MnkRulesTest {
  private final Game freestyle = Mnk.FAMILY.game("m=15,n=15,k=5");
  private final Game standard = Mnk.FAMILY.game("m=15,n=15,k=5,exact=true");

  /** X plays the first list, O far away from it the second. */
  private static Position play(Game game, String first, String second) {
    Position position = game.start();
    String[] mine = first.split(" ", -1);
    String[] others = second.split(" ", -1);
    for (int i = 0; i < mine.length; i++) {
      assertThat(position.isOver()).isFalse();
      position.play(game.move(position, mine[i]));
      if (i < mine.length - 1) {
        position.play(game.move(position, others[i]));
      }
    }
    return position;
  }

  private static final String ELSEWHERE = "a15 c15 e15 g15 i15 k15 m15 o15 b13 d13 f13";

  @Test
  void fiveInARowWinInEveryDirection() {
    for (String line :
        new String[] {"a1 b1 c1 d1 e1", "a1 a2 a3 a4 a5", "k1 l2 m3 n4 o5", "o1 n2 m3 l4 k5"}) {
      assertThat(play(freestyle, line, ELSEWHERE).outcome()).isEqualTo(Outcome.FIRST_WINS);
      assertThat(play(standard, line, ELSEWHERE).outcome()).isEqualTo(Outcome.FIRST_WINS);
    }
  }

  @Test
  void lineEndsDoNotJoin() {
    assertThat(play(freestyle, "m1 n1 o1 a2 b2 c2", ELSEWHERE).isOver()).isFalse();
    assertThat(play(freestyle, "a13 b14 o1 n2 m3 l4", "a5 c5 e5 g5 i5").isOver()).isFalse();
  }

  @Test
  void sixInARowWinFreestyleOnly() {
    String six = "a1 b1 c1 e1 f1 d1";
    assertThat(play(freestyle, six, ELSEWHERE).margin()).isEqualTo(1);
    assertThat(play(standard, six, ELSEWHERE).isOver()).isFalse();
  }

  @Test
  void anExactLineWinsBesideAnOverline() {
    String both = "a1 b1 c1 e1 f1 d2 d3 d4 d5 d1";
    assertThat(play(standard, both, ELSEWHERE).margin()).isEqualTo(1);
  }

  @Test
  void onOneStoneTheFirstMoveWins() {
    Game game = Mnk.FAMILY.game("m=2,n=2,k=1");
    assertThat(play(game, "b2", "").margin()).isEqualTo(1);
  }

  @Test
  void aFullBoardWithoutALineIsADraw() {
    Game game = Mnk.FAMILY.game();
    Position position = game.start();
    game.moves(position, "b2 a1 c3 c1 b1 b3 a2 c2 a3").forEach(position::play);
    assertThat(position.isOver()).isTrue();
    assertThat(position.outcome()).isEqualTo(Outcome.DRAW);
  }

  @Test
  void theLastStoneOnTheBoardCanWin() {
    Game game = Mnk.FAMILY.game();
    Position position = game.start();
    game.moves(position, "a1 b1 b2 a2 c2 c1 a3 b3 c3").forEach(position::play);
    assertThat(position.outcome()).isEqualTo(Outcome.FIRST_WINS);
  }

  @Test
  void ticTacToeHas255168Games() {
    long[] leaves = {9, 72, 504, 3024, 15120, 56160, 154944, 255168, 255168};
    for (int depth = 1; depth <= 9; depth++) {
      SlowMnk start = SlowMnk.start(3, 3, 3, MnkRule.FREE);
      assertThat(leaves(start, depth, new HashMap<>())).isEqualTo(leaves[depth - 1]);
    }
  }

  /** Counts with the slow twin, each position of a depth once. */
  private static long leaves(SlowMnk twin, int depth, Map<String, Long> counted) {
    if (depth == 0 || twin.isOver()) {
      return 1;
    }
    Long known = counted.get(twin.text());
    if (known != null) {
      return known;
    }
    long leaves = 0;
    for (String move : twin.moves()) {
      leaves += leaves(twin.play(move), depth - 1, counted);
    }
    counted.put(twin.text(), leaves);
    return leaves;
  }
}
