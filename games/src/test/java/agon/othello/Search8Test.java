package agon.othello;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.search.Abdada;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Evaluation;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Search8Test {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);
  private static final int INFINITY = 65;
  private static final int EXACT = ProbCut8.EXACT;

  private static Othello game(String settings) {
    return (Othello) Othello.FAMILY.game(settings);
  }

  private static Search8 search(Othello game, boolean emptiesToWinner, int positions) {
    Terrain8 terrain = new Terrain8(game.emptyBoard());
    Evaluation8 estimate = new Evaluation8(terrain, terrain.weights);
    Table8 table = new Table8(positions);
    return new Search8(terrain, emptiesToWinner, estimate, table, new Abdada(), false);
  }

  private static Search8 search(Othello game, boolean emptiesToWinner) {
    return search(game, emptiesToWinner, 1 << 16);
  }

  @TestFactory
  Stream<DynamicTest> everyMoveOfTheFfoPositionsScoresWhatOthersFound() {
    Search8 search = search(game(""), true);
    return FfoTest.lines().stream()
        .map(line -> line.split("\\s+", -1))
        .filter(words -> FfoTest.number(words) < 20)
        .map(words -> DynamicTest.dynamicTest("FFO " + words[0], () -> check(search, words)));
  }

  private static void check(Search8 search, String[] words) {
    Othello game = game("");
    Position8 position = (Position8) game.position(words[1] + " " + words[2]);
    for (int i = 3; i < words.length; i++) {
      String[] scored = words[i].split(":", -1);
      position.play(game.move(position, scored[0]));
      int value = search.solve(position.own(), position.other(), -INFINITY, INFINITY, EXACT);
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
    Search8 search = search(game, false);
    Rng rng = new Rng(SEED);
    for (int i = 0; i < count; i++) {
      Position8 position = (Position8) Minimax.randomEnding(game, empties - i % 8, rng);
      String text = game.text(position) + " seed " + SEED;
      int value = Minimax.margin(game, position);
      long own = position.own();
      long other = position.other();
      int alpha = value - 6 + rng.below(12);
      int beta = alpha + 1 + rng.below(4);
      int found = search(game, false, 1 << 8).solve(own, other, alpha, beta, EXACT);
      if (found <= alpha) {
        assertThat(value).as(text).isLessThanOrEqualTo(found);
      } else if (found >= beta) {
        assertThat(value).as(text).isGreaterThanOrEqualTo(found);
      } else {
        assertThat(found).as(text).isEqualTo(value);
      }
      assertThat(search.solve(own, other, -INFINITY, INFINITY, EXACT)).as(text).isEqualTo(value);
    }
  }

  /** FFO's twentieth position ends with squares that nobody may take. */
  @ParameterizedTest
  @CsvSource({"'', 1", "empties=winner, 6"})
  void emptySquaresCountForTheWinnerIfTheRulesSaySo(String settings, int value) {
    Othello game = game(settings);
    Position position =
        game.position("XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4"));
    SearchInfo info = engine.analyse(position, Limits.NONE);
    assertThat(game.text(position, info.move())).isEqualTo("h5");
    assertThat(info.score().isProven()).isTrue();
    assertThat(info.score().score()).isEqualTo(100 * value);
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
        search(game, emptiesToWinner).solve(start.own(), start.other(), -INFINITY, INFINITY, EXACT);
    assertThat(found).isEqualTo(value);
  }

  @Test
  void stopsWhenTheNodesAreSpentAndGoesOnLater() {
    Othello game = game("size=4");
    Position8 start = (Position8) game.start();
    Search8 search = search(game, false);
    int value;
    int tries = 0;
    do {
      search.allow(10L << tries++);
      value = search.solve(start.own(), start.other(), -INFINITY, INFINITY, EXACT);
    } while (search.isStopped());
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

  /** Solved by others: FFO #40 with 20 empty squares, from estimates up the ladder to exact. */
  @Test
  void theEngineClimbsFromEstimatesToTheExactValue() {
    Othello game = game("");
    Position8 position =
        (Position8)
            game.position("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=8"));
    List<SearchInfo> steps = new ArrayList<>();
    SearchInfo last = engine.analyse(position, Limits.NONE, steps::add).getFirst();
    assertThat(last.score()).isEqualTo(new Evaluation(3800, Evaluation.Kind.PROVEN));
    assertThat(game.text(position, last.move())).isEqualTo("a2");
    assertThat(steps.getFirst().score().isProven()).isFalse();
    assertThat(last.line()).hasSizeGreaterThan(6);
    Position replay = position.copy();
    for (int move : last.line()) {
      assertThat(replay.isLegal(move, new int[game.maxMoves()])).isTrue();
      replay.play(move);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"size=6,blocked=b2 e5", "blocked=c3 f3 c6 f6", ""})
  void theEngineProvesWhatMinimaxFindsOnOneThreadAndOnTwo(String settings) {
    Othello game = game(settings);
    Rng rng = new Rng(SEED);
    for (int threads = 1; threads <= 2; threads++) {
      Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4,threads=" + threads));
      for (int i = 0; i < 10; i++) {
        Position position = Minimax.randomEnding(game, 5 + i % 4, rng);
        if (position.isOver()) {
          continue;
        }
        SearchInfo info = engine.analyse(position, Limits.NONE);
        assertThat(info.score())
            .as(game.text(position) + " seed " + SEED)
            .isEqualTo(
                new Evaluation(100 * Minimax.margin(game, position), Evaluation.Kind.PROVEN));
      }
    }
  }

  /** Threads put off, and drop, what others do: with enough empty squares that they get to it. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void threadsThatShareTheirWorkFindWhatOthersFound(int threads) {
    Othello game = game("empties=winner");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=8,threads=" + threads));
    for (String line : FfoTest.lines()) {
      String[] words = line.split("\\s+", -1);
      int number = FfoTest.number(words);
      if ((number >= 12 && number <= 19) || number == 40) {
        engine.clear();
        SearchInfo info = engine.analyse(game.position(words[1] + " " + words[2]), Limits.NONE);
        int best = Integer.parseInt(words[3].split(":", -1)[1]);
        assertThat(info.score())
            .as(words[0])
            .isEqualTo(new Evaluation(100 * best, Evaluation.Kind.PROVEN));
      }
    }
  }

  @Test
  void aShorterSearchOfTheMiddleGameIsTheEstimateOfMinimax() {
    Othello game = game("");
    Rng rng = new Rng(SEED);
    for (int i = 0; i < 40; i++) {
      Position8 position = (Position8) Minimax.randomEnding(game, 30, rng);
      if (position.isOver()) {
        continue;
      }
      Search8 search = search(game, false);
      int whole = 30_000;
      int plain = search.glance(position.own(), position.other(), 4);
      assertThat(search.middle(position.own(), position.other(), -whole, whole, 4, EXACT))
          .as(game.text(position) + " seed " + SEED)
          .isEqualTo(plain);
    }
  }

  @Test
  void whoeverWantsEightPliesAndNoMoreGetsThemWhole() {
    Othello game = game("");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4"));
    List<SearchInfo> found = new ArrayList<>();
    SearchInfo eight = engine.analyse(game.start(), Limits.depth(8), found::add).getFirst();
    assertThat(eight.score().percent()).isEqualTo(100);
    assertThat(found.get(6).score().percent()).as("the seventh, on the way").isLessThan(100);
    engine.clear();
    assertThat(engine.analyse(game.start(), Limits.depth(9)).score().percent()).isLessThan(100);
  }

  @Test
  void aSearchBrokenOffAnywhereSaysHowSureItWas() {
    for (long nodes = 20_000; nodes <= 260_000; nodes += 20_000) {
      Engine engine = new Engine(game("size=6"), EngineOptions.STANDARD.with("hash=8"));
      SearchInfo best = engine.analyse(game("size=6").start(), Limits.nodes(nodes));
      assertThat(best.score().percent()).as("%d nodes", nodes).isBetween(1, 99);
    }
  }
}
