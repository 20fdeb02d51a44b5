package agon.dipole.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.dipole.Dipole;
import agon.dipole.DipoleBoard;
import agon.dipole.DipolePosition;
import agon.game.Rng;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Section 4 of the report: the order of the moves. */
class Group19MovesTest {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);

  @ParameterizedTest
  @ValueSource(strings = {"", "setup=steere,limit=20", "size=10"})
  void allLegalMovesCapturesFirstExitsLast(String settings) {
    Dipole game = (Dipole) Dipole.FAMILY.game(settings);
    Rng rng = new Rng(SEED);
    int[] legal = new int[game.maxMoves()];
    for (int round = 0; round < 60; round++) {
      DipolePosition position = (DipolePosition) game.start();
      while (!position.isOver()) {
        int[] ordered = ordered(game, position);
        int count = position.moves(legal);
        assertThat(ordered)
            .as("%s, seed %d", position, SEED)
            .containsExactlyInAnyOrder(Arrays.copyOf(legal, count));
        assertThat(Arrays.stream(ordered).map(move -> kind(game, position, move)).toArray())
            .as("%s, seed %d", position, SEED)
            .isSorted();
        position.play(position.randomMove(rng, legal));
      }
    }
  }

  @Test
  void withinAKindSmallStacksComeFirstThenTheSquaresInTheirOrder() {
    Dipole game = (Dipole) Dipole.FAMILY.game();
    assertThat(texts(game, "C2:W2 A4:W2 E4:W1 B1:B1 A2:B2 W"))
        .containsExactly(
            "A4,W,2", "C2,N,2", "C2,NW,1", // captures, by start and target
            "E4,NW,1", "E4,NE,1", "C2,NE,2", "C2,NE,1", // moves, the single man's first
            "A4,N,2", "A4,NW,1", "A4,NW,2", "A4,NE,1", "A4,NE,2", "C2,NW,2"); // exits
  }

  @Test
  void whoCannotMovePasses() {
    Dipole game = (Dipole) Dipole.FAMILY.game();
    assertThat(texts(game, "E4:W1 D3:B2 D5:B2 W")).containsExactly("pass");
  }

  private static int kind(Dipole game, DipolePosition position, int move) {
    if (move == game.board().pass) {
      return 0;
    }
    int target = game.board().target(move);
    if (target == DipoleBoard.OFF) {
      return 2;
    }
    return position.owns(1 - position.turn(), target) ? 0 : 1;
  }

  private static List<String> texts(Dipole game, String text) {
    DipolePosition position = (DipolePosition) game.position(text);
    return Arrays.stream(ordered(game, position))
        .mapToObj(move -> game.text(position, move))
        .toList();
  }

  private static int[] ordered(Dipole game, DipolePosition position) {
    StackBoards stacks = new StackBoards(game.board());
    stacks.set(position);
    int[] moves = new int[game.maxMoves()];
    int count = new Group19Moves(game).write(position, stacks, moves);
    return Arrays.copyOf(moves, count);
  }
}
