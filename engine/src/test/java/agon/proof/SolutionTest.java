package agon.proof;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Pile;
import agon.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SolutionTest {
  private static final OptionalInt NONE = OptionalInt.empty();

  private static OptionalInt of(int margin) {
    return OptionalInt.of(margin);
  }

  private static String text(Game game, OptionalInt least, OptionalInt most) {
    return new Solution(
            game, new Bounds(least, most), List.of(), false, 5000, Duration.ofSeconds(1), 0.5)
        .text();
  }

  @Test
  void resultsReadAsPeopleSayThem() {
    Game points = Corridor.ofLength(3);
    assertThat(text(points, of(2), of(2))).isEqualTo("One wins by 2 points");
    assertThat(text(points, of(-1), of(-1))).isEqualTo("Two wins by 1 point");
    assertThat(text(points, of(2), NONE)).isEqualTo("One wins by at least 2 points");
    assertThat(text(points, of(-9), of(-3))).isEqualTo("Two wins by at least 3 points");
    assertThat(text(points, of(0), of(0))).isEqualTo("draw");
    Game pile = Pile.FAMILY.game("");
    assertThat(text(pile, of(1), NONE)).isEqualTo("Left wins");
    assertThat(text(pile, NONE, of(-1))).isEqualTo("Right wins");
    assertThat(text(pile, of(0), of(0))).isEqualTo("draw");
  }

  @Test
  void whatIsOpenSaysWhatIsKnown() {
    Game points = Corridor.ofLength(3);
    assertThat(text(points, NONE, NONE)).isEqualTo("unknown after 5,000 nodes");
    assertThat(text(points, NONE, of(0)))
        .isEqualTo("unknown after 5,000 nodes, but One does not win");
    assertThat(text(points, of(0), of(6)))
        .isEqualTo("unknown after 5,000 nodes, but One does not lose");
    assertThat(text(points, of(-4), of(6)))
        .isEqualTo("unknown after 5,000 nodes, but One's margin is at least -4 at most 6");
  }
}
