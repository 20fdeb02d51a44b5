package agon.dipole;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.model.LearntEstimate;
import agon.model.NetworkModel;
import java.util.List;
import org.junit.jupiter.api.Test;

class DipoleNetworkTest {
  private static final Dipole GAME = (Dipole) Games.CATALOG.game("dipole");
  private static final DipoleBoard BOARD = DipoleBoard.of(8);
  private static final NetworkModel NETWORK = (NetworkModel) GAME.shipped().orElseThrow().model();

  @Test
  void sumsKeptMoveByMoveAreThoseAddedUpAnew() {
    Rng rng = new Rng(1);
    int[] scratch = new int[GAME.maxMoves()];
    for (int game = 0; game < 200; game++) {
      DipolePosition position = (DipolePosition) GAME.start();
      List<LearntEstimate> kept = estimates(position);
      while (!position.isOver()) {
        int move = position.randomMove(rng, scratch);
        position.play(move);
        kept.forEach(estimate -> estimate.played(move));
        if (rng.below(3) > 0) {
          check(kept, position);
        }
        for (int back = rng.below(4); back > 2 && position.ply() > 0; back--) {
          int last = position.lastMove();
          position.undo();
          kept.forEach(estimate -> estimate.undone(last));
          check(kept, position);
        }
      }
    }
  }

  @Test
  void sumsAreRightAlsoBeforeWhereTheyBegan() {
    Rng rng = new Rng(3);
    int[] scratch = new int[GAME.maxMoves()];
    Position position = GAME.start();
    for (int i = 0; i < 4; i++) {
      position.play(position.randomMove(rng, scratch));
    }
    List<LearntEstimate> kept = estimates(position);
    check(kept, position);
    while (position.ply() > 0) {
      int last = position.lastMove();
      position.undo();
      kept.forEach(estimate -> estimate.undone(last));
      check(kept, position);
    }
  }

  @Test
  void bothSidesSeeTheSame() {
    Rng rng = new Rng(2);
    int[] scratch = new int[GAME.maxMoves()];
    for (int game = 0; game < 50; game++) {
      DipolePosition position = (DipolePosition) GAME.start();
      for (int i = 0; i < 6 && !position.isOver(); i++) {
        position.play(position.randomMove(rng, scratch));
      }
      assertThat(anew(turnedRound(position))).isEqualTo(anew(position));
    }
  }

  @Test
  void aManMoreIsWorthAboutAMan() {
    DipolePosition position = (DipolePosition) GAME.start();
    int even = anew(position);
    DipolePosition ahead = new DipolePosition(BOARD, 0, 0, Position.FIRST);
    for (int square = 0; square < BOARD.squares; square++) {
      int men = position.men(square);
      if (position.owns(Position.FIRST, square)) {
        ahead.put(0, square, men);
      } else if (men != 0) {
        ahead.put(1, square, men - 2);
      }
    }
    assertThat(anew(ahead) - even).isBetween(100, 640);
  }

  private static void check(List<LearntEstimate> kept, Position position) {
    int anew = anew(position);
    assertThat(kept).allMatch(estimate -> estimate.forSideToMove() == anew);
  }

  /** What any game's network is read by, and Dipole's own way. */
  private static List<LearntEstimate> estimates(Position position) {
    return List.of(
        NETWORK.at(GAME.viewSet().features(position)), GAME.viewSet().estimate(position, NETWORK));
  }

  private static int anew(Position position) {
    return estimates(position).getFirst().forSideToMove();
  }

  private static DipolePosition turnedRound(DipolePosition position) {
    DipolePosition turned = new DipolePosition(BOARD, 0, 0, 1 - position.turn());
    for (int square = 0; square < BOARD.squares; square++) {
      if (position.men(square) != 0) {
        int owner = position.owns(0, square) ? 0 : 1;
        turned.put(1 - owner, BOARD.squares - 1 - square, position.men(square));
      }
    }
    return turned;
  }
}
