package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Exact;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.search.Visits;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KalahExactTest {
  private static final int MOST_SEEDS = 9;

  private static Kalah game(String settings) {
    return (Kalah) Kalah.FAMILY.game(settings);
  }

  /** Without a database, so that the search itself has everything to do. */
  private static KalahSearch search(Kalah game) {
    SowingTable sowing = SowingTable.kalah(game.rules(), game.total());
    return new KalahSearch(game.rules(), game.total(), sowing, 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pits=6,seeds=4",
        "pits=6,seeds=4,empty-capture=true",
        "pits=6,seeds=4,end=mover",
        "pits=6,seeds=4,empty-capture=true,end=mover",
        "pits=6,seeds=4,remaining=emptier",
        "pits=6,seeds=4,remaining=nobody",
        "pits=6,seeds=4,end=mover,remaining=nobody",
        "pits=6,seeds=4,capture=false",
        "pits=6,seeds=4,capture=false,relay=true",
        "pits=5,seeds=4,relay=true,empty-capture=true,end=mover",
        "pits=8,seeds=12",
        "pits=4,seeds=3",
        "pits=2,seeds=6",
        "pits=1,seeds=12"
      })
  void everyAnswerIsWhatSearchingToTheEndFinds(String settings) {
    Kalah game = game(settings);
    KalahSolver slow = new KalahSolver(game);
    KalahSearch search = search(game);
    RandomBoards.strew(
        game,
        MOST_SEEDS,
        game.pits() > 6 ? 50 : 300,
        position -> {
          PackedKalah board = (PackedKalah) position;
          int margin = slow.margin(position);
          int lead = board.myStore - board.theirStore;
          int value = (position.turn() == Position.FIRST ? margin : -margin) - lead;
          for (int wanted = -MOST_SEEDS - 1; wanted <= MOST_SEEDS + 1; wanted++) {
            int answer = search.ask(board.mine, board.theirs, wanted);
            assertThat(answer >= wanted ? value >= answer : value <= answer)
                .as("%s: at least %d? %d, is %d", game.text(position), wanted, answer, value)
                .isTrue();
            assertThat(answer >= wanted).isEqualTo(value >= wanted);
          }
          assertThat(search.value(board.mine, board.theirs)).isEqualTo(value);
        });
  }

  @ParameterizedTest
  @CsvSource({
    "'pits=3,seeds=6'",
    "'pits=4,seeds=3'",
    "'pits=4,seeds=4'",
    "'pits=5,seeds=3'",
    "'pits=6,seeds=2'",
    "'pits=4,seeds=4,empty-capture=true'",
    "'pits=5,seeds=2,empty-capture=true'",
    "'pits=4,seeds=5,end=mover'",
    "'pits=5,seeds=3,end=mover'"
  })
  void publishedValuesAreFoundAndTheLineLeadsThere(String settings) {
    Kalah game = game(settings);
    int known = game.known().orElseThrow().margin().getAsInt();
    Exact solver = game.solver(16, false).orElseThrow();
    Visits visits = new Visits();
    assertThat(solver.solve(game.start(), 0, Long.MAX_VALUE, visits)).isTrue();
    assertThat(solver.least()).isEqualTo(known);
    assertThat(solver.most()).isEqualTo(known);
    Position end = game.start();
    for (int move : solver.line(end, Long.MAX_VALUE, visits)) {
      assertThat(end.isLegal(move, new int[game.maxMoves()])).isTrue();
      end.play(move);
    }
    assertThat(end.isOver()).isTrue();
    assertThat(end.margin()).isEqualTo(known);
  }

  @Test
  void aQuestionBrokenOffGoesOnWhereItStood() {
    Kalah game = game("pits=4,seeds=4");
    Exact solver = game.solver(16, false).orElseThrow();
    Visits visits = new Visits();
    int calls = 0;
    while (!solver.solve(game.start(), 2, 2500, visits)) {
      assertThat(++calls).isLessThan(1000);
    }
    assertThat(calls).isPositive();
    assertThat(solver.least()).isEqualTo(2);
  }

  @Test
  void anotherSolverGoesOnWhereOneStood() {
    Kalah game = game("pits=5,seeds=3");
    KalahExact first = (KalahExact) game.solver(8, false).orElseThrow();
    Visits all = new Visits();
    assertThat(first.solve(game.start(), 0, Long.MAX_VALUE, all)).isTrue();
    KalahExact half = (KalahExact) game.solver(8, false).orElseThrow();
    assertThat(half.solve(game.start(), 0, all.nodes() * 3 / 4, new Visits())).isFalse();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    half.write(bytes::writeBytes);
    KalahExact second = (KalahExact) game.solver(8, false).orElseThrow();
    ByteBuffer kept = ByteBuffer.wrap(bytes.toByteArray());
    second.read(kept::get);
    Visits rest = new Visits();
    assertThat(second.solve(game.start(), 0, Long.MAX_VALUE, rest)).isTrue();
    assertThat(second.least()).isEqualTo(first.least());
    assertThat(rest.nodes()).isLessThan(all.nodes() / 2);
  }

  @Test
  void theEngineSolvesTheMiddleOfAGame() {
    Kalah game = game("");
    Position position = game.position("0,1,6,0,2,6,9/1,0,7,2,0,2,12 S");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=16"));
    SearchInfo info = engine.analyse(position, Limits.nodes(400_000));
    Evaluation plain =
        new Engine(game, EngineOptions.STANDARD.with("hash=16,solver=false,lmr=false,iir=false"))
            .analyse(position, Limits.nodes(20_000_000))
            .score();
    assertThat(plain.isProven()).isTrue();
    assertThat(info.score()).isEqualTo(plain);
    assertThat(info.nodes()).isLessThanOrEqualTo(400_000);
  }

  @Test
  void everyMoveGetsItsOwnProvenScore() {
    Kalah game = game("");
    Position position = game.position("1,1,0,1,0,4,15/0,0,0,2,2,1,21 S");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=16,multipv=6"));
    List<SearchInfo> reports = engine.analyse(position, Limits.nodes(400_000), info -> {});
    assertThat(reports).allMatch(info -> info.score().isProven());
    assertThat(reports.stream().map(info -> info.move() + 1)).containsExactly(2, 1, 4, 6);
    assertThat(reports.stream().map(info -> info.score().score() / Score.UNIT))
        .containsExactly(0, -4, -6, -12);
  }
}
