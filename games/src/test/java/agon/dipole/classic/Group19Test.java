package agon.dipole.classic;

import static org.assertj.core.api.Assertions.assertThat;

import agon.dipole.Dipole;
import agon.dipole.DipolePosition;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.games.PlayerConduct;
import agon.player.Player;
import agon.search.Limits;
import agon.textbook.ThinkingTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sections 4 to 6 of the report: the search and how the player behaves. */
class Group19Test {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);
  private static final Game DIPOLE = Games.CATALOG.game("dipole");

  @Test
  void section4TheFirstCuttingLevelIsFive() {
    Group19 player = (Group19) Games.PLAYERS.create("group19", DIPOLE);
    player.choose(DIPOLE.start(), Limits.depth(5));
    long nodes = player.nodes();
    player.choose(DIPOLE.start(), Limits.nodes(nodes + 1000));
    assertThat(player.opinion()).get().asString().endsWith("at depth 5");
    player.choose(DIPOLE.start(), Limits.nodes(nodes - 1000));
    assertThat(player.opinion()).as("nothing was looked at less deep before").isEmpty();
  }

  @Test
  void section6WithFewMenTheLastCuttingLevel15IsReached() {
    Player player = Games.PLAYERS.create("group19", DIPOLE);
    player.choose(DIPOLE.position("H1:W1 H3:W1 A8:B1 W"), Limits.nodes(50_000_000));
    assertThat(player.opinion()).get().asString().endsWith("at depth 15");
  }

  @Test
  void aLimitOfDepthIsKept() {
    Player player = Games.PLAYERS.create("group19", DIPOLE);
    player.choose(DIPOLE.start(), Limits.depth(2));
    assertThat(player.opinion()).get().asString().endsWith("at depth 2");
  }

  @Test
  void section5OfTwoCapturesOfOneStackItPrefersTheOneBackwards() {
    Position position = DIPOLE.position("F7:W2 B3:W2 D5:B1 A8:B1 W");
    Player player = Games.PLAYERS.create("group19", DIPOLE);
    int move = player.choose(position, Limits.depth(1));
    assertThat(DIPOLE.text(position, move)).isEqualTo("B3,SE,2");
  }

  @Test
  void outOfNodesBeforeItBeganItPlaysTheFirstMove() {
    Position position = DIPOLE.position("F7:W2 B3:W2 D5:B1 A8:B1 W");
    Player player = Games.PLAYERS.create("group19", DIPOLE);
    assertThat(DIPOLE.text(position, player.choose(position, Limits.nodes(1))))
        .isEqualTo("B3,SE,2");
    assertThat(player.opinion()).isEmpty();
  }

  @Test
  void aForcedPassIsPlayed() {
    Position position = DIPOLE.position("E4:W1 D3:B2 D5:B2 W");
    Player player = Games.PLAYERS.create("group19", DIPOLE);
    assertThat(DIPOLE.text(position, player.choose(position, Limits.nodes(1000))))
        .isEqualTo("pass");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dipole", "dipole(limit=4)", "dipole(size=10)"})
  void pruningChangesNothingOfMinimaxForTheRootsPlayer(String line) {
    Dipole game = (Dipole) Games.CATALOG.game(line);
    Rng rng = new Rng(SEED);
    int[] scratch = new int[game.maxMoves()];
    Group19Search search = new Group19Search(game);
    Group19Heuristic heuristic = new Group19Heuristic(game.board());
    for (int round = 0; round < 20; round++) {
      Position position = game.start();
      for (int i = rng.below(line.contains("limit") ? 8 : 40); i > 0; i--) {
        position.play(position.randomMove(rng, scratch));
        if (position.isOver()) {
          position.undo();
          break;
        }
      }
      int depth = 1 + round % 3;
      search.startFrom(position);
      search.begin(Limits.NONE, ThinkingTime.FOREVER);
      assertThat(search.choose(position, depth).value())
          .as("%s %s, depth %d, seed %d", line, game.text(position), depth, SEED)
          .isEqualTo(new Minimax(game, heuristic, position.turn()).value(position, depth));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dipole", "unical", "dipole(setup=steere,limit=7)", "dipole(size=10)"})
  void playsByTheRulesOnEveryBoard(String line) {
    PlayerConduct.playsByTheRules(line, "group19", 2000);
  }

  @Test
  void isTheSameEveryTime() {
    PlayerConduct.isTheSameEveryTime("dipole", "group19", 20_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dipole", "dipole(size=10)"})
  void answersSoon(String line) {
    PlayerConduct.answersSoon(line, "group19");
  }

  /** As plain as can be: every move, every board set up anew. */
  private record Minimax(Dipole game, Group19Heuristic heuristic, int me) {
    int value(Position position, int depth) {
      if (depth == 0 || position.isOver()) {
        StackBoards stacks = new StackBoards(game.board());
        stacks.set((DipolePosition) position);
        return heuristic.value(stacks, me);
      }
      boolean maximises = position.turn() == me;
      int[] moves = new int[game.maxMoves()];
      int count = position.moves(moves);
      int best = maximises ? Integer.MIN_VALUE : Integer.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        position.play(moves[i]);
        int value = value(position, depth - 1);
        position.undo();
        best = maximises ? Math.max(best, value) : Math.min(best, value);
      }
      return best;
    }
  }
}
