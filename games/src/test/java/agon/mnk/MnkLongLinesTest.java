package agon.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of every length on boards of every size, which random games hardly ever make. */
class MnkLongLinesTest {
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  @ParameterizedTest
  @CsvSource({
    "3,3,3",
    "4,5,2",
    "7,8,7",
    "8,7,7",
    "8,7,8",
    "1,63,9",
    "1,63,63",
    "2,31,17",
    "32,1,32",
    "7,7,4",
    "10,15,8",
    "15,15,9",
    "15,15,15",
    "16,16,5",
    "16,31,16",
    "31,31,20",
    "32,32,9",
    "63,63,40",
    "63,63,63",
    "64,64,64",
    "5,200,128",
    "255,255,255"
  })
  void aLineOfKWinsWithItsLastStoneWhereverItLies(int m, int n, int k) {
    Random random = new Random(m * 7L + n * 11L + k);
    for (MnkRule rule : List.of(MnkRule.FREE, MnkRule.EXACT, MnkRule.CARO)) {
      MnkStones board = MnkStones.of(m, n, k, rule);
      for (List<Integer> line : lines(m, n, k)) {
        Collections.shuffle(line, random);
        assertThat(lastWins(board, line)).isTrue();
      }
      for (List<Integer> line : lines(m, n, k + 1)) {
        // The middle stone comes last, so that no line of k stands before.
        Collections.swap(line, line.size() / 2, line.size() - 1);
        assertThat(lastWins(board, line)).isEqualTo(rule == MnkRule.FREE);
      }
    }
  }

  /** All lines of some length on small boards, a sample of them on large ones. */
  private static List<List<Integer>> lines(int m, int n, int length) {
    List<List<Integer>> lines = new ArrayList<>();
    for (int[] step : DIRECTIONS) {
      for (int row = 0; row < m; row++) {
        for (int column = 0; column < n; column++) {
          int endRow = row + step[0] * (length - 1);
          int endColumn = column + step[1] * (length - 1);
          if (endRow < m && endColumn >= 0 && endColumn < n && isSample(row, column, m, n)) {
            lines.add(line(row, column, step, length, n));
          }
        }
      }
    }
    return lines;
  }

  private static boolean isSample(int row, int column, int m, int n) {
    return m * n < 300 || (row * 31 + column * 17) % 97 == 0 || (row == 0 && column % 62 == 0);
  }

  private static List<Integer> line(int row, int column, int[] step, int length, int n) {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      line.add((row + i * step[0]) * n + column + i * step[1]);
    }
    return line;
  }

  /** Whether the last stone wins; none before may. */
  private static boolean lastWins(MnkStones board, List<Integer> line) {
    long[] stones = board.none();
    for (int player = 0; player < 2; player++) {
      for (int cell : line.subList(0, line.size() - 1)) {
        assertThat(board.put(stones, player, cell)).as("%s", line).isFalse();
      }
      if (player == 0) {
        line.subList(0, line.size() - 1).forEach(cell -> board.lift(stones, 0, cell));
        assertThat(stones).containsOnly(0);
      }
    }
    boolean wins = board.put(stones, 1, line.getLast());
    assertThat(board.wins(stones, 1)).isEqualTo(wins);
    assertThat(board.wins(stones, 0)).isFalse();
    return wins;
  }
}
