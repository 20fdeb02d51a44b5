package agon.dipole.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.dipole.Dipole;
import agon.dipole.DipoleBoard;
import agon.dipole.DipolePosition;
import agon.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 5 of the report, figure by figure. Its figures are lost, but not what they show. */
class Group19HeuristicTest {
  private static final int WHITE = Position.FIRST;
  private static final int BLACK = Position.SECOND;
  private static final Dipole GAME = (Dipole) Dipole.FAMILY.game();
  private static final DipoleBoard BOARD = GAME.board();
  private static final Group19Heuristic HEURISTIC = new Group19Heuristic(BOARD);

  @Test
  void figure11FourMenWithSevenStepsToGoHave28MovesLeft() {
    for (String square : new String[] {"G2", "G4", "G6", "G8"}) {
      assertThat(HEURISTIC.movesLeft(WHITE, BOARD.find(square), 4)).isEqualTo(7 * 4);
    }
    assertThat(HEURISTIC.movesLeft(BLACK, BOARD.find("B3"), 4)).isEqualTo(7 * 4);
    assertThat(HEURISTIC.movesLeft(WHITE, BOARD.find("A4"), 1)).isEqualTo(1);
  }

  /** Of all squares, four men control eleven cells on these of the first two rows. */
  @ParameterizedTest
  @CsvSource({"G6,B3", "H3,A6"})
  void figure12FourMenOfEitherColourControlElevenCells(String white, String black) {
    assertThat(HEURISTIC.controlledCells(WHITE, BOARD.find(white), 4)).isEqualTo(11);
    assertThat(HEURISTIC.controlledCells(BLACK, BOARD.find(black), 4)).isEqualTo(11);
  }

  @Test
  void figure12MovesSidewaysCountButNoneBackwards() {
    assertThat(HEURISTIC.controlledCells(WHITE, BOARD.find("A4"), 2)).isEqualTo(2);
    assertThat(HEURISTIC.controlledCells(WHITE, BOARD.find("A4"), 4)).isEqualTo(3);
    assertThat(HEURISTIC.controlledCells(WHITE, BOARD.find("E4"), 1)).isEqualTo(2);
  }

  /**
   * The report names these squares as on a chessboard: D8, D6, D4 are ours A4, C4, E4, and White's
   * D2 and G3 are G4 and F7. It says that D4, too, can capture on G3, which no line joins to it; it
   * must have meant D2. The heights are ours, such that all is as the report tells.
   */
  @Test
  void figure13TheAdvantagesAreNoneTwoAndOne() {
    StackBoards stacks = stacks("A4:B5 C4:B4 E4:B3 G4:W2 F7:W1 B");
    assertThat(HEURISTIC.advantage(stacks, BLACK, BOARD.find("A4"), 5)).isEqualTo(0);
    assertThat(HEURISTIC.advantage(stacks, BLACK, BOARD.find("C4"), 4)).isEqualTo(2);
    assertThat(HEURISTIC.advantage(stacks, BLACK, BOARD.find("E4"), 3)).isEqualTo(1);
    assertThat(HEURISTIC.advantage(stacks, BLACK)).isEqualTo(3);
  }

  @Test
  void whatCanBeCapturedIsADisadvantage() {
    StackBoards stacks = stacks("A4:B5 C4:B4 E4:B3 G4:W2 F7:W1 W");
    assertThat(HEURISTIC.advantage(stacks, WHITE, BOARD.find("G4"), 2)).isEqualTo(-2);
    assertThat(HEURISTIC.advantage(stacks, WHITE, BOARD.find("F7"), 1)).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({"D3:W2 D5:B2 W, 0", "D3:W3 D5:B2 W, 1", "D3:W3 D7:B3 W, 0", "D3:W1 D5:B9 W, -1"})
  void equalStacksCancelOutAndThoseOutOfReachDoNotCount(String text, int advantage) {
    assertThat(HEURISTIC.advantage(stacks(text), WHITE)).isEqualTo(advantage);
  }

  @ParameterizedTest
  @CsvSource({
    "1,2", "2,4", "3,4", "4,2", "5,1", "6,1", "7,1", "8,1", "9,1", "10,1", "11,1", "12,1"
  })
  void theTableOfStacksSaysHowManyOfEachSizeAreWelcome(int men, int most) {
    String text = "C4:W%d A2:B1 W".formatted(men);
    assertThat(HEURISTIC.numberOfStacks(stacks(text), WHITE)).isEqualTo(most - 1);
  }

  @Test
  void moreStacksThanTheLimitCountAgainstTheirOwner() {
    StackBoards stacks = stacks("C2:W1 C4:W1 C6:W1 E4:W5 E6:W2 A2:B1 W");
    assertThat(HEURISTIC.numberOfStacks(stacks, WHITE)).isEqualTo((2 - 3) + (1 - 1) + (4 - 1));
  }

  @Test
  void theValueIsTheSumOfFivePartsWithCellsAtFourTenths() {
    StackBoards stacks = stacks("G6:W4 F3:W1 C2:B2 W");
    int moves = (4 * 7 + 6) - 2 * 6;
    int advantage = 1; // G6 can capture on C2
    int men = 5 - 2;
    int tots = (2 - 1) + (2 - 1);
    int cells = (11 + 2) - 5;
    double value = moves + advantage + men + tots + cells * 0.4;
    assertThat(HEURISTIC.value(stacks, WHITE)).isEqualTo((int) Math.round(5 * value));
  }

  @Test
  void theNumberOfStacksIsThePlayersOwnAffair() {
    StackBoards stacks = stacks("G6:W4 F3:W1 C4:B2 W");
    int own = HEURISTIC.numberOfStacks(stacks, WHITE) + HEURISTIC.numberOfStacks(stacks, BLACK);
    assertThat(HEURISTIC.value(stacks, WHITE) + HEURISTIC.value(stacks, BLACK))
        .isEqualTo(Group19Heuristic.POINT * own);
  }

  @Test
  void withoutMenAllIsLost() {
    StackBoards stacks = stacks("C4:W3 W");
    assertThat(HEURISTIC.value(stacks, BLACK)).isEqualTo(Group19Heuristic.LOST);
    assertThat(HEURISTIC.value(stacks, WHITE)).isPositive();
  }

  static StackBoards stacks(String text) {
    StackBoards stacks = new StackBoards(BOARD);
    stacks.set((DipolePosition) GAME.position(text));
    return stacks;
  }
}
