package agon.dipole.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.dipole.Dipole;
import agon.dipole.DipoleBoard;
import agon.dipole.DipolePosition;
import agon.game.Position;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 3 of the report: the representation. */
class StackBoardsTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);
  private static final Dipole GAME = (Dipole) Dipole.FAMILY.game();

  @ParameterizedTest
  @CsvSource({
    "A2,0", "A4,1", "A6,2", "A8,3", "B1,4", "G6,26", "G8,27", "H1,28", "H3,29", "H5,30", "H7,31"
  })
  void theTableOfSection3NumbersTheSquares(String square, int bit) {
    assertThat(GAME.board().find(square)).isEqualTo(bit);
  }

  @Test
  void theExampleOfSection3FourMenOnH5AreABitOfTheFourthBoard() {
    StackBoards stacks = Group19HeuristicTest.stacks("H5:W4 A4:B12 W");
    assertThat(stacks.stacks(Position.FIRST, 4)).isEqualTo(1L << 30);
    assertThat(stacks.stacks(Position.SECOND, 12)).isEqualTo(1L << 1);
    assertThat(stacks.occupied(Position.FIRST)).isEqualTo(1L << 30);
  }

  @Test
  void figure10OneManNorthEastFromH5ChangesTheBoardsOf12Of11AndOf1() {
    DipolePosition position = (DipolePosition) GAME.start();
    StackBoards stacks = new StackBoards(GAME.board());
    stacks.set(position);
    List<Long> before = boards(stacks, GAME.board());
    stacks.flip(position, GAME.move(position, "H5,NE,1"));
    List<Long> after = boards(stacks, GAME.board());
    List<Integer> changed = new ArrayList<>();
    for (int men = 1; men <= 12; men++) {
      if (!before.get(men).equals(after.get(men))) {
        changed.add(men);
      }
    }
    assertThat(changed).containsExactly(1, 11, 12);
    assertThat(after.subList(13, 26)).as("Black's boards").isEqualTo(before.subList(13, 26));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "setup=steere,limit=20", "size=10"})
  void flipsFollowEveryGameThereAndBack(String settings) {
    Dipole game = (Dipole) Dipole.FAMILY.game(settings);
    Rng rng = new Rng(SEED);
    int[] scratch = new int[game.maxMoves()];
    StackBoards kept = new StackBoards(game.board());
    StackBoards fresh = new StackBoards(game.board());
    for (int round = 0; round < 30; round++) {
      DipolePosition position = (DipolePosition) game.start();
      kept.set(position);
      List<Long> start = boards(kept, game.board());
      while (!position.isOver()) {
        int move = position.randomMove(rng, scratch);
        kept.flip(position, move);
        position.play(move);
        fresh.set(position);
        assertThat(boards(kept, game.board()))
            .as("%s, seed %d", position, SEED)
            .isEqualTo(boards(fresh, game.board()));
      }
      while (position.ply() > 0) {
        int move = position.lastMove();
        position.undo();
        kept.flip(position, move);
      }
      assertThat(boards(kept, game.board())).isEqualTo(start);
    }
  }

  /** All boards of White, those of Black, and what both occupy. */
  private static List<Long> boards(StackBoards stacks, DipoleBoard board) {
    List<Long> boards = new ArrayList<>();
    for (int player = 0; player < 2; player++) {
      for (int men = 0; men <= board.men; men++) {
        boards.add(stacks.stacks(player, men));
      }
    }
    boards.add(stacks.occupied(Position.FIRST));
    boards.add(stacks.occupied(Position.SECOND));
    return boards;
  }
}
