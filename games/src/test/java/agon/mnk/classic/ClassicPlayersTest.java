package agon.mnk.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.player.Player;
import agon.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What both players of the reports owe everyone, on boards their authors never thought of. */
class ClassicPlayersTest {
  private static final List<String> BOARDS =
      List.of(
          "m=1,n=1,k=1",
          "m=1,n=1,k=3",
          "m=2,n=2,k=2",
          "m=3,n=3,k=3",
          "m=3,n=3,k=7",
          "m=1,n=12,k=3",
          "m=12,n=1,k=4",
          "m=4,n=3,k=3",
          "m=7,n=4,k=4",
          "m=6,n=6,k=5,exact=true",
          "m=8,n=8,k=2",
          "m=10,n=10,k=5",
          "m=19,n=19,k=5");

  private static Player player(String name, Game game, long seed) {
    Player player = Games.PLAYERS.create(name, game);
    player.newGame(game.start(), 0, Limits.NONE, seed);
    return player;
  }

  /** The moves of a game against chance, each checked. */
  private static List<Integer> play(String name, String settings, long seed, Limits limits) {
    Game game = Games.CATALOG.game("mnk(" + settings + ")");
    Player player = player(name, game, seed);
    Position position = game.start();
    Rng rng = new Rng(seed);
    int[] scratch = new int[game.maxMoves()];
    List<Integer> moves = new ArrayList<>();
    while (!position.isOver() && moves.size() < 60) {
      int move;
      if ((moves.size() & 1) == (seed & 1)) {
        long key = position.key();
        int ply = position.ply();
        move = player.choose(position, limits);
        assertThat(position.key()).isEqualTo(key);
        assertThat(position.ply()).isEqualTo(ply);
        assertThat(position.isLegal(move, scratch)).as("%s, seed %d", settings, seed).isTrue();
      } else {
        move = position.randomMove(rng, scratch);
      }
      position.play(move);
      moves.add(move);
    }
    return moves;
  }

  @ParameterizedTest
  @ValueSource(strings = {"corrado", "miliardario"})
  void movesAreLegalAndLeaveThePositionAsItWas(String name) {
    for (String settings : BOARDS) {
      for (long seed = 0; seed < 4; seed++) {
        assertThat(play(name, settings, seed, Limits.nodes(300))).isNotEmpty();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"corrado,300,99", "corrado,1000000,2", "miliardario,300,99"})
  void theSameLimitsGiveTheSameGame(String name, long nodes, int depth) {
    Limits limits = Limits.nodes(nodes).andDepth(depth);
    for (String settings : List.of("m=5,n=5,k=4", "m=9,n=9,k=5")) {
      assertThat(play(name, settings, 7, limits)).isEqualTo(play(name, settings, 7, limits));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "corrado,'m=19,n=19,k=5'",
    "corrado,'m=70,n=70,k=10'",
    "corrado,'m=255,n=255,k=100'",
    "miliardario,'m=70,n=70,k=10'",
    "miliardario,'m=255,n=255,k=128'"
  })
  void littleTimeIsEnoughOnLargeBoards(String name, String settings) {
    Game game = Games.CATALOG.game("mnk(" + settings + ")");
    Position position = game.start();
    Rng rng = new Rng(3);
    int[] scratch = new int[game.maxMoves()];
    for (int i = 0; i < 30 && !position.isOver(); i++) {
      position.play(position.randomMove(rng, scratch));
    }
    Player player = player(name, game, 0);
    Limits limits = Limits.time(Duration.ofMillis(20));
    for (int i = 0; i < 3; i++) {
      long start = System.nanoTime();
      int move = player.choose(position, limits);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
      assertThat(position.isLegal(move, scratch)).isTrue();
      position.play(move);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"corrado", "miliardario"})
  void theyWinAgainstChance(String name) {
    for (long seed = 0; seed < 6; seed++) {
      List<Integer> moves = play(name, "m=10,n=10,k=5", seed, Limits.nodes(2000));
      assertThat(moves.size() & 1).as("seed %d", seed).isEqualTo((int) (1 - (seed & 1)));
      assertThat(moves).as("seed %d", seed).hasSizeLessThan(60);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"corrado", "miliardario"})
  void theyPlayNoOtherGame(String name) {
    Game othello = Games.CATALOG.game("othello");
    assertThatThrownBy(() -> Games.PLAYERS.create(name, othello))
        .isInstanceOf(BadInput.class)
        .hasMessage(name + " plays mnk, not othello");
  }
}
