package agon.othello;

import agon.game.Known;
import agon.game.Outcome;
import agon.game.Position;
import java.util.Optional;

/** Values of start positions that somebody has shown, with empty squares counted or not. */
final class KnownValues {
  private static final String SEARCHED = "searched to the end, as the tests of this game do again";

  private KnownValues() {}

  static Optional<Known> of(Othello game) {
    if (game.startDiscs() == StartDiscs.PARALLEL) {
      return Optional.empty();
    }
    int size = game.emptyBoard().size();
    String blocked = game.settings().text("blocked");
    if (blocked.equals(BlockedSquares.NONE)) {
      return openBoard(size, game.emptyBoard().emptiesToWinner());
    }
    // White starting from the mirrored position is the usual game with the colours exchanged.
    boolean usual =
        (game.startDiscs() == StartDiscs.DIAGONAL) == (game.darkPlayer() == Position.FIRST);
    return size == 4 && usual
        ? smallBoardWithHoles(blocked, game.emptyBoard().emptiesToWinner())
        : Optional.empty();
  }

  /** The mirrored start is a reflection of the usual one, so it does not matter here. */
  private static Optional<Known> openBoard(int size, boolean emptiesToWinner) {
    return switch (size) {
      case 4 -> Optional.of(Known.of(emptiesToWinner ? -10 : -8, SEARCHED + " (3–11)"));
      // 16–20 is the score on a full board. Whether counting discs alone could make the loser's
      // best
      // different, the source does not say.
      case 6 -> Optional.of(Known.of(Outcome.SECOND_WINS, "J. Feinstein 1993 (16–20)"));
      case 8 -> Optional.of(Known.of(0, "H. Takizawa 2023, Othello is Solved"));
      default -> Optional.empty();
    };
  }

  private static Optional<Known> smallBoardWithHoles(String blocked, boolean emptiesToWinner) {
    return switch (blocked) {
      case "a1" -> Optional.of(Known.of(emptiesToWinner ? 15 : 13, SEARCHED));
      case "a1 d4" -> Optional.of(Known.of(emptiesToWinner ? 14 : 13, SEARCHED));
      case "a1 d1 a4 d4" -> Optional.of(Known.of(6, SEARCHED));
      default -> Optional.empty();
    };
  }
}
