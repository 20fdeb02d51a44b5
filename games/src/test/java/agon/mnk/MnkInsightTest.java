package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import agon.model.Features;
import agon.model.LearntEstimate;
import agon.model.Weights;
import agon.search.Insight;
import agon.search.Insightful;
import agon.search.Score;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MnkInsightTest {
  private static Insightful game(String settings) {
    return (Insightful) Mnk.FAMILY.game(settings);
  }

  private static String settings(int m, int n, int k, MnkRule rule) {
    String words = rule == MnkRule.EXACT ? "exact=true" : "rule=" + rule.text();
    return "m=%d,n=%d,k=%d,%s".formatted(m, n, k, words);
  }

  private static MnkInsight insight(Position position) {
    return new MnkInsight((MnkPosition) position, MnkLearnt.worthByHand());
  }

  private static Set<Integer> members(CellSet cells) {
    Set<Integer> members = new TreeSet<>();
    for (int i = 0; i < cells.size(); i++) {
      members.add(cells.get(i));
    }
    return members;
  }

  /** Everything an insight can say, whatever order it keeps its cells in. */
  private static List<Object> everything(MnkInsight insight, int cells) {
    MnkGlance glance = insight.glance();
    return IntStream.rangeClosed(FIRST, SECOND)
        .<Object>mapToObj(
            side ->
                List.of(
                    members(glance.winning(side)),
                    members(glance.makers(side)),
                    members(glance.doublers(side)),
                    IntStream.range(0, CellClass.KINDS)
                        .mapToObj(k -> glance.count(side, k))
                        .toList(),
                    IntStream.range(0, cells)
                        .filter(c -> glance.owner(c) == MnkStones.EMPTY)
                        .mapToObj(c -> glance.pattern(side, c) << 8 | glance.cellClass(side, c))
                        .toList(),
                    members(insight.surroundings().cells()),
                    glance.key(),
                    insight.evaluate()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m=3,n=3,k=3",
        "m=4,n=4,k=1",
        "m=4,n=5,k=2",
        "m=4,n=5,k=2,exact=true",
        "m=1,n=9,k=3,exact=true",
        "m=9,n=1,k=3",
        "m=3,n=4,k=9",
        "m=6,n=6,k=4,exact=true",
        "m=7,n=8,k=3,exact=true",
        "m=15,n=15,k=5",
        "m=15,n=15,k=5,exact=true",
        "m=15,n=15,k=5,rule=renju",
        "m=9,n=9,k=5,rule=caro",
        "m=20,n=30,k=10",
        "m=100,n=100,k=6"
      })
  void theBooksAreTheSameAfterAnyPlayingAndTakingBack(String settings) {
    Insightful game = game(settings);
    Rng rng = new Rng(7);
    int[] scratch = new int[game.maxMoves()];
    int rounds = Math.max(4, 1000 / game.maxMoves());
    for (int round = 0; round < rounds; round++) {
      Position position = game.start();
      MnkInsight insight = insight(position);
      int steps = Math.min(300, 3 * game.maxMoves());
      for (int step = 0; step < steps; step++) {
        boolean back = position.isOver() || (position.ply() > 0 && rng.below(3) == 0);
        if (back) {
          int move = position.lastMove();
          position.undo();
          insight.undone(move);
        } else {
          int move = position.randomMove(rng, scratch);
          position.play(move);
          insight.played(move);
        }
        if (step % Math.max(1, game.maxMoves() / 30) == 0 && !position.isOver()) {
          assertThat(everything(insight, game.maxMoves()))
              .as("%s, round %d, step %d: %s", settings, round, step, game.text(position))
              .isEqualTo(everything(insight(position), game.maxMoves()));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "m=4,n=4,k=2,exact=true",
        "m=5,n=5,k=3",
        "m=5,n=6,k=3,exact=true",
        "m=1,n=12,k=3,exact=true",
        "m=7,n=6,k=4",
        "m=7,n=7,k=4,exact=true",
        "m=7,n=7,k=4,rule=caro",
        "m=9,n=9,k=5,rule=renju",
        "m=15,n=15,k=5",
        "m=15,n=15,k=5,exact=true"
      })
  void threatsAreWhatTheRulesSay(String settings) {
    Insightful game = game(settings);
    Rng rng = new Rng(11);
    int[] scratch = new int[game.maxMoves()];
    for (int round = 0; round < 1 + 1000 / game.maxMoves(); round++) {
      MnkPosition position = (MnkPosition) game.start();
      MnkInsight insight = insight(position);
      while (!position.isOver()) {
        boolean looked = position.ply() % (1 + game.maxMoves() / 20) == 0;
        for (int side = FIRST; looked && side <= SECOND; side++) {
          Set<Integer> winning = winningCells(position, side, Position.NO_MOVE);
          MnkGlance glance = insight.glance();
          assertThat(members(glance.winning(side))).as(game.text(position)).isEqualTo(winning);
          boolean forbids = position.shape().renju != null && side == FIRST;
          if (winning.isEmpty() && !forbids) {
            assertMakers(position, side, glance);
          }
        }
        int move = position.randomMove(rng, scratch);
        position.play(move);
        insight.played(move);
      }
    }
  }

  private static void assertMakers(MnkPosition position, int side, MnkGlance glance) {
    for (int cell = 0; cell < position.shape().cells(); cell++) {
      if (position.owner(cell) == MnkStones.EMPTY) {
        Set<Integer> made = winningCells(position, side, cell);
        assertThat(glance.makers(side).contains(cell)).isEqualTo(!made.isEmpty());
        assertThat(glance.doublers(side).contains(cell)).isEqualTo(made.size() > 1);
        int[] partners = new int[4 * position.shape().board.k];
        int count = glance.partners(side, cell, partners, 0);
        assertThat(IntStream.of(partners).limit(count).boxed()).hasSameElementsAs(made);
      }
    }
  }

  /** Where a side would win, by the rules, after a stone more. */
  private static Set<Integer> winningCells(MnkPosition position, int side, int extra) {
    MnkStones board = position.shape().board;
    long[] stones = board.none();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        board.put(stones, position.owner(cell), cell);
      }
    }
    if (extra != Position.NO_MOVE) {
      board.put(stones, side, extra);
    }
    Set<Integer> winning = new TreeSet<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.owner(stones, cell) == MnkStones.EMPTY) {
        if (board.put(stones, side, cell)) {
          winning.add(cell);
        }
        board.lift(stones, side, cell);
      }
    }
    return winning;
  }

  @ParameterizedTest
  @CsvSource({
    "3,3,3,FREE,9",
    "4,4,3,FREE,9",
    "4,4,3,EXACT,9",
    "4,3,3,EXACT,9",
    "4,4,4,FREE,9",
    "5,4,4,EXACT,8",
    "5,5,4,FREE,8",
    "6,5,4,EXACT,8",
    "1,9,3,EXACT,9",
    "2,5,2,EXACT,9",
    "6,6,5,FREE,8",
    "7,7,5,EXACT,8",
    "7,7,5,RENJU,8",
    "6,6,5,RENJU,8",
    "4,4,3,CARO,9",
    "6,5,4,CARO,8"
  })
  void movesAndVerdictsAgreeWithPlainMinimax(int m, int n, int k, MnkRule rule, int free) {
    Insightful game = game(settings(m, n, k, rule));
    Rng rng = new Rng(m * 100L + n);
    int[] scratch = new int[game.maxMoves()];
    int verdicts = 0;
    for (int round = 0; round < 400; round++) {
      MnkPosition position = (MnkPosition) game.start();
      int left = 1 + rng.below(free);
      while (!position.isOver() && position.moves(scratch) > left) {
        position.play(position.randomMove(rng, scratch));
      }
      if (position.isOver()) {
        continue;
      }
      String text = game.text(position);
      int value = MnkMinimax.value(position, null, free);
      MnkInsight insight = insight(position);
      assertThat(MnkMinimax.value(position, insight, free)).as(text).isEqualTo(value);
      int verdict = insight.verdict();
      if (verdict != Score.UNKNOWN) {
        assertThat(verdict).as(text).isEqualTo(value);
        verdicts++;
      }
      int forced = insight.forcedWin(5000);
      if (forced != Score.UNKNOWN) {
        assertThat(value).as(text).isGreaterThanOrEqualTo(forced);
        position.play(insight.forcedMove());
        assertThat(-MnkMinimax.value(position, null, free)).as(text).isGreaterThan(Score.LIMIT);
        position.undo();
      }
      assertThat(insight.glance().key()).isEqualTo(position.key());
    }
    assertThat(verdicts).isPositive();
  }

  /** Wins and losses of up to four plies, where there is more room for threats and answers. */
  @ParameterizedTest
  @CsvSource({
    "5,5,3,FREE",
    "5,6,3,EXACT",
    "6,6,4,FREE",
    "6,6,4,EXACT",
    "7,7,5,EXACT",
    "7,7,5,RENJU",
    "6,6,4,CARO"
  })
  void movesAndVerdictsAgreeWithAShallowSearch(int m, int n, int k, MnkRule rule) {
    Insightful game = game(settings(m, n, k, rule));
    Rng rng = new Rng(m * 100L + k);
    int[] scratch = new int[game.maxMoves()];
    Set<Integer> seen = new TreeSet<>();
    for (int round = 0; round < (rule == MnkRule.RENJU ? 60 : 250); round++) {
      MnkPosition position = (MnkPosition) game.start();
      int stones = m * n / 4 + rng.below(m * n / 3);
      while (!position.isOver() && position.ply() < stones) {
        position.play(position.randomMove(rng, scratch));
      }
      MnkInsight insight = insight(position);
      if (position.isOver() || insight.verdict() == Score.winIn(1)) {
        continue;
      }
      String text = game.text(position);
      int value = MnkMinimax.value(position, null, 4);
      assertThat(MnkMinimax.value(position, insight, 4)).as(text).isEqualTo(value);
      int verdict = insight.verdict();
      if (verdict != Score.UNKNOWN) {
        assertThat(verdict).as(text).isEqualTo(value);
        seen.add(verdict);
      }
    }
    if (rule != MnkRule.CARO) {
      assertThat(seen).contains(Score.lossIn(2), Score.winIn(3));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"m=15,n=15,k=5", "m=15,n=15,k=5,exact=true", "m=6,n=9,k=4"})
  void turningTheBoardChangesNothing(String settings) {
    Insightful game = game(settings);
    Symmetries symmetries = game.symmetries().orElseThrow();
    Rng rng = new Rng(3);
    int[] scratch = new int[game.maxMoves()];
    for (int round = 0; round < 20; round++) {
      Position position = game.start();
      for (int ply = rng.below(30); ply > 0 && !position.isOver(); ply--) {
        position.play(position.randomMove(rng, scratch));
      }
      if (position.isOver()) {
        continue;
      }
      MnkInsight insight = insight(position);
      for (int s = 0; s < symmetries.count(); s++) {
        MnkInsight image = insight(symmetries.image(s, position));
        assertThat(image.evaluate()).isEqualTo(insight.evaluate());
        assertThat(image.verdict()).isEqualTo(insight.verdict());
        int move = position.randomMove(rng, scratch);
        assertThat(image.rank(symmetries.move(s, move))).isEqualTo(insight.rank(move));
      }
    }
  }

  @Test
  void everyListOfMovesIsLegalAndWithoutRepetition() {
    for (String settings :
        List.of(
            "m=15,n=15,k=5",
            "m=15,n=15,k=5,rule=renju",
            "m=9,n=9,k=5,rule=caro",
            "m=8,n=8,k=4,exact=true",
            "m=4,n=4,k=2",
            "m=3,n=4,k=9")) {
      Insightful game = game(settings);
      Rng rng = new Rng(5);
      int[] scratch = new int[game.maxMoves()];
      int[] list = new int[game.maxMoves()];
      for (int round = 0; round < 30; round++) {
        Position position = game.start();
        Insight insight = game.insight(position);
        while (!position.isOver()) {
          assertLegal(position, list, insight.moves(list), 1);
          int likely = insight.likelyMoves(list);
          assertLegal(position, list, likely, likely == -1 ? -1 : 1);
          assertLegal(position, list, insight.loudMoves(list), 0);
          int move = position.randomMove(rng, scratch);
          position.play(move);
          insight.played(move);
        }
      }
    }
  }

  private static void assertLegal(Position position, int[] moves, int count, int least) {
    assertThat(count).isGreaterThanOrEqualTo(least);
    Set<Integer> seen = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      assertThat(position.isLegal(moves[i], moves)).isTrue();
      assertThat(seen.add(moves[i])).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"m=15,n=15,k=5", "m=9,n=9,k=5,rule=caro", "m=7,n=6,k=4"})
  void theQuickEstimateIsThatOfTheModelOverTheFeatures(String settings) {
    Mnk game = (Mnk) Mnk.FAMILY.game(settings);
    Weights weights = ((Mnk) Mnk.FAMILY.game("m=9,n=9,k=5,rule=caro")).shipped().orElseThrow();
    int fine = Integer.parseInt(weights.facts().get("fine"));
    Rng rng = new Rng(17);
    int[] scratch = new int[game.maxMoves()];
    for (int round = 0; round < 5; round++) {
      Position position = game.start();
      Features features = game.featureSet().features(position);
      LearntEstimate model = weights.model().at(features);
      Insight insight = game.insight(position, weights);
      for (int step = 0; step < 100; step++) {
        boolean back = position.isOver() || (position.ply() > 0 && rng.below(3) == 0);
        int move = back ? position.lastMove() : position.randomMove(rng, scratch);
        if (back) {
          position.undo();
          insight.undone(move);
          model.undone(move);
        } else {
          position.play(move);
          insight.played(move);
          model.played(move);
        }
        if (!position.isOver()) {
          assertThat(insight.evaluate()).isEqualTo(model.forSideToMove() / fine);
        }
      }
    }
  }

  private static Set<String> likely(String moves) {
    Game gomoku = Mnk.FAMILY.game("m=15,n=15,k=5");
    Position position = gomoku.start();
    gomoku.moves(position, moves).forEach(position::play);
    int[] list = new int[gomoku.maxMoves()];
    MnkInsight insight = insight(position);
    int likely = insight.likelyMoves(list);
    int count = likely == -1 ? insight.moves(list) : likely;
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      texts.add(gomoku.text(position, list[i]));
    }
    return texts;
  }

  @Test
  void theFirstStoneGoesToTheMiddle() {
    assertThat(likely("")).containsExactly("h8");
  }

  @Test
  void anOpenThreeIsAnsweredWhereItMatters() {
    assertThat(likely("h8 a1 i8 a15 j8")).containsExactlyInAnyOrder("g8", "k8");
    assertThat(likely("h8 a1 i8 a15 k8")).containsExactlyInAnyOrder("g8", "j8", "l8");
  }

  @Test
  void twoOpenThreesAreLostInFourUnlessOneCellSpoilsBoth() {
    Game gomoku = Mnk.FAMILY.game("m=15,n=15,k=5");
    Position position = gomoku.start();
    gomoku.moves(position, "d4 a1 e4 c15 f4 l15 l10 o1 l11 a8 l12").forEach(position::play);
    assertThat(insight(position).verdict()).isEqualTo(Score.lossIn(4));
    position = gomoku.start();
    gomoku.moves(position, "h8 a1 i8 a15 j8 o1 l9 o15 m10 a8 n11").forEach(position::play);
    assertThat(insight(position).verdict()).isEqualTo(Score.UNKNOWN);
    assertThat(likely("h8 a1 i8 a15 j8 o1 l9 o15 m10 a8 n11"))
        .contains("k8")
        .isSubsetOf("g8", "k8");
  }
}
