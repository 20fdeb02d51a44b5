package agon.games;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.player.Player;
import agon.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** What may be asked of every player, whatever it thinks. */
public final class PlayerConduct {
  private static final long SEED = Long.getLong("agon.kit.seed", 20261115L);

  private PlayerConduct() {}

  /** Plays against chance on a board, both sides, and never makes a move that is not allowed. */
  public static void playsByTheRules(String line, String player, long nodes) {
    Game game = Games.CATALOG.game(line);
    int[] scratch = new int[game.maxMoves()];
    for (int side = 0; side < 2; side++) {
      Rng rng = new Rng(SEED + side);
      Player chooser = Games.PLAYERS.create(player, game);
      Position position = game.start();
      chooser.newGame(position, side, Limits.nodes(nodes), SEED);
      while (!position.isOver()) {
        int move =
            position.turn() == side
                ? choose(game, chooser, position, Limits.nodes(nodes))
                : position.randomMove(rng, scratch);
        assertThat(position.isLegal(move, scratch))
            .as("%s, %s, move %d, seed %d", line, game.text(position), move, SEED)
            .isTrue();
        position.play(move);
      }
      chooser.gameOver(position);
    }
  }

  /** Two players of this kind, as many nodes: the same game. */
  public static void isTheSameEveryTime(String line, String player, long nodes) {
    assertThat(game(line, player, nodes)).isEqualTo(game(line, player, nodes));
  }

  /** However little the time, a move comes soon; generous, since machines may be busy. */
  public static void answersSoon(String line, String player) {
    Game game = Games.CATALOG.game(line);
    Player chooser = Games.PLAYERS.create(player, game);
    Limits limits = Limits.time(Duration.ofMillis(20));
    Position position = game.start();
    chooser.newGame(position, Position.FIRST, limits, SEED);
    choose(game, chooser, position, limits);
    long start = System.nanoTime();
    choose(game, chooser, position, limits);
    assertThat(Duration.ofNanos(System.nanoTime() - start))
        .as("%s on %s", player, line)
        .isLessThan(Duration.ofSeconds(5));
  }

  private static List<String> game(String line, String player, long nodes) {
    Game game = Games.CATALOG.game(line);
    Player chooser = Games.PLAYERS.create(player, game);
    Position position = game.start();
    chooser.newGame(position, Position.FIRST, Limits.nodes(nodes), SEED);
    List<String> moves = new ArrayList<>();
    while (!position.isOver() && moves.size() < 40) {
      int move = choose(game, chooser, position, Limits.nodes(nodes));
      moves.add(game.text(position, move) + " " + chooser.opinion().orElse("-"));
      position.play(move);
    }
    return moves;
  }

  private static int choose(Game game, Player chooser, Position position, Limits limits) {
    String before = game.text(position);
    int ply = position.ply();
    long key = position.key();
    int move = chooser.choose(position, limits);
    assertThat(game.text(position)).as("the position is left as it was").isEqualTo(before);
    assertThat(position.ply()).isEqualTo(ply);
    assertThat(position.key()).isEqualTo(key);
    return move;
  }
}
