package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Known;
import agon.game.Outcome;
import agon.game.Position;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values with best play; those of 4x4 boards are searched again, with no cleverness. */
class KnownValuesTest {
  private static Known known(String settings) {
    return Othello.FAMILY.game(settings).known().orElseThrow();
  }

  /** The final margin for the first player with best play, by looking at all games. */
  private static int minimax(Game game, Position position) {
    if (position.isOver()) {
      return position.margin();
    }
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    boolean firstMoves = position.turn() == Position.FIRST;
    int best = firstMoves ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      int value = minimax(game, position);
      position.undo();
      best = firstMoves ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "size=4",
        "size=4,first=white",
        "size=4,start=mirrored",
        "size=4,blocked=a1",
        "size=4,blocked=a1 d4",
        "size=4,blocked=a1 d1 a4 d4",
        "size=4,blocked=a1,first=white,start=mirrored",
        "size=4,empties=winner",
        "size=4,blocked=a1,empties=winner",
        "size=4,blocked=a1 d4,empties=winner",
        "size=4,blocked=a1 d1 a4 d4,empties=winner"
      })
  void minimaxFindsTheValueWeKnow(String settings) {
    Game game = Othello.FAMILY.game(settings);
    Known known = game.known().orElseThrow();
    int value = minimax(game, game.start());
    assertThat(known.margin()).isEqualTo(OptionalInt.of(value));
    assertThat(known.outcome()).isEqualTo(Outcome.ofMargin(value));
  }

  @Test
  void valuesAreThoseOfTheLiterature() {
    assertThat(known("size=4").margin()).hasValue(-8);
    assertThat(known("size=4,blocked=a1").margin()).hasValue(13);
    assertThat(known("size=4,blocked=a1 d4").margin()).hasValue(13);
    assertThat(known("size=4,blocked=a1 d1 a4 d4").margin()).hasValue(6);
    assertThat(known("size=4,empties=winner").margin()).hasValue(-10);
    assertThat(known("size=4,blocked=a1,empties=winner").margin()).hasValue(15);
    assertThat(known("size=4,blocked=a1 d4,empties=winner").margin()).hasValue(14);
    assertThat(known("size=4,blocked=a1 d1 a4 d4,empties=winner").margin()).hasValue(6);
    assertThat(known("size=6").outcome()).isEqualTo(Outcome.SECOND_WINS);
    assertThat(known("").outcome()).isEqualTo(Outcome.DRAW);
    assertThat(known("").source()).contains("Takizawa");
  }

  @Test
  void nothingIsClaimedAboutOtherBoards() {
    assertThat(Othello.FAMILY.game("size=10").known()).isEmpty();
    assertThat(Othello.FAMILY.game("start=parallel").known()).isEmpty();
    assertThat(Othello.FAMILY.game("blocked=a1").known()).isEmpty();
    assertThat(Othello.FAMILY.game("size=4,blocked=a1,start=mirrored").known()).isEmpty();
  }
}
