package agon.model;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Chains;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CrossingsTest {
  private static final int SIZE = 5;
  private static final int FAR = 12;
  private static final Game GAME = Chains.game(SIZE);
  private static final Crossings HEX = of(GAME).orElseThrow();

  private static Optional<Crossings> of(Game game) {
    RandomLook look = RandomLook.at(game);
    return Crossings.of(game, look, CellFeatureSet.live(game, look.start()));
  }

  @Test
  void that_a_chain_wins_is_seen_from_random_games() {
    assertThat(of(Chains.game(SIZE))).isPresent();
  }

  @Test
  void where_a_chain_loses_there_is_none_to_measure() {
    assertThat(of(Chains.avoided(SIZE))).isEmpty();
  }

  @Test
  void bridges_count_as_neighbours() {
    Position position = after(7, 4, 16);
    // c2 and b4: to both edges and to each other nothing is lacking.
    assertThat(distances(position)[Position.FIRST]).isZero();
    position.play(11); // b3, one of the two cells between
    assertThat(distances(position)[Position.FIRST]).isEqualTo(1);
  }

  @Test
  void distances_are_those_of_a_slow_twin() {
    long seed = Long.getLong("agon.kit.seed", 8);
    Rng rng = new Rng(seed);
    int[] scratch = new int[SIZE * SIZE];
    for (int i = 0; i < 300; i++) {
      Position position = GAME.start();
      for (int left = rng.below(SIZE * SIZE - 4); left > 0 && !position.isOver(); left--) {
        position.play(position.randomMove(rng, scratch));
      }
      assertThat(distances(position))
          .as("seed %d, game %d", seed, i)
          .containsExactly(slow(position, Position.FIRST), slow(position, Position.SECOND));
    }
  }

  private static Position after(int... moves) {
    Position position = GAME.start();
    for (int move : moves) {
      position.play(move);
    }
    return position;
  }

  /** By player. */
  private static int[] distances(Position position) {
    Crossings.Walk walk = HEX.walk();
    walk.look(GAME.picture(position).cells());
    int[] into = new int[Crossings.ACTIVE];
    assertThat(walk.active(Position.FIRST, 0, into, 0)).isEqualTo(Crossings.ACTIVE);
    return new int[] {into[0] / (FAR + 1), into[0] % (FAR + 1)};
  }

  /** Takes each cell in turn as far as any step or bridge allows, until nothing gets nearer. */
  private static int slow(Position position, int player) {
    int[] away = new int[SIZE * SIZE];
    Arrays.fill(away, FAR);
    boolean changes = true;
    while (changes) {
      changes = false;
      for (int cell = 0; cell < away.length; cell++) {
        int owner = owner(position, cell);
        int cost = owner == player ? 0 : 1;
        int best = owner == 1 - player ? FAR : cost + nearest(position, player, cell, away);
        if (best < away[cell]) {
          away[cell] = best;
          changes = true;
        }
      }
    }
    int least = FAR;
    for (int cell = 0; cell < away.length; cell++) {
      int left = SIZE - 1 - along(cell, player);
      if (left == 0 || (left == 1 && isOpen(position, towards(cell, player, 1)))) {
        least = Math.min(least, away[cell]);
      }
    }
    return least;
  }

  private static int nearest(Position position, int player, int cell, int[] away) {
    int row = along(cell, player);
    if (row == 0 || (row == 1 && isOpen(position, towards(cell, player, -1)))) {
      return 0;
    }
    List<Integer> beside = Chains.neighbours(cell, SIZE);
    int least = FAR;
    for (int other = 0; other < away.length; other++) {
      List<Integer> between =
          Chains.neighbours(other, SIZE).stream().filter(beside::contains).toList();
      boolean bridged =
          other != cell && between.size() == 2 && isOpen(position, between.toArray(new Integer[0]));
      if (beside.contains(other) || bridged) {
        least = Math.min(least, away[other]);
      }
    }
    return least;
  }

  private static int along(int cell, int player) {
    return player == Position.FIRST ? cell / SIZE : cell % SIZE;
  }

  /** The neighbours of a cell in the row, or column, before or after it. */
  private static Integer[] towards(int cell, int player, int step) {
    return Chains.neighbours(cell, SIZE).stream()
        .filter(other -> along(other, player) == along(cell, player) + step)
        .toArray(Integer[]::new);
  }

  private static boolean isOpen(Position position, Integer[] cells) {
    return cells.length == 2
        && Arrays.stream(cells).allMatch(cell -> owner(position, cell) == Picture.NOBODY);
  }

  private static int owner(Position position, int cell) {
    return ((Chains) position).owner(cell);
  }
}
