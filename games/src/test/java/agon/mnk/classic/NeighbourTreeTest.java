package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paragraphs "BooleanCombination e BooleanBoard" and "Albero AVL" of the report on Corrado. */
class NeighbourTreeTest {
  private static List<Integer> moves(MarkedBoard board, NeighbourTree tree) {
    int[] places = new int[board.cells()];
    return Arrays.stream(places, 0, tree.moves(places)).map(board::cell).boxed().toList();
  }

  private static int markedAround(MarkedBoard board, int place) {
    return (int)
        Arrays.stream(board.neighbours()).filter(step -> board.owner(place + step) >= 0).count();
  }

  @Test
  void anEmptyBoardOffersNothing() {
    MarkedBoard board = Drawn.empty(3, 3, 3, false);
    assertThat(moves(board, new NeighbourTree(board))).isEmpty();
  }

  @Test
  void theFirstStoneBringsItsNeighbours() {
    MarkedBoard board = Drawn.empty(9, 9, 5, false);
    NeighbourTree tree = new NeighbourTree(board);
    tree.mark(board.place(40), 0);
    assertThat(moves(board, tree)).containsExactly(31, 49, 39, 41, 30, 32, 48, 50);
  }

  @Test
  void cellsWithMoreMarkedNeighboursComeFirst() {
    MarkedBoard board = Drawn.empty(1, 7, 5, false);
    NeighbourTree tree = new NeighbourTree(board);
    tree.mark(board.place(1), 0);
    tree.mark(board.place(3), 1);
    assertThat(moves(board, tree)).containsExactly(2, 0, 4);
  }

  @Test
  void whatIsFreedAgainStaysInTheTreeUnderKeyZero() {
    MarkedBoard board = Drawn.empty(1, 7, 5, false);
    NeighbourTree tree = new NeighbourTree(board);
    tree.mark(board.place(3), 0);
    tree.mark(board.place(4), 1);
    tree.unmark();
    assertThat(moves(board, tree)).containsExactly(2, 4, 5);
    assertThat(tree.proximity(board.place(5))).isZero();
  }

  @ParameterizedTest
  @CsvSource({"3,3,1", "5,4,2", "1,12,3", "9,9,4", "20,20,5"})
  void countersAndOrderAreRightThroughoutPlayAndUndo(int rows, int columns, long seed) {
    MarkedBoard board = Drawn.empty(rows, columns, 5, false);
    NeighbourTree tree = new NeighbourTree(board);
    Random random = new Random(seed);
    tree.mark(board.place(random.nextInt(board.cells())), 0);
    for (int i = 0; i < 1000; i++) {
      List<Integer> moves = moves(board, tree);
      if (board.markedCount() > 1 && (moves.isEmpty() || random.nextInt(100) < 45)) {
        tree.unmark();
      } else {
        // Now and then a stranger plays where the tree has nothing.
        int cell =
            random.nextInt(10) > 0
                ? moves.get(random.nextInt(moves.size()))
                : random.nextInt(board.cells());
        if (board.isFree(board.place(cell))) {
          tree.mark(board.place(cell), i & 1);
        }
      }
      check(board, tree);
    }
    tree.clear();
    assertThat(moves(board, tree)).isEmpty();
    assertThat(board.markedCount()).isZero();
  }

  private static void check(MarkedBoard board, NeighbourTree tree) {
    List<Integer> moves = moves(board, tree);
    assertThat(moves).doesNotHaveDuplicates();
    for (int i = 1; i < moves.size(); i++) {
      assertThat(tree.proximity(board.place(moves.get(i))))
          .isLessThanOrEqualTo(tree.proximity(board.place(moves.get(i - 1))));
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      int place = board.place(cell);
      int around = markedAround(board, place);
      assertThat(tree.proximity(place)).isEqualTo(around);
      if (!board.isFree(place)) {
        assertThat(moves).doesNotContain(cell);
      } else if (around > 0) {
        assertThat(moves).contains(cell);
      }
    }
  }
}
