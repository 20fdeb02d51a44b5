package agon.mancala;

import agon.game.Position;
import agon.game.Symmetries;
import java.util.Arrays;

/** A mancala board looks the same from both sides: the players may change seats, nothing else. */
record PlayerSwap(Mancala game) implements Symmetries {
  @Override
  public int count() {
    return 2;
  }

  @Override
  public boolean swaps(int symmetry) {
    return symmetry == 1;
  }

  @Override
  public int move(int symmetry, int move) {
    return move;
  }

  @Override
  public Position image(int symmetry, Position position) {
    int[] places = ((MancalaPosition) position).places();
    if (symmetry == 0) {
      return game.place(places, position.turn());
    }
    int side = places.length / 2;
    int[] swapped = Arrays.copyOf(Arrays.copyOfRange(places, side, 2 * side), 2 * side);
    System.arraycopy(places, 0, swapped, side, side);
    return game.place(swapped, 1 - position.turn());
  }
}
