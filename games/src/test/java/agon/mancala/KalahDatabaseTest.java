package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.endgame.Source;
import agon.game.Position;
import agon.search.Insight;
import agon.search.Score;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KalahDatabaseTest {
  private static final int MOST_SEEDS = 8;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pits=6,seeds=4",
        "pits=6,seeds=4,empty-capture=true",
        "pits=6,seeds=4,end=mover",
        "pits=6,seeds=4,empty-capture=true,end=mover",
        "pits=6,seeds=4,remaining=emptier",
        "pits=6,seeds=4,remaining=nobody",
        "pits=6,seeds=4,end=mover,remaining=emptier",
        "pits=6,seeds=4,capture=false",
        "pits=6,seeds=4,capture=false,relay=true",
        "pits=3,seeds=4,capture=false,end=mover",
        "pits=5,seeds=4,relay=true,empty-capture=true,end=mover",
        "pits=2,seeds=6,relay=true",
        "pits=8,seeds=2",
        "pits=4,seeds=3",
        "pits=2,seeds=6",
        "pits=1,seeds=12"
      })
  void everyVerdictIsWhatSearchingToTheEndFinds(String settings) {
    Kalah game = (Kalah) Kalah.FAMILY.game(settings);
    KalahDatabase endgames = build(game, MOST_SEEDS);
    KalahSolver solver = new KalahSolver(game);
    RandomBoards.strew(
        game,
        MOST_SEEDS,
        300,
        position -> {
          Insight insight = new KalahInsight(game.rules(), position, endgames, null);
          int margin = solver.margin(position);
          assertThat(insight.verdict())
              .as(game.text(position))
              .isEqualTo(Score.UNIT * (position.turn() == Position.FIRST ? margin : -margin));
        });
  }

  private static KalahDatabase build(Kalah game, int seeds) {
    KalahTables tables = new KalahTables(game.rules());
    ByteBuffer values = ByteBuffer.allocate((int) tables.bytes(seeds));
    assertThat(tables.build(seeds, values, size -> true)).isTrue();
    return new KalahDatabase(game.rules().pits(), seeds, values);
  }

  @Test
  void moreSeedsAreUnknown() {
    Kalah game = (Kalah) Kalah.FAMILY.game();
    KalahDatabase endgames = build(game, 5);
    MancalaPosition six = (MancalaPosition) game.position("1,0,2,0,0,0,20/0,3,0,0,0,0,22 S");
    assertThat(new KalahInsight(game.rules(), six, endgames, null).verdict())
        .isEqualTo(Score.UNKNOWN);
  }

  @ParameterizedTest
  @CsvSource({"6, 14", "5, 17", "8, 10", "1, 127"})
  void biggerBoardsGetFewerSeeds(int pits, int seeds) {
    assertThat(KalahDatabase.affordableSeeds(pits, 10_000_000)).isEqualTo(seeds);
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "3, 3", "3, 4", "4, 2", "2, 4", "2, 6", "1, 6"})
  void smallGamesAreEndgamesFromTheStart(int pits, int seeds) {
    Kalah game = (Kalah) Kalah.FAMILY.game("pits=%d,seeds=%d".formatted(pits, seeds));
    assertThat(game.insight(game.start()).verdict())
        .isEqualTo(Score.UNIT * game.known().orElseThrow().margin().getAsInt());
  }

  @Test
  void whatNeedsNoSearchSaysWhereItIsFrom() {
    Kalah game = (Kalah) Kalah.FAMILY.game();
    assertThat(Source.of(game, game.start()).map(Source::text)).contains("book");
    assertThat(Source.of(game, game.position("1,0,2,0,0,0,20/0,3,0,0,0,0,22 S")).map(Source::text))
        .contains("exact: 6 seeds left");
    assertThat(Source.of(game, game.position("1,9,2,0,0,0,10/0,3,9,0,0,0,14 S"))).isEmpty();
  }

  @Test
  void largeBoardsHaveNoEndgames() {
    Kalah game = (Kalah) Kalah.FAMILY.game("pits=9,seeds=1");
    assertThat(game.insight(game.start()).verdict()).isEqualTo(Score.UNKNOWN);
  }
}
