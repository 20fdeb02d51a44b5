package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Position;
import agon.mancala.classic.Nask;
import agon.player.EnginePlayer;
import agon.player.Player;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import agon.search.SearchInfo;
import org.junit.jupiter.api.Test;

/** Where only winning counts, a lost position is played for the other side's mistakes. */
class KalahTrapsTest {
  private static final Kalah GAME = (Kalah) Kalah.FAMILY.game("pits=4,seeds=4,numbering=store");
  private static final Limits LIMITS = Limits.nodes(400_000);
  private final KalahSolver slow = new KalahSolver(GAME);

  private static Engine engine(String options) {
    return new Engine(GAME, EngineOptions.STANDARD.with("hash=1," + options));
  }

  /** What North has in the end, who is to move and loses by two against best play. */
  private static int playOut(Player north) {
    Player south = Nask.KIND.maker().make(GAME, Nask.KIND.settings().with("depth=8"));
    Position position = GAME.position("5,0,6,5,1/5,4,0,5,1 N");
    south.newGame(position, Position.FIRST, LIMITS, 1);
    north.newGame(position, Position.SECOND, LIMITS, 1);
    while (!position.isOver()) {
      Player mover = position.turn() == Position.FIRST ? south : north;
      position.play(mover.choose(position, LIMITS));
    }
    return -position.margin();
  }

  @Test
  void aLostPositionIsWonFromWhoSeesLess() {
    assertThat(playOut(new EnginePlayer(engine("traps=false")))).isEqualTo(-2);
    assertThat(playOut(new EnginePlayer(engine("traps=auto")))).isPositive();
  }

  @Test
  void whatIsNotLostIsNeverRisked() {
    Engine engine = engine("traps=true");
    RandomBoards.strew(
        GAME,
        14,
        30,
        position -> {
          int value = position.isOver() ? -1 : forMover(position, position.turn());
          if (value >= 0) {
            int mover = position.turn();
            position.play(engine.analyse(position, LIMITS).move());
            assertThat(forMover(position, mover)).as(GAME.text(position)).isEqualTo(value);
            position.undo();
          }
        });
  }

  @Test
  void whoAsksForTheBestMoveIsToldIt() {
    Engine engine = engine("traps=auto");
    RandomBoards.strew(
        GAME,
        14,
        30,
        position -> {
          if (!position.isOver()) {
            SearchInfo info = engine.analyse(position, LIMITS);
            assertThat(info.score().isProven()).isTrue();
          }
        });
  }

  private int forMover(Position position, int player) {
    int margin = slow.margin(position);
    return player == Position.FIRST ? margin : -margin;
  }
}
