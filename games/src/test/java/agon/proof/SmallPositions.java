package agon.proof;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Random positions that plain minimax can solve. */
final class SmallPositions {
  private SmallPositions() {}

  /** Plays random games, and stops each where the position has become small enough. */
  static List<Position> of(Game game, int count, Predicate<Position> isSmall, long seed) {
    Rng rng = new Rng(seed);
    int[] scratch = new int[game.maxMoves()];
    List<Position> found = new ArrayList<>();
    while (found.size() < count) {
      Position position = game.start();
      while (!position.isOver() && !isSmall.test(position)) {
        position.play(position.randomMove(rng, scratch));
      }
      if (!position.isOver()) {
        found.add(position);
      }
    }
    return found;
  }

  static List<Position> afterPlies(Game game, int count, int plies, long seed) {
    return of(game, count, position -> position.ply() >= plies, seed);
  }

  static Game game(String line) {
    return Games.CATALOG.game(line);
  }

  /** A few men of both sides on random squares, read back from text. */
  static List<Position> dipole(Game game, int count, long seed) {
    Rng rng = new Rng(seed);
    List<Position> found = new ArrayList<>();
    while (found.size() < count) {
      StringBuilder text = new StringBuilder();
      boolean[] taken = new boolean[64];
      for (String side : List.of("W", "B", "W", "B")) {
        int square = rng.below(32);
        if (!taken[square]) {
          taken[square] = true;
          int row = square / 4;
          int column = 2 * (square % 4) + 1 - row % 2;
          text.append((char) ('A' + row)).append(column + 1).append(':');
          text.append(side).append(1 + rng.below(4) / 3).append(' ');
        }
      }
      text.append(rng.below(2) == 0 ? "W" : "B");
      if (game.settings().number("limit") > 0) {
        text.append(' ').append(rng.below(4));
      }
      Position position = game.position(text.toString());
      if (!position.isOver()) {
        found.add(position);
      }
    }
    return found;
  }
}
