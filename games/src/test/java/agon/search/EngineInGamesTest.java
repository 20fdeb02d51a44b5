package agon.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.EnginePlayer;
import agon.player.GreedyPlayer;
import agon.player.Player;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine with real games: values that are known, stopping, thinking ahead, winning. */
@Tag("slow")
class EngineInGamesTest {
  private static final EngineOptions SMALL = EngineOptions.STANDARD.with("hash=16");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah(pits=1,seeds=3) | 6",
        "kalah(pits=2,seeds=4) | -10",
        "kalah(pits=3,seeds=6) | -8",
        "kalah(pits=4,seeds=3) | 6",
        "kalah(pits=4,seeds=4) | 2",
        "kalah(pits=5,seeds=2) | 2",
        "kalah(pits=4,seeds=3,empty-capture=true) | 8",
        "kalah(pits=4,seeds=3,end=mover) | 6",
        "othello(size=4) | -8",
        "othello(size=4,blocked=a1) | 13",
        "othello(size=4,blocked=a1 d1 a4 d4) | 6"
      })
  void knownMarginsComeOutProven(String line, int margin) {
    Game game = Games.CATALOG.game(line);
    SearchInfo info =
        new Engine(game, SMALL.with("lmr=false,iir=false"))
            .analyse(game.start(), Limits.nodes(20_000_000));
    assertThat(info.score().isProven()).isTrue();
    assertThat(info.score().score()).isEqualTo(margin * Score.UNIT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomoku", "kalah", "oware", "dipole", "othello", "crete", "hexthello"})
  void aSearchWithoutLimitsEndsWhenToldTo(String line) throws Exception {
    Game game = Games.CATALOG.game(line);
    Engine engine = new Engine(game, SMALL.with("threads=2"));
    CompletableFuture<SearchInfo> first = new CompletableFuture<>();
    Search search = engine.start(game.start(), Limits.NONE, first::complete);
    assertThat(first.get(10, TimeUnit.SECONDS).depth()).isPositive();
    search.stop();
    assertThat(search.await().getFirst().depth()).isPositive();
  }

  /** Right after the start, while the first depth is searched, and later. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "gomoku",
        "kalah",
        "oware",
        "dipole",
        "othello",
        "othello(size=10)",
        "crete",
        "hexthello"
      })
  void aStopIsHeardWheneverItComes(String line) throws Exception {
    Game game = Games.CATALOG.game(line);
    Position start = game.start();
    for (String threads : new String[] {"1", "2"}) {
      Engine engine = new Engine(game, SMALL.with("threads=" + threads));
      for (int micros = 0; micros < 3000; micros += 100) {
        Search search = engine.start(start, Limits.NONE, info -> {});
        LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(micros));
        search.stop();
        CompletableFuture<List<SearchInfo>> said = CompletableFuture.supplyAsync(search::await);
        assertThat(said.get(10, TimeUnit.SECONDS).getFirst().line()).isNotEmpty();
      }
    }
  }

  @Test
  void aPositionOfAnotherGameIsRefusedAlsoWhereItLooksTheSame() {
    List<String> lines =
        List.of(
            "tictactoe",
            "gomoku",
            "kalah",
            "oware",
            "kalah(pits=9,seeds=4)",
            "dipole",
            "dipole(size=10)",
            "othello",
            "othello(size=10)",
            "othello(size=16)",
            "hexthello");
    for (String line : lines) {
      Game game = Games.CATALOG.game(line);
      Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=1"));
      for (String other : lines) {
        if (!other.equals(line)) {
          assertThat(engine.analyse(game.start(), Limits.nodes(100)).line()).isNotEmpty();
          assertThatThrownBy(
                  () -> engine.analyse(Games.CATALOG.game(other).start(), Limits.nodes(100)))
              .as("%s for %s", other, line)
              .isInstanceOf(BadInput.class)
              .hasMessageContaining("no position of " + game.line());
        }
      }
    }
  }

  @Test
  void thinkingOnTheOthersTimeGoesOnWithinLimitsWhenTheMoveWasGuessed() throws Exception {
    Game game = Games.CATALOG.game("othello");
    Engine engine = new Engine(game, SMALL);
    Position expected = game.start();
    game.moves(expected, "f5 d6").forEach(expected::play);
    CountDownLatch thinks = new CountDownLatch(1);
    Search search = engine.ponder(expected, Limits.NONE, info -> thinks.countDown());
    thinks.await();
    assertThat(search.isDone()).isFalse();
    search.continueWithin(Limits.time(Duration.ofMillis(50)));
    assertThat(search.await().getFirst().depth()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomoku", "kalah", "oware", "dipole", "othello", "crete"})
  void greedyLosesFromTheStart(String line) {
    Game game = Games.CATALOG.game(line);
    for (int side = 0; side < 2; side++) {
      Player engine = new EnginePlayer(new Engine(game, SMALL));
      Player greedy = new GreedyPlayer(game);
      greedy.newGame(game.start(), 0, Limits.NONE, side);
      Position position = game.start();
      while (!position.isOver()) {
        Player player = position.turn() == side ? engine : greedy;
        position.play(player.choose(position, Limits.nodes(5000)));
      }
      int margin = side == 0 ? position.margin() : -position.margin();
      assertThat(margin).as("%s, engine plays side %d", line, side).isPositive();
    }
  }
}
