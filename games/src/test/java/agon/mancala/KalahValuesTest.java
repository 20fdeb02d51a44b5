package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Known;
import agon.game.Outcome;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class KalahValuesTest {
  private static final int MOST_SEEDS = 18;

  @ParameterizedTest
  @ValueSource(strings = {"end=either", "empty-capture=true", "end=mover"})
  void searchingSmallBoardsToTheEndGivesTheKnownValues(String rules) {
    for (int pits = 1; pits <= 6; pits++) {
      for (int seeds = 1; seeds <= 6; seeds++) {
        Game game = Kalah.FAMILY.game("pits=%d,seeds=%d,%s".formatted(pits, seeds, rules));
        if (2 * pits * seeds <= MOST_SEEDS && game.known().isPresent()) {
          assertThat(new KalahSolver(game).margin(game.start()))
              .as(game.line())
              .isEqualTo(game.known().get().margin().getAsInt());
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pits=6,seeds=4 | 8",
        "pits=6,seeds=5 | 10",
        "pits=2,seeds=4 | -10",
        "pits=6,seeds=4,numbering=store | 8",
        "pits=6,seeds=4,empty-capture=true | 10",
        "pits=6,seeds=6,empty-capture=true | 2",
        "pits=3,seeds=6,empty-capture=true | -10",
        "pits=4,seeds=5,end=mover | 2",
        "pits=6,seeds=3,end=mover | 2"
      })
  void solvedBoardsSayWhatTheyAreWorth(String settings, int margin) {
    Known known = Kalah.FAMILY.game(settings).known().orElseThrow();
    assertThat(known.margin()).hasValue(margin);
    assertThat(known.outcome()).isEqualTo(Outcome.ofMargin(margin));
    assertThat(known.source()).isNotBlank();
  }

  @Test
  void sixPitsAndSixSeedsAreAWinOfUnknownSize() {
    Known known = Kalah.FAMILY.game("seeds=6").known().orElseThrow();
    assertThat(known.outcome()).isEqualTo(Outcome.FIRST_WINS);
    assertThat(known.margin()).isEqualTo(OptionalInt.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seeds=7",
        "pits=7,seeds=1",
        "remaining=emptier",
        "remaining=nobody",
        "empty-capture=true,end=mover",
        "end=mover",
        "pits=1,seeds=1,end=mover"
      })
  void nothingIsSaidWhereNothingIsKnown(String settings) {
    assertThat(Kalah.FAMILY.game(settings).known()).isEmpty();
  }

  @Test
  void owareClaimsNoValue() {
    assertThat(Oware.FAMILY.game().known()).isEmpty();
  }
}
