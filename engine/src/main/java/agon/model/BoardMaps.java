package agon.model;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Position;
import agon.game.Rng;
import agon.game.Symmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which the cells of a board may be turned without changing the game, found by trial:
 * where the game names its symmetries, by looking at images of positions; else by playing random
 * games and their images side by side.
 */
final class BoardMaps {
  private static final int GAMES = 6;
  private static final int MOST_PLIES = 200;
  private static final int PAIRS = 8;
  private static final double MOSTLY = 0.7;

  private final List<int[]> maps = new ArrayList<>();
  private int @Nullable [] swap;

  BoardMaps(Game game, RandomLook look) {
    Trial trial = new Trial(game, look);
    for (int[] turn : turns(look.start())) {
      if (trial.keepsTheGame(turn)) {
        maps.add(turn);
      }
      if (swap == null && trial.swapsThePlayers(turn)) {
        swap = turn;
      }
    }
  }

  /** Where each cell goes, the identity first. */
  List<int[]> maps() {
    return maps;
  }

  /** The map that shows the second player the board as the first sees it, if there is one. */
  int @Nullable [] swap() {
    return swap;
  }

  /** Turns and reflections of the board onto itself; the identity first. */
  private static List<int[]> turns(Picture board) {
    Map<List<Integer>, Integer> at = new HashMap<>();
    List<Cell> cells = board.cells();
    for (int i = 0; i < cells.size(); i++) {
      at.put(List.of(cells.get(i).row(), cells.get(i).column()), i);
    }
    List<int[]> found = new ArrayList<>();
    for (int turn = 0; turn < (board.rows() == board.columns() ? 8 : 4); turn++) {
      int[] map = new int[cells.size()];
      boolean fits = true;
      for (int i = 0; i < map.length; i++) {
        int row = cells.get(i).row();
        int column = cells.get(i).column();
        int toRow = (turn & 1) != 0 ? board.rows() - 1 - row : row;
        int toColumn = (turn & 2) != 0 ? board.columns() - 1 - column : column;
        Integer to = at.get((turn & 4) != 0 ? List.of(toColumn, toRow) : List.of(toRow, toColumn));
        fits &= to != null;
        map[i] = to == null ? 0 : to;
      }
      if (fits) {
        found.add(map);
      }
    }
    return found;
  }

  /** Tries maps out on one game. */
  private static final class Trial {
    private final Game game;
    private final Sight sight;
    private final Picture start;
    private final int[] scratch;
    private final Map<String, Integer> cellOf = new HashMap<>();

    Trial(Game game, RandomLook look) {
      this.game = game;
      sight = look.sight();
      start = look.start();
      scratch = new int[game.maxMoves()];
      for (int i = 0; i < start.cells().size(); i++) {
        cellOf.put(start.cells().get(i).name(), i);
      }
    }

    boolean keepsTheGame(int[] map) {
      if (isIdentity(map)) {
        return true;
      }
      return game.symmetries().map(s -> isAmong(s, map, false)).orElseGet(() -> canBePlayed(map));
    }

    boolean swapsThePlayers(int[] map) {
      return game.symmetries().map(s -> isAmong(s, map, true)).orElse(false) || canBeAnswered(map);
    }

    private static boolean isIdentity(int[] map) {
      for (int i = 0; i < map.length; i++) {
        if (map[i] != i) {
          return false;
        }
      }
      return true;
    }

    /** Whether one of the game's symmetries moves the cells like that, wherever we look. */
    private boolean isAmong(Symmetries symmetries, int[] map, boolean swaps) {
      for (int s = 0; s < symmetries.count(); s++) {
        if (symmetries.swaps(s) == swaps && agrees(symmetries, s, map, swaps)) {
          return true;
        }
      }
      return false;
    }

    private boolean agrees(Symmetries symmetries, int symmetry, int[] map, boolean swaps) {
      Rng rng = new Rng(2);
      for (int i = 0; i < GAMES; i++) {
        Position position = game.start();
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
          position.play(position.randomMove(rng, scratch));
          Picture image = sight.at(symmetries.image(symmetry, position));
          if (ply % 5 == 0 && !isImage(sight.at(position), image, map, swaps)) {
            return false;
          }
        }
      }
      return true;
    }

    private static boolean isImage(Picture from, Picture to, int[] map, boolean swaps) {
      for (int i = 0; i < map.length; i++) {
        Cell cell = from.cells().get(i);
        Cell image = to.cells().get(map[i]);
        int owner = swaps && cell.owner() != Picture.NOBODY ? 1 - cell.owner() : cell.owner();
        if (image.owner() != owner
            || image.count() != cell.count()
            || image.look() != cell.look()) {
          return false;
        }
      }
      return true;
    }

    /** Whether random games can be played in the mirror, and look like it, to the end. */
    private boolean canBePlayed(int[] map) {
      Rng rng = new Rng(3);
      for (int i = 0; i < GAMES; i++) {
        Position position = game.start();
        Position mirror = game.start();
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
          int move = position.randomMove(rng, scratch);
          int image = image(position, move, mirror, map);
          if (image == Position.NO_MOVE) {
            return false;
          }
          position.play(move);
          mirror.play(image);
          if (position.isOver() != mirror.isOver()
              || position.margin() != mirror.margin()
              || !isImage(sight.at(position), sight.at(mirror), map, false)) {
            return false;
          }
        }
      }
      return true;
    }

    /**
     * Whether the second player can mostly answer a move with its image, and the board then looks
     * the same from both sides.
     */
    private boolean canBeAnswered(int[] map) {
      if (!isImage(start, start, map, true)) {
        return false;
      }
      Rng rng = new Rng(4);
      int answered = 0;
      int tried = 0;
      for (int i = 0; i < GAMES; i++) {
        Position position = game.start();
        for (int pair = 0; pair < PAIRS && !position.isOver(); pair++) {
          Position before = position.copy();
          int move = position.randomMove(rng, scratch);
          position.play(move);
          if (position.isOver() || position.turn() == before.turn()) {
            break;
          }
          tried++;
          int image = image(before, move, position, map);
          if (image == Position.NO_MOVE) {
            break;
          }
          position.play(image);
          if (!isImage(sight.at(position), sight.at(position), map, true)) {
            break;
          }
          answered++;
        }
      }
      return tried > 0 && answered >= MOSTLY * tried;
    }

    /** The one move whose clicks are the images of another's, or none. */
    private int image(Position position, int move, Position mirror, int[] map) {
      List<String> clicks = new ArrayList<>();
      for (String click : game.clicks(position, move)) {
        Integer cell = cellOf.get(click);
        clicks.add(cell == null ? click : start.cells().get(map[cell]).name());
      }
      int[] moves = Arrays.copyOf(scratch, scratch.length);
      int count = mirror.moves(moves);
      int found = Position.NO_MOVE;
      for (int i = 0; i < count; i++) {
        if (game.clicks(mirror, moves[i]).equals(clicks)) {
          if (found != Position.NO_MOVE) {
            return Position.NO_MOVE;
          }
          found = moves[i];
        }
      }
      return found;
    }
  }
}
