package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.endgame.ProvenBook;
import agon.game.Position;
import agon.game.Rng;
import agon.proof.BookMaker;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Exact;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.search.Visits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KalahBookTest {
  private static final Kalah GAME = (Kalah) Kalah.FAMILY.game("pits=4,seeds=3");
  private final List<Long> entries = new ArrayList<>();

  private boolean make(ProvenBook known, int answers) {
    Exact solver = GAME.solver(1, false).orElseThrow();
    return new BookMaker(GAME, solver, known, entries::add, () -> true).make(GAME.start(), answers);
  }

  private ProvenBook book() {
    return new ProvenBook(entries.stream().mapToLong(Long::longValue).toArray());
  }

  private KalahExact with(ProvenBook book) {
    return new KalahExact(
        GAME, SowingTable.kalah(GAME.rules(), GAME.total()), 1, book, ProvenBook.EMPTY);
  }

  @Test
  void whatIsInTheBookNeedsNoSearch() {
    assertThat(make(ProvenBook.EMPTY, 2)).isTrue();
    Visits visits = new Visits();
    KalahExact solver = with(book());
    assertThat(solver.solve(GAME.start(), 0, 1, visits)).isTrue();
    assertThat(solver.least()).isEqualTo(6).isEqualTo(solver.most());
    assertThat(visits.nodes()).isZero();
  }

  @Test
  void whoPlaysByTheBookNeverGetsLessThanTheValue() {
    make(ProvenBook.EMPTY, 50);
    KalahExact solver = with(book());
    Rng rng = new Rng(7);
    int[] scratch = new int[GAME.maxMoves()];
    for (int game = 0; game < 200; game++) {
      int hero = game % 2;
      Position position = GAME.start();
      while (!position.isOver()) {
        int move =
            position.turn() == hero
                ? solver.line(position, Long.MAX_VALUE, new Visits()).getFirst()
                : position.randomMove(rng, scratch);
        position.play(move);
      }
      int won = hero == Position.FIRST ? position.margin() : -position.margin();
      assertThat(won).isGreaterThanOrEqualTo(hero == Position.FIRST ? 6 : -6);
    }
  }

  @Test
  void aBookGoesOnWhereItStood() {
    make(ProvenBook.EMPTY, 1);
    List<Long> before = List.copyOf(entries);
    make(book(), 1);
    assertThat(entries).isEqualTo(before);
    make(book(), 2);
    assertThat(entries).hasSizeGreaterThan(before.size()).doesNotHaveDuplicates();
  }

  @Test
  void allThatAFewMovesLeadToCanBeProvenHoweverBad() {
    Exact solver = GAME.solver(1, false).orElseThrow();
    BookMaker maker = new BookMaker(GAME, solver, ProvenBook.EMPTY, entries::add, () -> true);
    assertThat(maker.makeAll(GAME.start(), 2, 0)).isTrue();
    assertThat(entries).hasSize(1 + 4 + 15).doesNotHaveDuplicates();
    KalahExact booked = with(book());
    Visits visits = new Visits();
    Rng rng = new Rng(3);
    int[] scratch = new int[GAME.maxMoves()];
    for (int game = 0; game < 100; game++) {
      Position position = GAME.start();
      for (int ply = 0; ply <= 2; ply++) {
        assertThat(booked.solve(position, 0, 1, visits)).isTrue();
        position.play(position.randomMove(rng, scratch));
      }
    }
    assertThat(visits.nodes()).isZero();
  }

  /** What is too much to begin with while a clock runs is worked at all the same. */
  @Test
  void longProofsAreBegun() {
    Kalah large = (Kalah) Kalah.FAMILY.game("pits=6,seeds=6");
    Exact solver = large.solver(1, false).orElseThrow();
    Visits visits = new Visits();
    assertThat(solver.solve(large.start(), 0, 1_000, visits)).isFalse();
    assertThat(visits.nodes()).isZero();
    int[] steps = {1};
    BookMaker maker =
        new BookMaker(large, solver, ProvenBook.EMPTY, entries::add, () -> steps[0]-- > 0);
    assertThat(maker.make(large.start(), 0)).isFalse();
    assertThat(maker.nodes()).isPositive();
  }

  @Test
  void bestPlayIsProvenFurther() {
    Exact solver = GAME.solver(1, false).orElseThrow();
    BookMaker maker = new BookMaker(GAME, solver, ProvenBook.EMPTY, entries::add, () -> true);
    assertThat(maker.makeAll(GAME.start(), 1, 4)).isTrue();
    assertThat(entries).hasSizeGreaterThan(1 + 4).doesNotHaveDuplicates();
    KalahExact booked = with(book());
    Visits visits = new Visits();
    int[] scratch = new int[GAME.maxMoves()];
    int count = GAME.start().moves(scratch);
    for (int first = 0; first < count; first++) {
      Position position = GAME.start();
      position.play(scratch[first]);
      for (int ply = 0; ply <= 4; ply++) {
        assertThat(booked.solve(position, 0, 1, visits)).isTrue();
        position.play(booked.line(position, 1_000, new Visits()).getFirst());
      }
    }
    assertThat(visits.nodes()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "'pits=6,seeds=4', 8",
    "'pits=6,seeds=4,numbering=store', 8",
    "'pits=6,seeds=3', 2",
    "'pits=6,seeds=3,empty-capture=true', 2",
    "'pits=6,seeds=4,empty-capture=true', 10",
    "'pits=6,seeds=4,empty-capture=true,setup=4 4 5 4 3 4 0 4 4 4 4 4 4 0', 0",
    "'pits=6,seeds=3,end=mover', 2",
    "'pits=6,seeds=3,remaining=emptier', 0",
    "'pits=6,seeds=3,remaining=nobody', 1",
    "'pits=6,seeds=3,end=mover,remaining=emptier', 2",
    "'pits=6,seeds=3,end=mover,remaining=nobody', 1",
    "'pits=6,seeds=3,empty-capture=true,remaining=emptier', 2",
    "'pits=6,seeds=3,empty-capture=true,remaining=nobody', 0",
    "'pits=6,seeds=3,empty-capture=true,end=mover', 0",
    "'pits=6,seeds=3,empty-capture=true,end=mover,remaining=emptier', 0",
    "'pits=6,seeds=3,empty-capture=true,end=mover,remaining=nobody', 1",
  })
  void theCommonestBoardsAreKnownFromTheFirstMove(String settings, int value) {
    Kalah game = (Kalah) Kalah.FAMILY.game(settings);
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
    SearchInfo info = engine.analyse(game.start(), Limits.nodes(1_000));
    assertThat(info.score()).isEqualTo(new Evaluation(value * Score.UNIT, Evaluation.Kind.PROVEN));
  }

  @ParameterizedTest
  @CsvSource({
    "'pits=6,seeds=4', 2",
    "'pits=6,seeds=3', 4",
    "'pits=6,seeds=3,empty-capture=true', 2",
    "'pits=6,seeds=4,empty-capture=true', 1",
    "'pits=6,seeds=3,end=mover', 2",
    "'pits=6,seeds=4,end=mover', 1",
    "'pits=6,seeds=3,remaining=emptier', 2",
    "'pits=6,seeds=3,remaining=nobody', 2",
    "'pits=6,seeds=3,end=mover,remaining=emptier', 2",
    "'pits=6,seeds=3,end=mover,remaining=nobody', 2",
    "'pits=6,seeds=3,empty-capture=true,remaining=emptier', 2",
    "'pits=6,seeds=3,empty-capture=true,remaining=nobody', 2",
    "'pits=6,seeds=3,empty-capture=true,end=mover', 2",
    "'pits=6,seeds=3,empty-capture=true,end=mover,remaining=emptier', 2",
    "'pits=6,seeds=3,empty-capture=true,end=mover,remaining=nobody', 2",
  })
  void whateverIsPlayedAtFirstIsInTheBook(String settings, int plies) {
    Kalah game = (Kalah) Kalah.FAMILY.game(settings);
    Rng rng = new Rng(11);
    int[] scratch = new int[game.maxMoves()];
    for (int i = 0; i < 2000; i++) {
      Position position = game.start();
      for (int ply = 0; ply <= plies; ply++) {
        assertThat(game.isInBook(position)).as(game.text(position)).isTrue();
        position.play(position.randomMove(rng, scratch));
      }
    }
  }

  @Test
  void otherRulesHaveNotThisBook() {
    Kalah game = (Kalah) Kalah.FAMILY.game("pits=6,seeds=4,end=mover,remaining=nobody");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
    assertThat(engine.analyse(game.start(), Limits.nodes(1_000)).score().isProven()).isFalse();
  }

  @Test
  void aLargeBoardHasNoNumbers() {
    Kalah large = (Kalah) Kalah.FAMILY.game("pits=8,seeds=12");
    assertThat(large.number(large.start())).isEmpty();
    assertThat(GAME.number(GAME.start())).isPresent();
  }
}
