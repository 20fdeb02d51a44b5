package agon.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.example.Pile;
import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The engine's manners, on the smallest game; that it searches well is tested with real games. */
class EngineTest {
  private static final Game PILE = Pile.FAMILY.game("stones=99,most=3");
  private static final EngineOptions SMALL = EngineOptions.STANDARD.with("hash=1");

  @Test
  void aPileOfFourIsLostAndOfFiveIsWon() {
    Engine engine = new Engine(PILE, SMALL);
    SearchInfo lost = engine.analyse(PILE.position("4 Left"), Limits.NONE);
    assertThat(lost.score().text(PILE)).isEqualTo("loses in 2");
    SearchInfo won = engine.analyse(PILE.position("5 Right"), Limits.NONE);
    assertThat(won.score().text(PILE)).isEqualTo("wins in 3");
    assertThat(PILE.text(PILE.position("5 Right"), won.move())).isEqualTo("1");
  }

  @Test
  void everyMoveGetsItsScoreInOrder() {
    Engine engine = new Engine(PILE, SMALL.with("multipv=9"));
    List<SearchInfo> reports = engine.analyse(PILE.position("6 Left"), Limits.NONE, info -> {});
    assertThat(reports).hasSize(3);
    assertThat(reports.stream().map(SearchInfo::rank)).containsExactly(1, 2, 3);
    assertThat(reports.getFirst().move()).isEqualTo(1);
    assertThat(reports.stream().map(info -> info.score().score()))
        .isSortedAccordingTo((a, b) -> b - a);
    assertThat(reports).allMatch(info -> info.score().isProven());
  }

  @Test
  void onlyTheMovesAskedForAreLookedAt() {
    Engine engine = new Engine(PILE, SMALL);
    List<SearchInfo> reports =
        engine.analyse(PILE.position("6 Left"), Limits.NONE, List.of(0), info -> {});
    assertThat(reports.getFirst().move()).isZero();
    assertThat(reports.getFirst().score().score()).isNegative();
    assertThatThrownBy(
            () -> engine.analyse(PILE.position("1 Left"), Limits.NONE, List.of(2), r -> {}))
        .isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> engine.analyse(PILE.position("0 Left"), Limits.NONE))
        .isInstanceOf(BadInput.class);
  }

  @Test
  void oneThreadAndANodeLimitRepeatMoveForMove() {
    List<SearchInfo> one = new ArrayList<>();
    List<SearchInfo> two = new ArrayList<>();
    for (List<SearchInfo> into : List.of(one, two)) {
      Engine engine = new Engine(PILE, SMALL);
      engine.analyse(PILE.start(), Limits.nodes(20_000), into::add);
    }
    assertThat(one.stream().map(r -> r.depth() + " " + r.nodes() + " " + r.line()))
        .isEqualTo(two.stream().map(r -> r.depth() + " " + r.nodes() + " " + r.line()).toList());
  }

  @Test
  void thePositionIsLeftAsItWasAndDepthIsKept() {
    Engine engine = new Engine(PILE, SMALL.with("threads=3"));
    Position position = PILE.start();
    position.play(1);
    SearchInfo info = engine.analyse(position, Limits.depth(3));
    assertThat(info.depth()).isEqualTo(3);
    assertThat(PILE.text(position)).isEqualTo("97 Right");
    assertThat(info.line()).isNotEmpty();
  }

  @Test
  void aTableThatDoesNotFitIsRefusedWithTheLargestThatDoes() {
    assertThatThrownBy(() -> new Engine(PILE, SMALL.with("hash=16384")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("16384 MiB")
        .hasMessageContaining("the largest that does is");
  }

  @Test
  void scoresAreSaidAsPeopleSayThem() {
    assertThat(new Evaluation(Score.winIn(7), Evaluation.Kind.PROVEN).text(PILE))
        .isEqualTo("wins in 7");
    assertThat(new Evaluation(0, Evaluation.Kind.PROVEN).text(PILE)).isEqualTo("draw (proven)");
    assertThat(new Evaluation(-64, Evaluation.Kind.ESTIMATE).text(PILE)).isEqualTo("about −0.6");
  }

  @Test
  void aScoreSaidOfAnotherMoveIsAsSureAsItWasButNotProven() {
    assertThat(new Evaluation(400, Evaluation.Kind.ESTIMATE, 87).unproven().text(PILE))
        .isEqualTo("about +4.0 (87 %)");
    assertThat(new Evaluation(400, Evaluation.Kind.PROVEN).unproven().text(PILE))
        .isEqualTo("about +4.0");
  }

  @Test
  void theClockSharesWhatIsLeftAndNeverSpendsItAll() {
    Overhead overhead = new Overhead();
    Limits.GameClock left =
        new Limits.GameClock(
            Duration.ofSeconds(10), Duration.ofMillis(100), java.util.OptionalInt.empty());
    Clock clock = new Clock(Limits.clock(left), 0, overhead, 30);
    assertThat(Duration.ofNanos(clock.deadline()))
        .isBetween(Duration.ofMillis(500), Duration.ofSeconds(4));
    assertThat(new Clock(Limits.clock(left), 0, overhead, 5).deadline())
        .as("more where few moves are left to think about")
        .isGreaterThan(2 * clock.deadline())
        .isLessThan(Duration.ofSeconds(5).toNanos());
    Clock fixed = new Clock(Limits.time(Duration.ofMillis(50)), 0, overhead, 30);
    assertThat(Duration.ofNanos(fixed.deadline()))
        .isBetween(Duration.ofMillis(25), Duration.ofMillis(49));
    overhead.seen(20_000_000);
    assertThat(new Clock(Limits.time(Duration.ofMillis(100)), 0, overhead, 30).deadline())
        .isEqualTo(60_000_000);
  }

  @Test
  void theTableKeepsWhatIsPutIntoIt() {
    TranspositionTable table = new TranspositionTable(1);
    for (int i = 1; i <= 1000; i++) {
      long key = agon.game.Keys.mix(i);
      table.store(key, i, i - 500, i % 100, 1 + i % 3);
      long data = table.probe(key);
      assertThat(TranspositionTable.move(data)).isEqualTo(i);
      assertThat(TranspositionTable.score(data)).isEqualTo(i - 500);
      assertThat(TranspositionTable.depth(data)).isEqualTo(i % 100);
      assertThat(TranspositionTable.bound(data)).isEqualTo(1 + i % 3);
    }
    table.store(77, 5, -Score.WIN, TranspositionTable.COMPLETE, TranspositionTable.EXACT);
    table.store(77, 6, 3, 9, TranspositionTable.LOWER);
    assertThat(TranspositionTable.score(table.probe(77))).isEqualTo(-Score.WIN);
    assertThat(table.probe(78)).isZero();
    table.clear();
    assertThat(table.probe(77)).isZero();
  }
}
