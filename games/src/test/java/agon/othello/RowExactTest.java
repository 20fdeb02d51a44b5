package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.search.Exact;
import agon.search.Visits;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowExactTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261119L);
  private static final long NODES = 50_000_000;

  /** A board of 10x10 or 12x12 on which all but the 8x8 squares in the middle are blocked. */
  private static String framed(int size) {
    StringBuilder blocked = new StringBuilder();
    int rim = (size - 8) / 2;
    for (int square = 0; square < size * size; square++) {
      int row = square / size - rim;
      int column = square % size - rim;
      if (row < 0 || row >= 8 || column < 0 || column >= 8) {
        blocked.append((char) ('a' + square % size)).append(square / size + 1).append(' ');
      }
    }
    return "size=" + size + ",empties=winner,blocked=" + blocked.toString().strip();
  }

  private static Othello game(String settings) {
    return (Othello) Othello.FAMILY.game(settings);
  }

  private static Exact solver(Othello game) {
    return game.solver(16, false).orElseThrow();
  }

  @TestFactory
  Stream<DynamicTest> inAFrameTheFfoPositionsAreWorthWhatOthersFound() {
    return Stream.of(10, 12)
        .flatMap(
            size -> {
              Othello game = game(framed(size));
              return FfoTest.lines().stream()
                  .map(line -> line.split("\\s+", -1))
                  .filter(words -> FfoTest.number(words) < 20)
                  .map(
                      words ->
                          DynamicTest.dynamicTest(
                              "FFO " + words[0] + " on " + size, () -> check(game, words)));
            });
  }

  private static void check(Othello game, String[] words) {
    int size = game.emptyBoard().size();
    int rim = (size - 8) / 2;
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < size * size; square++) {
      int row = square / size - rim;
      int column = square % size - rim;
      boolean inside = row >= 0 && row < 8 && column >= 0 && column < 8;
      text.append(inside ? words[1].charAt(8 * row + column) : '#');
    }
    Position position = game.position(text + " " + words[2]);
    int best = Integer.MIN_VALUE;
    for (int i = 3; i < words.length; i++) {
      best = Math.max(best, Integer.parseInt(words[i].split(":", -1)[1]));
    }
    Exact solver = solver(game);
    assertThat(solver.solve(position, 0, NODES, new Visits())).isTrue();
    assertThat(solver.least()).isEqualTo(best);
    assertThat(solver.most()).isEqualTo(best);
  }

  @ParameterizedTest
  @CsvSource({
    "size=10, 7, 60",
    "size=10, 8, 20",
    "'size=10,empties=winner', 7, 40",
    "'size=10,blocked=c3 h3 c8 h8', 8, 30",
    "'size=10,blocked=a1 b4 j8 e10,empties=winner', 7, 40",
    "size=12, 7, 20",
    "'size=12,blocked=c3 j3 c10 j10 f1', 7, 30",
    "'size=16,empties=winner', 6, 10"
  })
  void randomEndingsAsMinimax(String settings, int empties, int count) {
    Othello game = game(settings);
    Exact solver = solver(game);
    Rng rng = new Rng(SEED);
    for (int i = 0; i < count; i++) {
      Position position = Minimax.randomEnding(game, empties, rng);
      if (position.isOver()) {
        continue;
      }
      String text = game.text(position);
      int value = Minimax.margin(game, position);
      int guess = rng.below(21) - 10;
      assertThat(solver.solve(position, guess, NODES, new Visits())).as(text).isTrue();
      assertThat(solver.least()).as("seed %d, %s", SEED, text).isEqualTo(value);
      Position end = position.copy();
      solver.line(position, NODES, new Visits()).forEach(end::play);
      assertThat(end.isOver()).as(text).isTrue();
      int margin = position.turn() == Position.FIRST ? end.margin() : -end.margin();
      assertThat(margin).as("the line, seed %d, %s", SEED, text).isEqualTo(value);
    }
  }

  @Test
  void whatWasBrokenOffGoesOnAndTheBoundsHold() {
    Othello game = game("size=10");
    Rng rng = new Rng(SEED);
    Position position = Minimax.randomEnding(game, 13, rng);
    Exact all = solver(game);
    assertThat(all.solve(position, 0, NODES, new Visits())).isTrue();
    Exact parts = solver(game);
    Visits visits = new Visits();
    boolean done = false;
    for (int i = 0; i < 1000 && !done; i++) {
      done = parts.solve(position, 0, 500L << (i / 4), visits);
      assertThat(parts.least()).isLessThanOrEqualTo(all.least());
      assertThat(parts.most()).isGreaterThanOrEqualTo(all.least());
    }
    assertThat(done).isTrue();
  }

  @Test
  void smallBoardsHaveASearchOfTheirOwnInstead() {
    assertThat(List.of(game(""), game("size=6"), game("blocked=a1")))
        .allSatisfy(game -> assertThat(game.solver(1, false)).isEmpty());
  }
}
