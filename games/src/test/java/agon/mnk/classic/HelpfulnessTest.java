package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The report on MiliardarioRicco and its source, Hayes and Loge 2016. */
class HelpfulnessTest {
  private static final long NO_DEADLINE = System.nanoTime() + Long.MAX_VALUE / 2;

  private static Helpfulness of(MarkedBoard board, int player) {
    Helpfulness helpfulness = new Helpfulness(board);
    helpfulness.calculate(player, NO_DEADLINE);
    return helpfulness;
  }

  /** The numbers of the free cells in reading order, for X to move or for O. */
  private static List<Integer> counts(String drawing, int k, int player) {
    MarkedBoard board = Drawn.board(drawing, k);
    Helpfulness helpfulness = of(board, player);
    List<Integer> counts = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.isFree(board.place(cell))) {
        counts.add(helpfulness.count(board.place(cell)));
      }
    }
    return counts;
  }

  @Test
  void onAnEmptyBoardEveryGroupCountsOnceForEachSide() {
    assertThat(counts("... ... ...", 3, 0)).containsExactly(6, 4, 6, 4, 8, 4, 6, 4, 6);
    assertThat(counts("......", 4, 0)).containsExactly(2, 4, 6, 6, 4, 2);
  }

  @Test
  void groupsWithAStoneOfTheOtherSideDoNotCount() {
    assertThat(counts("O....", 5, 0)).containsExactly(2, 2, 2, 2);
    assertThat(counts("O.X..", 5, 0)).containsExactly(0, 0, 0);
  }

  @Test
  void markedCellsAddTheirNumber() {
    assertThat(counts("X....", 5, 0)).containsExactly(2, 2, 2, 2);
    assertThat(counts("XX...", 5, 0)).containsExactly(3, 3, 3);
  }

  @Test
  void kInsteadOfOneWhereOnlyTwoAreLacking() {
    assertThat(counts("XXX..", 5, 0)).containsExactly(5 + 3, 5 + 3);
  }

  @Test
  void winningIsWorthMoreThanSparingTheLossAndBothMoreThanAllElse() {
    assertThat(counts("XXXX.", 5, 0)).containsExactly(100_000 + 1 + 4);
    assertThat(counts("XXXX.", 5, 1)).containsExactly(10_000 + 1 + 4);
  }

  @ParameterizedTest
  @CsvSource({
    // First and last of the group are free: an end counts if there is room beyond it.
    ".XXX., 8;8",
    ".XXX.., 8;4006;2003",
    "..XXX.., 2003;4006;4006;2003",
    // One end is free: both free cells count if there is room beyond the other end.
    ".X.XX, 8;8",
    ".X.XX., 2003;4006;2003",
    "X.XX., 8;8",
    "OX.XX., 8;8",
    // None is.
    ".X.X.X., 3;14;14;3",
  })
  void theCasesOfDoubleThreats(String strip, String counts) {
    assertThat(counts(strip, 5, 0).stream().map(String::valueOf))
        .containsExactly(counts.split(";", -1));
  }

  @Test
  void theOpponentsDoubleThreatsCountHalf() {
    assertThat(counts(".XXX..", 5, 1)).containsExactly(8, 2006, 1003);
  }

  @Test
  void bothSidesViewsAreSummed() {
    // Five in a column of X and five in a row of O cross in the corner.
    String drawing = ".OOO. X.... X.... X.... .....";
    List<Integer> ofX = counts(drawing, 5, 0);
    // 8 for the column, 8 for the row, 1 for the empty diagonal to each side.
    assertThat(ofX.getFirst()).isEqualTo(8 + 8 + 2);
  }

  @Test
  void playerCellsAndOpponentCellsAreTheMarkedOnesInAllGroups() {
    MarkedBoard board = Drawn.board(".XX... O..... O..... O..... ...... ......", 5);
    int corner = board.place(0);
    assertThat(of(board, 0).stones(0, corner)).isEqualTo(2);
    assertThat(of(board, 0).stones(1, corner)).isEqualTo(3);
  }

  @Test
  void aCellThatWinsAddsNoMarkedCells() {
    MarkedBoard board = Drawn.board("XXXX.", 5);
    assertThat(of(board, 0).stones(0, board.place(4))).isZero();
  }

  @Test
  void whenTimeIsUpCountingStops() {
    MarkedBoard board = Drawn.empty(3, 3, 3, false);
    Helpfulness helpfulness = new Helpfulness(board);
    helpfulness.calculate(0, System.nanoTime() - 1);
    assertThat(helpfulness.count(board.place(4))).isZero();
  }
}
