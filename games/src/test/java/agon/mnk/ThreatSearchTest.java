package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.search.Score;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThreatSearchTest {
  private static final int SIDE = 15;
  private static final int BUDGET = 20_000;

  /** A position in which the side to move wins by one threat after the other. */
  record Tactic(String name, int threats, String moves) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Tactic> tactics() throws IOException {
    try (InputStream file = ThreatSearchTest.class.getResourceAsStream("gomoku-tactics.tsv")) {
      String text = new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .map(line -> line.split("\t", -1))
          .filter(fields -> fields.length > 6 && fields[1].equals("VCF"))
          .map(fields -> new Tactic(fields[0], Integer.parseInt(fields[2]), fields[6]))
          .toList();
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
    MnkInsight insight = new MnkInsight((MnkPosition) position);
    int score = insight.forcedWin(BUDGET);
    assertThat(score)
        .isGreaterThan(Score.LIMIT)
        .isGreaterThanOrEqualTo(Score.winIn(2 * tactic.threats + 1));
    assertWins(position, insight, Score.distance(score));
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
