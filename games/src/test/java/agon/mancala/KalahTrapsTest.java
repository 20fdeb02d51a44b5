package agon.mancala;

import static org.assertj.core.api.Assertions.assertThat;

import agon.endgame.ProvenBook;
import agon.game.Position;
import agon.mancala.classic.Nask;
import agon.player.EnginePlayer;
import agon.player.Player;
import agon.proof.TrapMaker;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Exact;
import agon.search.Insight;
import agon.search.Limits;
import agon.search.Onlooker;
import agon.search.Score;
import agon.search.SearchInfo;
import agon.search.Visits;
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

  private static final Kalah SMALL = (Kalah) Kalah.FAMILY.game("pits=5,seeds=3");

  /** As far as those look who are imagined here. */
  private static final int DEEPEST = 8;

  private static Exact with(ProvenBook traps) {
    SowingTable sowing = SowingTable.kalah(SMALL.rules(), SMALL.total());
    return new KalahExact(SMALL, sowing, 1, ProvenBook.EMPTY, traps);
  }

  @Test
  void whoPlaysByTheTrapsBeatsThoseTheyWereMadeFor() {
    TrapMaker maker =
        new TrapMaker(SMALL, SMALL.solver(1, false).orElseThrow(), DEEPEST, () -> true);
    TrapMaker.Traps traps = maker.make(better -> {});
    assertThat(traps.won()).isPositive();
    Exact solver = with(new ProvenBook(maker.entries(traps)));
    int won = 0;
    int notLost = 0;
    for (int depth = 6; depth <= DEEPEST; depth++) {
      for (int kind = 0; kind < 6; kind++) {
        int margin = playedOut(solver, depth, kind / 2, kind % 2 == 0);
        won += margin < 0 ? 1 : 0;
        notLost += margin <= 0 ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThanOrEqualTo(traps.won());
    assertThat(notLost).isGreaterThanOrEqualTo(traps.won() + traps.drawn());
  }

  /**
   * The margin for South, who looks some plies ahead, against the traps and then best play. What a
   * trap says that its position is worth is looked at as well.
   */
  private static int playedOut(Exact north, int depth, int way, boolean lastOfEquals) {
    Position position = SMALL.start();
    Visits visits = new Visits();
    Insight insight = SMALL.insight(position);
    Onlooker south =
        new Onlooker(position, insight, way, lastOfEquals, depth, SMALL.maxMoves(), visits);
    while (!position.isOver()) {
      int move = position.turn() == Position.FIRST ? south.choose() : north.trap(position);
      if (position.turn() == Position.SECOND && move != Position.NO_MOVE) {
        int said = north.least();
        assertThat(north.solve(position, 0, Long.MAX_VALUE / 4, visits)).isTrue();
        assertThat(said).isNegative().isEqualTo(north.least());
      }
      if (move == Position.NO_MOVE) {
        assertThat(north.solve(position, 0, Long.MAX_VALUE / 4, visits)).isTrue();
        move = north.line(position, Long.MAX_VALUE / 4, visits).getFirst();
      }
      position.play(move);
    }
    return position.margin();
  }

  @Test
  void whoHasEnoughInTheStoreSetsNoTrap() {
    Position poor = SMALL.position("3,3,3,0,0,9/3,3,0,0,0,6 N");
    Position rich = SMALL.position("3,3,3,0,0,6/3,3,0,0,0,9 N");
    long number = SMALL.number(poor).orElseThrow();
    assertThat(SMALL.number(rich)).hasValue(number);
    Exact solver = with(new ProvenBook(new long[] {ProvenBook.entry(number, -2, 1)}));
    assertThat(solver.trap(poor)).isEqualTo(1);
    assertThat(solver.least()).isEqualTo(-5);
    assertThat(solver.trap(rich)).isEqualTo(Position.NO_MOVE);
  }

  @Test
  void inTheLeagueATrapIsPlayedAtOnce() {
    Kalah granada = (Kalah) Kalah.FAMILY.game("pits=6,seeds=4,numbering=store");
    Engine engine = new Engine(granada, EngineOptions.STANDARD.with("hash=1"));
    Position position = granada.start();
    position.play(5);
    assertThat(engine.analyse(position, Limits.nodes(50_000)).score().isProven()).isTrue();
    engine.sitDown();
    SearchInfo report = engine.analyse(position, Limits.nodes(50_000));
    assertThat(report.nodes()).isZero();
    assertThat(report.score().isProven()).isFalse();
    assertThat(report.score().score()).isEqualTo(-4 * Score.UNIT);
  }

  private int forMover(Position position, int player) {
    int margin = slow.margin(position);
    return player == Position.FIRST ? margin : -margin;
  }
}
