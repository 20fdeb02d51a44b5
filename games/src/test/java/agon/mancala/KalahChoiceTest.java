package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A position that is not won is made as hard for the other side as it can be, and no worse. */
class KalahChoiceTest {
  private static final Kalah GAME = (Kalah) Kalah.FAMILY.game("pits=4,seeds=3");
  private final KalahSolver slow = new KalahSolver(GAME);

  private int value(Position position, int player) {
    int margin = slow.margin(position);
    return player == Position.FIRST ? margin : -margin;
  }

  /** How many in a thousand answers keep what the answering side has; 2000 where there is none. */
  private int ease(Position position, int move) {
    int mover = position.turn();
    position.play(move);
    int ease = 2000;
    if (!position.isOver() && position.turn() != mover) {
      int[] moves = new int[GAME.maxMoves()];
      int count = position.moves(moves);
      int before = value(position, 1 - mover);
      int keeping = 0;
      for (int i = 0; i < count; i++) {
        position.play(moves[i]);
        int now = value(position, 1 - mover);
        position.undo();
        keeping += (before > 0 ? now > 0 : now >= before) ? 1 : 0;
      }
      ease = 1000 * keeping / count;
    }
    position.undo();
    return ease;
  }

  @Test
  void onlyMovesOfTheProvenValueAreChosenAndAmongThemTheHardestToAnswer() {
    Engine engine = new Engine(GAME, EngineOptions.STANDARD.with("hash=1"));
    AtomicInteger choices = new AtomicInteger();
    RandomBoards.strew(
        GAME,
        14,
        300,
        position -> {
          if (position.isOver()) {
            return;
          }
          int mover = position.turn();
          int value = value(position, mover);
          SearchInfo info = engine.analyse(position, Limits.nodes(200_000));
          assertThat(info.score().isProven()).isTrue();
          int[] moves = new int[GAME.maxMoves()];
          int count = position.moves(moves);
          int chosen = ease(position, info.move());
          position.play(info.move());
          assertThat(value(position, mover)).as(GAME.text(position)).isEqualTo(value);
          position.undo();
          for (int i = 0; i < count && value <= 0 && chosen <= 1000; i++) {
            position.play(moves[i]);
            boolean equal = value(position, mover) == value;
            position.undo();
            int ease = equal ? ease(position, moves[i]) : 2000;
            if (ease <= 1000) {
              assertThat(chosen).as(GAME.text(position)).isLessThanOrEqualTo(ease);
              choices.addAndGet(ease > chosen ? 1 : 0);
            }
          }
        });
    assertThat(choices.get()).isPositive();
  }
}
