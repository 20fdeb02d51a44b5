package agon.game;

/**
 * The symmetries of a game's rules: maps of the board onto itself, numbered from 0 (the identity),
 * that turn legal play into legal play. A symmetry may exchange the two players ({@link #swaps}):
 * then turn and margin change sides too.
 */
public interface Symmetries {
  int count();

  boolean swaps(int symmetry);

  /** The image of a move, played by the image of the player. */
  int move(int symmetry, int move);

  /** The image of a position, as a new position without history. */
  Position image(int symmetry, Position position);

  /** The same for all positions that symmetry maps onto each other without swapping the players. */
  default long canonicalKey(Position position) {
    long least = position.key();
    for (int s = 1; s < count(); s++) {
      if (!swaps(s)) {
        least = Math.min(least, image(s, position).key());
      }
    }
    return least;
  }
}
