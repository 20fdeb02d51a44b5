package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Rng;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameSolverTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);
  private static final int INFINITY = 65;

  private static Othello game(String settings) {
    return (Othello) Othello.FAMILY.game(settings);
  }

  private static EndgameSolver solver(Othello game, boolean emptiesToWinner) {
    return new EndgameSolver(new Terrain8(game.emptyBoard()), emptiesToWinner, 16);
  }

  @TestFactory
  Stream<DynamicTest> everyMoveOfTheFfoPositionsScoresWhatOthersFound() {
    EndgameSolver solver = solver(game(""), true);
    return FfoTest.lines().stream()
        .map(line -> line.split("\\s+", -1))
        .filter(words -> FfoTest.number(words) < 20)
        .map(words -> DynamicTest.dynamicTest("FFO " + words[0], () -> check(solver, words)));
  }

  private static void check(EndgameSolver solver, String[] words) {
    Othello game = game("");
    Position8 position = (Position8) game.position(words[1] + " " + words[2]);
    for (int i = 3; i < words.length; i++) {
      String[] scored = words[i].split(":", -1);
      position.play(game.move(position, scored[0]));
      int value =
          solver.solve(position.own(), position.other(), -INFINITY, INFINITY, Long.MAX_VALUE);
      position.undo();
      assertThat(-value).as(words[i]).isEqualTo(Integer.parseInt(scored[1]));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', 8, 60",
    "'', 9, 20",
    "size=6, 8, 200",
    "size=6, 9, 60",
    "'size=6,blocked=b2 e5', 9, 60",
    "'blocked=a1 b4 h8', 8, 60",
    "'blocked=c3 f3 c6 f6', 9, 30",
    "'size=4,blocked=a1 d4', 9, 60",
    "'start=parallel,blocked=a1 a2 b1 h4 e8', 8, 60"
  })
  void randomEndingsAsMinimax(String settings, int empties, int count) {
    Othello game = game(settings);
    EndgameSolver solver = solver(game, false);
    Rng rng = new Rng(SEED);
    for (int i = 0; i < count; i++) {
      Position8 position = (Position8) Minimax.randomEnding(game, empties - i % 8, rng);
      String text = game.text(position) + " seed " + SEED;
      int value = Minimax.margin(game, position);
      long own = position.own();
      long other = position.other();
      int alpha = value - 6 + rng.below(12);
      int beta = alpha + 1 + rng.below(4);
      int found =
          new EndgameSolver(new Terrain8(game.emptyBoard()), false, 8)
              .solve(own, other, alpha, beta, Long.MAX_VALUE);
      if (found <= alpha) {
        assertThat(value).as(text).isLessThanOrEqualTo(found);
      } else if (found >= beta) {
        assertThat(value).as(text).isGreaterThanOrEqualTo(found);
      } else {
        assertThat(found).as(text).isEqualTo(value);
      }
      assertThat(solver.solve(own, other, -INFINITY, INFINITY, Long.MAX_VALUE))
          .as(text)
          .isEqualTo(value);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "size=4, false, -8",
    "size=4, true, -10",
    "'size=4,blocked=a1', false, 13",
    "'size=4,blocked=a1', true, 15",
    "'size=4,blocked=a1 d4', false, 13",
    "'size=4,blocked=a1 d4', true, 14",
    "'size=4,blocked=a1 d1 a4 d4', false, 6",
    "'size=4,blocked=a1 d1 a4 d4', true, 6"
  })
  void smallBoardsFromTheStart(String settings, boolean emptiesToWinner, int value) {
    Othello game = game(settings);
    Position8 start = (Position8) game.start();
    int found =
        solver(game, emptiesToWinner)
            .solve(start.own(), start.other(), -INFINITY, INFINITY, Long.MAX_VALUE);
    assertThat(found).isEqualTo(value);
  }

  @Test
  void stopsWhenTheNodesAreSpentAndGoesOnLater() {
    Othello game = game("size=4");
    Position8 start = (Position8) game.start();
    EndgameSolver solver = solver(game, false);
    int value = EndgameSolver.STOPPED;
    int tries = 0;
    while (value == EndgameSolver.STOPPED) {
      value = solver.solve(start.own(), start.other(), -INFINITY, INFINITY, 100L << tries++);
    }
    assertThat(tries).isGreaterThan(1);
    assertThat(value).isEqualTo(-8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "size=6,blocked=b2 e5", "blocked=c3 f3 c6 f6", "size=4"})
  void stableDiscsStayWhateverIsPlayed(String settings) {
    Othello game = game(settings);
    Terrain8 terrain = new Terrain8(game.emptyBoard());
    StableDiscs8 stability = new StableDiscs8(terrain);
    int[] scratch = new int[game.maxMoves()];
    Rng rng = new Rng(SEED);
    for (int i = 0; i < 300; i++) {
      Position8 position = (Position8) game.start();
      long[] stable = new long[2];
      while (!position.isOver()) {
        position.play(position.randomMove(rng, scratch));
        long[] discs = new long[2];
        discs[position.turn()] = position.own();
        discs[1 - position.turn()] = position.other();
        stability.setEmpty(terrain.playable & ~(discs[0] | discs[1]));
        for (int player = 0; player < 2; player++) {
          assertThat(stable[player] & ~discs[player]).isZero();
          stable[player] = stability.of(discs[player]);
        }
      }
      boolean full = (position.own() | position.other()) == terrain.playable;
      assertThat(!full || (stable[0] | stable[1]) == terrain.playable).isTrue();
    }
  }
}
