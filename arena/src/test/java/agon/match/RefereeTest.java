package agon.match;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.record.Ending;
import agon.record.RecordedMove;
import agon.search.Limits;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** Whoever breaks the rules loses, with the reason in the record, and nothing else happens. */
class RefereeTest {
  private static final Game GAME = Games.CATALOG.game("tictactoe");

  /** Plays what it is told to. */
  private record Scripted(BiFunction<Position, Limits, Integer> script, Duration grace)
      implements Player {
    @Override
    public String name() {
      return "scripted";
    }

    @Override
    public boolean thinksHere() {
      return false;
    }

    @Override
    public int choose(Position position, Limits limits) {
      return script.apply(position, limits);
    }
  }

  private static Player player(BiFunction<Position, Limits, Integer> script) {
    return new Scripted(script, Duration.ZERO);
  }

  private static int firstMove(Position position, Limits limits) {
    int[] moves = new int[GAME.maxMoves()];
    position.moves(moves);
    return moves[0];
  }

  private static final Player HONEST = player(RefereeTest::firstMove);

  private static Played play(String time, Player first, Player second) {
    return new Referee(GAME, TimeControl.parse(time), (position, move) -> {})
        .play(Opening.NONE, new Player[] {first, second}, new String[] {"a", "b"}, Map.of(), 1);
  }

  private static List<Integer> moves(Played played) {
    return played.record().moves().stream().map(RecordedMove::move).toList();
  }

  private static void assertLost(Played played, int side, Ending.Reason reason) {
    assertThat(played.record().outcome()).contains(Outcome.winOf(1 - side));
    assertThat(played.record().ending().reason()).isEqualTo(reason);
    assertThat(played.broken()).containsExactly(side);
  }

  @Test
  void aGameEndsByTheRules() {
    Played played = play("none", HONEST, HONEST);
    assertThat(played.record().ending()).isEqualTo(Ending.BY_THE_RULES);
    assertThat(played.record().outcome()).contains(played.record().end().outcome());
    assertThat(played.broken()).isEmpty();
  }

  @Test
  void anIllegalMoveLoses() {
    assertLost(play("none", HONEST, player((p, l) -> p.lastMove())), 1, Ending.Reason.ILLEGAL_MOVE);
    assertLost(play("none", player((p, l) -> -7), HONEST), 0, Ending.Reason.ILLEGAL_MOVE);
  }

  @Test
  void anExceptionLosesAndIsNamed() {
    Player thrower =
        player(
            (p, l) -> {
              throw new IllegalStateException("out of ideas");
            });
    Played played = play("none", thrower, HONEST);
    assertLost(played, 0, Ending.Reason.FAILURE);
    assertThat(played.record().ending().detail()).contains("out of ideas");
  }

  @Test
  void aStackOverflowLoses() {
    assertLost(play("none", HONEST, player(RefereeTest::forever)), 1, Ending.Reason.FAILURE);
  }

  @SuppressWarnings("InfiniteRecursion")
  private static int forever(Position position, Limits limits) {
    return 1 + forever(position, limits);
  }

  @Test
  void whoLeavesStonesOnItsBoardLosesAndTheGameIsAsItWas() {
    Player careless =
        player(
            (p, l) -> {
              int move = firstMove(p, l);
              p.play(move);
              return move;
            });
    Played played = play("none", HONEST, careless);
    assertLost(played, 1, Ending.Reason.FAILURE);
    assertThat(played.record().ending().detail()).contains("left its board");
    assertThat(played.record().moves()).hasSize(1);
  }

  @Test
  void whoKeepsItsBoardAndPlaysOnItLaterHarmsNobody() {
    Position[] kept = new Position[1];
    Player meddler =
        player(
            (p, l) -> {
              if (kept[0] != null && !kept[0].isOver()) {
                kept[0].play(firstMove(kept[0], l));
              }
              kept[0] = p;
              return firstMove(p, l);
            });
    Played played = play("none", meddler, HONEST);
    assertThat(played.record().ending()).isEqualTo(Ending.BY_THE_RULES);
    assertThat(moves(played)).isEqualTo(moves(play("none", HONEST, HONEST)));
  }

  @Test
  void whoPlaysOnItsBoardFromAnotherThreadHarmsAtMostItself() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    Player restless =
        player(
            (p, l) -> {
              int move = firstMove(p, l);
              threads.add(
                  Thread.ofPlatform()
                      .start(
                          () -> {
                            while (!p.isOver()) {
                              p.play(firstMove(p, l));
                            }
                          }));
              return move;
            });
    Played played = play("none", restless, HONEST);
    for (Thread thread : threads) {
      thread.join();
    }
    List<Integer> honest = moves(play("none", HONEST, HONEST));
    assertThat(moves(played)).isEqualTo(honest.subList(0, moves(played).size()));
    assertThat(played.broken()).isSubsetOf(0);
  }

  @Test
  void aPlayerThatThrowsWhereverItIsAskedLoses() {
    assertLost(play("none", HONEST, new Spoilt("asked to pass")), 1, Ending.Reason.FAILURE);
    assertLost(play("none", new Spoilt("grace"), HONEST), 0, Ending.Reason.FAILURE);
    assertLost(play("none", new Spoilt("opinion"), HONEST), 0, Ending.Reason.FAILURE);
    assertLost(play("none", new Spoilt("choose"), HONEST), 0, Ending.Reason.FAILURE);
  }

  /** Lacks a class of its own in one place. */
  private record Spoilt(String where) implements Player {
    private <T> T unless(String place, T answer) {
      if (where.equals(place)) {
        throw new NoClassDefFoundError("a class of its own");
      }
      return answer;
    }

    @Override
    public String name() {
      return "spoilt";
    }

    @Override
    public boolean isAskedToPass() {
      return unless("asked to pass", false);
    }

    @Override
    public int choose(Position position, Limits limits) {
      return unless("choose", firstMove(position, limits));
    }

    @Override
    public Duration grace() {
      return unless("grace", Duration.ZERO);
    }

    @Override
    public Optional<String> opinion() {
      return unless("opinion", Optional.empty());
    }
  }

  @Test
  void aMarkThatAPlayerLeavesOnTheThreadIsWipedAway() {
    Player interrupter =
        player(
            (p, l) -> {
              Thread.currentThread().interrupt();
              return firstMove(p, l);
            });
    assertThat(play("none", interrupter, HONEST).broken()).isEmpty();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aFaultKeepsItsReason() {
    Player silent =
        player(
            (p, l) -> {
              throw new PlayerFault(Ending.Reason.TIME, "no answer within 1 s");
            });
    assertLost(play("none", silent, HONEST), 0, Ending.Reason.TIME);
  }

  @Test
  void aPlayerThatCannotStartLosesWithoutAMove() {
    Player lame =
        new Player() {
          @Override
          public String name() {
            return "lame";
          }

          @Override
          public void newGame(Position start, int side, Limits limits, long seed) {
            throw new PlayerFault(Ending.Reason.FAILURE, "cannot start");
          }

          @Override
          public int choose(Position position, Limits limits) {
            throw new AssertionError("asked for a move");
          }
        };
    Played played = play("none", HONEST, lame);
    assertLost(played, 1, Ending.Reason.FAILURE);
    assertThat(played.record().moves()).isEmpty();
  }

  private static Player slow(long millis, long grace) {
    return new Scripted(
        (position, limits) -> {
          long end = System.nanoTime() + millis * 1_000_000;
          while (System.nanoTime() < end) {
            LockSupport.parkNanos(end - System.nanoTime());
          }
          return firstMove(position, limits);
        },
        Duration.ofMillis(grace));
  }

  @Test
  void aLateMoveLoses() {
    Played played = play("10ms", slow(40, 0), HONEST);
    assertLost(played, 0, Ending.Reason.TIME);
    assertThat(played.record().ending().detail()).contains("used of 10ms");
  }

  @Test
  void timeThatTheMachineDidNotGiveIsForgiven() {
    Player sleeper =
        new Player() {
          @Override
          public String name() {
            return "sleeper";
          }

          @Override
          public Duration grace() {
            return Duration.ofMillis(10);
          }

          @Override
          public int choose(Position position, Limits limits) {
            return slow(40, 0).choose(position, limits); // waits without computing
          }
        };
    assertThat(play("10ms", sleeper, slow(0, 60_000)).broken()).isEmpty();
  }

  @Test
  void graceForgivesTheWayHere() {
    assertThat(play("10ms", slow(20, 60_000), slow(0, 60_000)).broken()).isEmpty();
  }

  @Test
  void aClockRunsDownAndIsRecorded() {
    List<Duration> left = new ArrayList<>();
    Player watcher =
        new Scripted(
            (position, limits) -> {
              left.add(limits.clock().orElseThrow().left());
              return slow(450, 0).choose(position, limits);
            },
            Duration.ZERO);
    Played lost = play("1s+1ms", watcher, slow(0, 60_000));
    assertLost(lost, 0, Ending.Reason.TIME);
    assertThat(left.getFirst()).isEqualTo(Duration.ofSeconds(1));
    assertThat(left.getLast()).isLessThan(Duration.ofSeconds(1));
    assertThat(play("1m+0", HONEST, HONEST).record().moves().getLast().clock()).isPresent();
  }

  @Test
  void passesAreMadeForThePlayer() {
    Game othello = Games.CATALOG.game("othello(size=4)");
    int[] asked = new int[1];
    for (int seed = 0; seed < 40; seed++) {
      Player one =
          new Scripted(
              (position, limits) -> {
                asked[0]++;
                int[] moves = new int[othello.maxMoves()];
                position.moves(moves);
                assertThat(othello.text(position, moves[0])).isNotEqualTo("pass");
                return position.randomMove(new agon.game.Rng(asked[0]), moves);
              },
              Duration.ofMinutes(1));
      Played played =
          new Referee(othello, TimeControl.NONE, (p, m) -> {})
              .play(Opening.NONE, new Player[] {one, one}, new String[] {"a", "b"}, Map.of(), seed);
      assertThat(played.record().ending()).isEqualTo(Ending.BY_THE_RULES);
    }
  }

  @Test
  void aProvenGameMayEndEarlyAndOnlyThen() {
    Game kalah = Games.CATALOG.game("kalah(pits=3,seeds=2)");
    Player one = agon.player.Players.OF_THE_HOUSE.create("random", kalah);
    for (int seed = 0; seed < 10; seed++) {
      Played played =
          new Referee(kalah, TimeControl.NONE, (p, m) -> {}, Judge.engine(kalah, 2000))
              .play(Opening.NONE, new Player[] {one, one}, new String[] {"a", "b"}, Map.of(), seed);
      assertThat(played.record().ending().reason()).isEqualTo(Ending.Reason.ADJUDICATION);
      assertThat(played.record().ending().detail()).contains("proven");
      assertThat(played.broken()).isEmpty();
    }
  }

  /** Passes when it must, wants to be asked for it, and remembers what it was told at the end. */
  private static final class Asked implements Player {
    final Game game;
    int passes;
    String told = "";

    Asked(Game game) {
      this.game = game;
    }

    @Override
    public String name() {
      return "asked";
    }

    @Override
    public boolean isAskedToPass() {
      return true;
    }

    @Override
    public int choose(Position position, Limits limits) {
      int[] moves = new int[game.maxMoves()];
      int move = position.randomMove(new agon.game.Rng(position.key()), moves);
      passes += game.text(position, move).equals("pass") ? 1 : 0;
      return move;
    }

    @Override
    public void gameOver(Position end, Outcome outcome, Ending ending) {
      told = outcome.text() + " " + ending.text();
    }
  }

  @Test
  void whoWantsToIsAskedToPass() {
    int asked = 0;
    int made = 0;
    for (int size = 4; size <= 10; size += 2) {
      Game othello = Games.CATALOG.game("othello(size=" + size + ")");
      Asked one = new Asked(othello);
      Played played =
          new Referee(othello, TimeControl.NONE, (p, m) -> {})
              .play(Opening.NONE, new Player[] {one, one}, new String[] {"a", "b"}, Map.of(), 1);
      asked += one.passes;
      Position position = played.record().start();
      for (RecordedMove move : played.record().moves()) {
        made += othello.text(position, move.move()).equals("pass") ? 1 : 0;
        position.play(move.move());
      }
    }
    assertThat(asked).isEqualTo(made).isPositive();
  }

  @Test
  void aGameMayBeDecidedEarlyAndPlayersHearWhy() {
    Asked first = new Asked(GAME);
    Asked second = new Asked(GAME);
    Played played =
        new Referee(
                GAME,
                TimeControl.NONE,
                (p, m) -> {},
                position ->
                    position.ply() < 3
                        ? java.util.Optional.empty()
                        : java.util.Optional.of(
                            new Judge.Decision(Outcome.SECOND_WINS, "enough seen")))
            .play(Opening.NONE, new Player[] {first, second}, new String[] {"a", "b"}, Map.of(), 1);
    assertThat(played.record().moves()).hasSize(3);
    assertThat(played.result().outcome()).isEqualTo(Outcome.SECOND_WINS);
    assertThat(played.broken()).isEmpty();
    assertThat(first.told).isEqualTo("0-1 adjudicated: enough seen");
    assertThat(second.told).isEqualTo(first.told);
  }
}
