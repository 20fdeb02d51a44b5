package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class MnkKnownTest {
  private static String known(int m, int n, int k, boolean exact) {
    return Mnk.FAMILY
        .game("m=%d,n=%d,k=%d,exact=%b".formatted(m, n, k, exact))
        .known()
        .map(known -> known.outcome().text())
        .orElse("?");
  }

  private static void check(String result, int[]... boards) {
    for (int[] b : boards) {
      assertThat(known(b[0], b[1], b[2], false)).as("%d,%d,%d", b[0], b[1], b[2]).isEqualTo(result);
      assertThat(known(b[1], b[0], b[2], false)).as("%d,%d,%d", b[1], b[0], b[2]).isEqualTo(result);
    }
  }

  private static int[] board(int m, int n, int k) {
    return new int[] {m, n, k};
  }

  @Test
  void publishedWinsAreKnown() {
    check("1-0", board(4, 3, 3), board(4, 4, 3), board(255, 3, 3), board(20, 30, 3));
    check("1-0", board(9, 4, 4), board(10, 4, 4), board(30, 4, 4), board(200, 4, 4));
    check("1-0", board(6, 5, 4), board(6, 6, 4), board(7, 5, 4), board(7, 6, 4), board(7, 7, 4));
    check("1-0", board(8, 8, 4), board(9, 8, 4), board(50, 50, 4), board(15, 15, 5));
  }

  @Test
  void publishedDrawsAreKnown() {
    check("1/2-1/2", board(3, 3, 3), board(4, 4, 4), board(5, 4, 4), board(6, 4, 4));
    check("1/2-1/2", board(7, 4, 4), board(8, 4, 4), board(5, 5, 4), board(5, 5, 5));
    check("1/2-1/2", board(6, 6, 5), board(7, 5, 5), board(7, 6, 5), board(7, 7, 5));
    check("1/2-1/2", board(8, 8, 5), board(8, 6, 5), board(6, 6, 6), board(7, 7, 6));
    check("1/2-1/2", board(9, 6, 6), board(7, 7, 7), board(9, 9, 7), board(11, 8, 7));
    check("1/2-1/2", board(11, 11, 8), board(14, 12, 9), board(255, 255, 8), board(50, 50, 10));
    check("1/2-1/2", board(70, 70, 10), board(2, 2, 3), board(200, 3, 4), board(1, 9, 3));
  }

  @Test
  void nothingIsClaimedThatNobodyHasShown() {
    check("?", board(9, 9, 5), board(14, 14, 5), board(10, 10, 5), board(19, 19, 5));
    check("?", board(11, 4, 4), board(29, 4, 4), board(10, 6, 6), board(12, 8, 7), board(9, 5, 5));
    assertThat(known(15, 15, 5, true)).isEqualTo("?");
    assertThat(known(4, 3, 3, true)).isEqualTo("?");
    assertThat(known(8, 4, 4, true)).isEqualTo("?");
  }

  @Test
  void blockingWorksForExactLinesToo() {
    assertThat(known(8, 8, 5, true)).isEqualTo("1/2-1/2");
    assertThat(known(30, 30, 8, true)).isEqualTo("1/2-1/2");
    assertThat(known(3, 9, 4, true)).isEqualTo("1/2-1/2");
  }

  @Test
  void whereNoOverlineFitsExactMakesNoDifference() {
    assertThat(known(3, 3, 3, true)).isEqualTo("1/2-1/2");
    assertThat(known(4, 4, 4, true)).isEqualTo("1/2-1/2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m=1,n=1,k=1",
        "m=3,n=2,k=1,exact=true",
        "m=1,n=1,k=2",
        "m=1,n=2,k=2",
        "m=1,n=3,k=2",
        "m=2,n=2,k=2",
        "m=4,n=1,k=2,exact=true",
        "m=3,n=4,k=2,exact=true",
        "m=2,n=2,k=5",
        "m=1,n=9,k=3",
        "m=9,n=1,k=3,exact=true",
        "m=2,n=6,k=3",
        "m=5,n=2,k=3,exact=true",
        "m=3,n=4,k=4",
        "m=3,n=3,k=3",
        "m=3,n=3,k=3,exact=true",
        "m=4,n=3,k=3",
        "m=3,n=4,k=3",
        "m=4,n=4,k=3",
        "m=3,n=5,k=3",
        "m=4,n=4,k=4"
      })
  void smallBoardsAreSolvedToTheSameResult(String settings) {
    Game game = Mnk.FAMILY.game(settings);
    int value = value(game, game.start(), new HashMap<>());
    assertThat(game.known().orElseThrow().outcome()).isEqualTo(Outcome.ofMargin(value));
  }

  /** The first player's margin: plain minimax with a memory for symmetric positions. */
  private static int value(Game game, Position position, Map<Long, Integer> solved) {
    if (position.isOver()) {
      return position.margin();
    }
    long key = game.symmetries().orElseThrow().canonicalKey(position);
    Integer known = solved.get(key);
    if (known != null) {
      return known;
    }
    int sign = position.turn() == Position.FIRST ? 1 : -1;
    int best = -1;
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    for (int i = 0; i < count && best < 1; i++) {
      position.play(moves[i]);
      best = Math.max(best, sign * value(game, position, solved));
      position.undo();
    }
    solved.put(key, sign * best);
    return sign * best;
  }
}
