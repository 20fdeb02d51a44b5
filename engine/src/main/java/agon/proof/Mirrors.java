package agon.proof;

import agon.game.Game;
import agon.game.Position;
import agon.game.Symmetries;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Images of a position under all symmetries that leave the root as it is, walked on alongside, so
 * that positions which are the same but for symmetry have one key in common. Near a symmetric root
 * there are many of them; below a root without symmetry there are none, and no mirrors.
 */
final class Mirrors {
  private final Symmetries symmetries;
  private final int[] numbers;
  private final Position[] images;

  private Mirrors(Symmetries symmetries, int[] numbers, Position[] images) {
    this.symmetries = symmetries;
    this.numbers = numbers;
    this.images = images;
  }

  static @Nullable Mirrors of(Game game, Position root) {
    Symmetries symmetries = game.symmetries().orElse(null);
    if (symmetries == null) {
      return null;
    }
    List<Integer> numbers = new ArrayList<>();
    List<Position> images = new ArrayList<>();
    for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
      if (!symmetries.swaps(symmetry)) {
        Position image = symmetries.image(symmetry, root);
        if (image.key() == root.key()) {
          numbers.add(symmetry);
          images.add(image);
        }
      }
    }
    return numbers.isEmpty()
        ? null
        : new Mirrors(
            symmetries,
            numbers.stream().mapToInt(Integer::intValue).toArray(),
            images.toArray(Position[]::new));
  }

  void play(int move) {
    for (int i = 0; i < numbers.length; i++) {
      images[i].play(symmetries.move(numbers[i], move));
    }
  }

  void undo() {
    for (Position image : images) {
      image.undo();
    }
  }

  /** The key that a position and all its images share. */
  long common(long key) {
    long least = key;
    for (Position image : images) {
      least = Math.min(least, image.key());
    }
    return least;
  }
}
