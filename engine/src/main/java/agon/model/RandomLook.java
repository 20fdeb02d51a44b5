package agon.model;

import agon.game.Game;
import agon.game.Picture;
import agon.game.Picture.Cell;
import agon.game.Picture.Look;
import agon.game.Position;
import agon.game.Rng;
import java.util.ArrayList;
import java.util.List;

/** What a game looks like when it is played at random; always the same for the same game. */
record RandomLook(Sight sight, Picture start, List<Picture> pictures, List<Integer> plies) {
  private static final int GAMES = 40;
  private static final int MOST_PLIES = 300;
  private static final int SEED = 1;

  static RandomLook at(Game game) {
    Sight sight = Sight.of(game);
    Rng rng = new Rng(SEED);
    int[] scratch = new int[game.maxMoves()];
    List<Picture> pictures = new ArrayList<>();
    List<Integer> plies = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Position position = game.start();
      for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
        pictures.add(sight.at(position));
        plies.add(ply);
        position.play(position.randomMove(rng, scratch));
      }
    }
    return new RandomLook(sight, sight.at(game.start()), pictures, plies);
  }

  /** What a cell adds to how full the board is. */
  static int men(Cell cell) {
    return cell.look() == Look.STORE || cell.count() <= 0 ? 0 : cell.count();
  }

  static int men(Picture picture) {
    return picture.cells().stream().mapToInt(RandomLook::men).sum();
  }

  /** The numbers of men that were seen, in order. */
  int[] menSeen() {
    return pictures.stream().mapToInt(RandomLook::men).sorted().toArray();
  }

  /** Whether men come onto the board rather than leave it. */
  boolean menGrow() {
    int[] sorted = plies.stream().mapToInt(Integer::intValue).sorted().toArray();
    int middle = sorted[sorted.length / 2];
    return mean(0, middle) <= mean(middle + 1, Integer.MAX_VALUE);
  }

  private double mean(int from, int to) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < pictures.size(); i++) {
      if (plies.get(i) >= from && plies.get(i) <= to) {
        sum += men(pictures.get(i));
        count++;
      }
    }
    return sum / Math.max(1, count);
  }
}
