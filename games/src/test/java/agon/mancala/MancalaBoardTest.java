package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.BoardStyle;
import agon.game.Game;
import agon.game.Position;
import org.junit.jupiter.api.Test;

class MancalaBoardTest {
  private static final Game KALAH = Kalah.FAMILY.game();

  @Test
  void theBoardLiesBetweenThePlayersAndTheMoverSeesWhatToType() {
    assertThat(KALAH.board(KALAH.start(), BoardStyle.UNICODE))
        .isEqualTo(
            """
              North
            ┌───────┬─────┬─────┬─────┬─────┬─────┬─────┬───────┐
            │       │  4  │  4  │  4  │  4  │  4  │  4  │       │
            │   0   ├─────┼─────┼─────┼─────┼─────┼─────┤   0   │
            │       │  4  │  4  │  4  │  4  │  4  │  4  │       │
            └───────┴─────┴─────┴─────┴─────┴─────┴─────┴───────┘
                       1     2     3     4     5     6    South
            """);
  }

  @Test
  void theLastMoveAndLegalMovesAreMarked() {
    Position position = KALAH.start();
    KALAH.moves(position, "3-6 1").forEach(position::play);
    assertThat(KALAH.board(position, BoardStyle.ASCII.withLegalMoves(true)))
        .isEqualTo(
            """
              North
            +-------+-----+-----+-----+-----+-----+-----+-------+
            |       | >5< |  5  |  6  |  6  |  6  | (0) |       |
            |   0   +-----+-----+-----+-----+-----+-----+   2   |
            |       |  4  |  4  |  0  |  5  |  5  |  0  |       |
            +-------+-----+-----+-----+-----+-----+-----+-------+
                      [1]   [2]    3    [4]   [5]    6    South
            """);
  }

  @Test
  void aSeedThatFallsIntoTheStoreIsMarkedThere() {
    Position position = KALAH.start();
    position.play(2);
    assertThat(KALAH.board(position, BoardStyle.ASCII)).contains(">1<");
  }

  @Test
  void owareMarksWhereTheLastSeedFellEvenAfterLaps() {
    Game game = Oware.FAMILY.game();
    Position position = game.position("0,0,12,0,0,0,10/1,1,1,1,1,4,17 S");
    position.play(2);
    assertThat(game.board(position, BoardStyle.ASCII)).contains("|  1  |  1  | (0) | >2< |  1  |");
  }
}
