package agon.othello.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Outcome;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.othello.Othello;
import agon.player.Player;
import agon.search.Limits;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CreteTest {
  private static final String SMALL = "crete(entries=20000)";

  private static Player player(String line, Game game, long seed) {
    Player player = Games.PLAYERS.create(line, game);
    player.newGame(game.start(), Position.FIRST, Limits.NONE, seed);
    return player;
  }

  /** Plays a game to its end and returns the moves. */
  private static String game(Game game, Player first, Player second, Limits limits, long seed) {
    Position position = game.start();
    first.newGame(position, Position.FIRST, limits, seed);
    second.newGame(position, Position.SECOND, limits, seed + 1);
    return finish(game, position, first, second, limits);
  }

  private static String finish(
      Game game, Position position, Player first, Player second, Limits limits) {
    StringBuilder moves = new StringBuilder();
    int[] scratch = new int[game.maxMoves()];
    while (!position.isOver()) {
      String before = game.text(position);
      long key = position.key();
      int ply = position.ply();
      Player mover = position.turn() == Position.FIRST ? first : second;
      int move = mover.choose(position, limits);
      assertThat(position.isLegal(move, scratch)).as(game.line() + " " + before).isTrue();
      assertThat(game.text(position)).as("the position is left as it was").isEqualTo(before);
      assertThat(position.key()).isEqualTo(key);
      assertThat(position.ply()).isEqualTo(ply);
      moves.append(game.text(position, move)).append(' ');
      position.play(move);
    }
    return moves.append(position.margin()).toString();
  }

  @Test
  void playsLegalMovesOnAllBoardsAndLeavesThePositionAlone() {
    for (Game game : Boards.all()) {
      Player crete = player(SMALL, game, 1);
      Player random = player("random", game, 2);
      game(game, crete, random, Limits.nodes(200), 1);
      game(game, random, crete, Limits.nodes(200), 2);
    }
  }

  @Test
  void playsOnFromAnyPosition() {
    for (int seed = 0; seed < 5; seed++) {
      Position position = Boards.CRETE.start();
      int[] scratch = new int[Boards.CRETE.maxMoves()];
      Rng rng = new Rng(seed);
      while (position.ply() < 12 * seed && !position.isOver()) {
        position.play(position.randomMove(rng, scratch));
      }
      Player crete = player(SMALL, Boards.CRETE, seed);
      finish(Boards.CRETE, position, crete, crete, Limits.nodes(200));
    }
  }

  @Test
  void optimisationsParagraphItAlwaysBeatsGreedyAndRandom() {
    for (String weak : new String[] {"greedy", "random"}) {
      for (int seed = 0; seed < 4; seed++) {
        Player crete = player(SMALL, Boards.CRETE, seed);
        Player other = player(weak, Boards.CRETE, seed);
        boolean isFirst = seed % 2 == 0;
        String moves =
            game(
                Boards.CRETE,
                isFirst ? crete : other,
                isFirst ? other : crete,
                Limits.nodes(3000),
                seed);
        int margin = Integer.parseInt(moves.substring(moves.lastIndexOf(' ') + 1));
        assertThat(Outcome.ofMargin(isFirst ? margin : -margin))
            .as("%s seed %d: %s", weak, seed, moves)
            .isEqualTo(Outcome.winOf(Position.FIRST));
      }
    }
  }

  @Test
  void theSeedDecidesEverythingWhenNodesOrDepthAreLimited() {
    for (Limits limits : new Limits[] {Limits.nodes(500), Limits.depth(2)}) {
      Player one = player(SMALL, Boards.CRETE, 1);
      Player two = player(SMALL, Boards.CRETE, 1);
      String first = game(Boards.CRETE, one, two, limits, 5);
      assertThat(game(Boards.CRETE, one, two, limits, 5))
          .as("nothing is left from the game before")
          .isEqualTo(first);
      assertThat(game(Boards.CRETE, one, two, limits, 6)).isNotEqualTo(first);
    }
  }

  @Test
  void answersSoonWhenTimeIsShort() {
    for (String board : new String[] {"", "size=16"}) {
      Game game = Othello.FAMILY.game(board);
      Position position = game.start();
      Player crete = player(SMALL, game, 1);
      for (int i = 0; i < 10; i++) {
        long start = System.nanoTime();
        int move = crete.choose(position, Limits.time(Duration.ofMillis(20)));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        position.play(move);
      }
    }
  }

  @Test
  void answersEvenWithNothingOnTheClock() {
    Limits none =
        Limits.clock(new Limits.GameClock(Duration.ZERO, Duration.ZERO, OptionalInt.empty()));
    Player crete = player(SMALL, Boards.CRETE, 1);
    Position start = Boards.CRETE.start();
    assertThat(start.isLegal(crete.choose(start, none), new int[Boards.CRETE.maxMoves()])).isTrue();
    assertThat(start.isLegal(crete.choose(start, Limits.nodes(1)), new int[1])).isTrue();
  }

  @Test
  void seesTheEndOfSmallGames() {
    // Black's discs with best play, as others have computed them.
    assertThat(opinionAtTheEnd("size=4")).isEqualTo("−8 discs");
    assertThat(opinionAtTheEnd("size=4,blocked=a1")).isEqualTo("+13 discs");
    assertThat(opinionAtTheEnd("size=4,blocked=a1 d4")).isEqualTo("+13 discs");
    assertThat(opinionAtTheEnd("size=4,blocked=a1 d1 a4 d4")).isEqualTo("+6 discs");
  }

  private static String opinionAtTheEnd(String board) {
    Game game = Othello.FAMILY.game(board);
    Player crete = player(SMALL, game, 1);
    crete.choose(game.start(), Limits.depth(100));
    return crete.opinion().orElseThrow();
  }

  @Test
  void withoutLimitsItHasItsOwnClockAndStopsWhenItSeesTheEnd() {
    Position position = Boards.FOUR.start();
    Player crete = player(SMALL, Boards.FOUR, 1);
    String moves = finish(Boards.FOUR, position, crete, crete, Limits.NONE);
    assertThat(moves).endsWith(" -8");
  }

  @Test
  void looksAsDeepAsItMay() {
    Player crete = player(SMALL, Boards.CRETE, 1);
    crete.choose(Boards.CRETE.start(), Limits.depth(3));
    assertThat(crete.opinion().orElseThrow()).endsWith("points at depth 3");
  }

  @Test
  void playsItsOnlyMoveAtOnce() {
    Game corners = Othello.FAMILY.game("size=4");
    Position position = corners.position("OXX-XXXXXXXXXXXX X");
    Player crete = player(SMALL, corners, 1);
    assertThat(corners.text(position, crete.choose(position, Limits.NONE))).isEqualTo("pass");
    assertThat(crete.opinion()).isEmpty();
  }

  @Test
  void isThereForOthelloOnly() {
    assertThat(player("crete", Boards.EIGHT, 0).name()).isEqualTo("crete");
    assertThatThrownBy(() -> Games.PLAYERS.create("crete", Games.CATALOG.game("mnk")))
        .isInstanceOf(BadInput.class)
        .hasMessage("crete plays othello, not mnk");
    assertThatThrownBy(() -> Games.PLAYERS.create("crete(entries=0)", Boards.EIGHT))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("entries is 1–100000000");
  }
}
