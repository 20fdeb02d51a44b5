package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tree sizes as others count them: lines of exactly so many moves, shorter games left out. */
class KalahTreeTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'pits=6,seeds=4' | 9 | 2763490",
        "'pits=6,seeds=4' | 10 | 13519607",
        "'pits=6,seeds=4,empty-capture=true' | 8 | 559885",
        "'pits=6,seeds=6' | 9 | 5197521",
        "'pits=4,seeds=3' | 6 | 1510",
        "'pits=4,seeds=3' | 7 | 4637",
        "'pits=4,seeds=3' | 8 | 14102",
        "'pits=4,seeds=3,end=mover' | 7 | 4641",
        "'pits=4,seeds=3,end=mover' | 8 | 14124"
      })
  void linesOfExactlySoManyMovesAreAsManyAsOthersCounted(String settings, int depth, long lines) {
    Game game = Kalah.FAMILY.game(settings);
    assertThat(lines(game.start(), new int[depth + 1][game.maxMoves()], depth)).isEqualTo(lines);
  }

  private static long lines(Position position, int[][] moves, int depth) {
    int count = position.moves(moves[depth]);
    if (depth <= 1) {
      return count;
    }
    long lines = 0;
    for (int i = 0; i < count; i++) {
      position.play(moves[depth][i]);
      lines += lines(position, moves, depth - 1);
      position.undo();
    }
    return lines;
  }
}
