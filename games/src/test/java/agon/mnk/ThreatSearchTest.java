package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.search.Score;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThreatSearchTest {
  private static final int SIDE = 15;
  private static final int BUDGET = 20_000;
  private static final int OPEN_BUDGET = 150_000;
  private static final int OPEN_PLIES = 13;

  /** A position in which the side to move wins by threats, in at most so many plies. */
  record Tactic(String name, int plies, String moves) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Where every threat is one to win at once. */
  static List<Tactic> tactics() throws IOException {
    return lines()
        .filter(fields -> fields[1].equals("VCF"))
        .map(fields -> new Tactic(fields[0], 2 * Integer.parseInt(fields[2]) + 1, fields[6]))
        .toList();
  }

  /** Where some threats are slower. */
  static List<Tactic> openTactics() throws IOException {
    return lines()
        .filter(fields -> fields[1].equals("VCT"))
        .map(fields -> new Tactic(fields[0], Integer.parseInt(fields[3]), fields[6]))
        .filter(tactic -> tactic.plies <= OPEN_PLIES)
        .toList();
  }

  private static Stream<String[]> lines() throws IOException {
    try (InputStream file = ThreatSearchTest.class.getResourceAsStream("gomoku-tactics.tsv")) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t", -1));
    }
  }

  private static Position position(Tactic tactic) {
    Position position = Mnk.FAMILY.game("m=15,n=15,k=5").start();
    for (String move : tactic.moves.split(" ", -1)) {
      String[] xy = move.split(",", -1);
      position.play(Integer.parseInt(xy[1]) * SIDE + Integer.parseInt(xy[0]));
    }
    return position;
  }

  @ParameterizedTest
  @MethodSource("tactics")
  void findsTheWin(Tactic tactic) {
    Position position = position(tactic);
    MnkInsight insight = new MnkInsight((MnkPosition) position, MnkLearnt.worthByHand());
    int score = insight.forcedWin(BUDGET);
    assertThat(score).isGreaterThan(Score.LIMIT).isGreaterThanOrEqualTo(Score.winIn(tactic.plies));
    assertWins(position, insight, Score.distance(score));
  }

  @ParameterizedTest
  @MethodSource("openTactics")
  void findsTheWinWithSlowerThreats(Tactic tactic) {
    Position position = position(tactic);
    MnkInsight insight = new MnkInsight((MnkPosition) position, MnkLearnt.worthByHand());
    assertThat(insight.forcedWin(BUDGET / 40)).isEqualTo(Score.UNKNOWN);
    int score = insight.forcedWin(OPEN_BUDGET);
    assertThat(score).isGreaterThan(Score.LIMIT);
    assertThat(insight.glance().key()).isEqualTo(position.key());
    // Whatever the answer, the win is still there.
    play(position, insight, insight.forcedMove());
    int[] answers = new int[SIDE * SIDE];
    int count = position.moves(answers);
    for (int i = 0; i < count; i++) {
      play(position, insight, answers[i]);
      assertThat(insight.forcedWin(OPEN_BUDGET)).isGreaterThan(Score.LIMIT);
      position.undo();
      insight.undone(answers[i]);
    }
  }

  private static void play(Position position, MnkInsight insight, int move) {
    position.play(move);
    insight.played(move);
  }

  /** Plays the line with the rules only: every answer but the one in the line loses at once. */
  private static void assertWins(Position position, MnkInsight insight, int plies) {
    Position walker = position.copy();
    int last = Math.max(0, plies - 3);
    for (int ply = 0; ply <= last; ply += 2) {
      walker.play(insight.threatSearch().line(ply));
      int expected = ply < last ? insight.threatSearch().line(ply + 1) : Position.NO_MOVE;
      int[] answers = new int[SIDE * SIDE];
      int count = walker.moves(answers);
      for (int i = 0; i < count; i++) {
        walker.play(answers[i]);
        assertThat(walker.isOver()).isFalse();
        assertThat(canWinAtOnce(walker)).isEqualTo(answers[i] != expected);
        walker.undo();
      }
      if (ply < last) {
        walker.play(expected);
      }
    }
  }

  private static boolean canWinAtOnce(Position position) {
    int[] moves = new int[SIDE * SIDE];
    int count = position.moves(moves);
    boolean wins = false;
    for (int i = 0; i < count && !wins; i++) {
      position.play(moves[i]);
      wins = position.isOver();
      position.undo();
    }
    return wins;
  }
}
