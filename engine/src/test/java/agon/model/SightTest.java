package agon.model;

import static org.assertj.core.api.Assertions.assertThat;

import agon.example.Chains;
import agon.example.Pile;
import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Position;
import agon.game.Rng;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SightTest {
  private static final Game DRAWN = Chains.game(5);

  /** The same game without a picture. */
  private static final Game WRITTEN =
      (Game)
          Proxy.newProxyInstance(
              Game.class.getClassLoader(),
              new Class<?>[] {Game.class},
              (proxy, method, args) ->
                  switch (method.getName()) {
                    case "line" -> "written";
                    case "picture" -> Picture.text("", letters((Position) args[0]));
                    default -> method.invoke(DRAWN, args);
                  });

  private static String letters(Position position) {
    StringBuilder board = new StringBuilder("  a b c d e\n");
    List<Cell> cells = DRAWN.picture(position).cells();
    for (int i = 0; i < cells.size(); i++) {
      board.append(i % 5 == 0 ? 5 - i / 5 + " " : "");
      board.append(".xo".charAt(cells.get(i).owner() + 1)).append(i % 5 == 4 ? '\n' : ' ');
    }
    return board.toString();
  }

  @Test
  void a_board_in_letters_shows_what_a_picture_does() {
    Sight sight = Sight.of(WRITTEN);
    long seed = Long.getLong("agon.kit.seed", 9);
    Rng rng = new Rng(seed);
    int[] scratch = new int[25];
    for (int i = 0; i < 20; i++) {
      Position position = DRAWN.start();
      while (!position.isOver()) {
        position.play(position.randomMove(rng, scratch));
        assertThat(men(sight.at(position)))
            .as("seed %d, game %d", seed, i)
            .isEqualTo(men(DRAWN.picture(position)));
      }
    }
  }

  /** Row, column, owner and number of men, cell by cell. */
  private static List<List<Integer>> men(Picture picture) {
    return picture.cells().stream()
        .map(cell -> List.of(cell.row(), cell.column(), cell.owner(), cell.count()))
        .toList();
  }

  @Test
  void so_a_chain_is_seen_in_letters_too() {
    RandomLook look = RandomLook.at(WRITTEN);
    assertThat(Crossings.of(WRITTEN, look, CellFeatureSet.live(WRITTEN, look.start()))).isPresent();
  }

  @Test
  void stones_that_both_sides_take_are_seen_to_get_fewer() {
    Game pile = Pile.FAMILY.game();
    Sight sight = Sight.of(pile);
    Position position = pile.start();
    Picture before = sight.at(position);
    int[] moves = new int[pile.maxMoves()];
    position.moves(moves);
    position.play(moves[0]);
    assertThat(sight.at(position).cells())
        .hasSameSizeAs(before.cells())
        .isNotEqualTo(before.cells());
  }
}
