package agon.mancala;

import agon.game.Position;

/**
 * A mancala board as people see it. A move is a pit of the mover, counted from 0 at the mover's
 * left, which is the order of sowing. When a game ends its rules empty all pits, so the game is
 * over exactly when no pit holds a seed.
 */
public abstract class MancalaPosition implements Position {
  MancalaPosition() {}

  public abstract int pits();

  /** Seeds in a player's pit; the store is the pit after the last. */
  public abstract int seeds(int player, int pit);

  public final int store(int player) {
    return seeds(player, pits());
  }

  /** Whether the second player may, now or later, turn the board round instead of sowing. */
  abstract boolean isOpen();

  /** Whether the side to move may turn the board round: the move after those of all pits. */
  final boolean mayTurn() {
    return isOpen() && turn() == SECOND;
  }

  @Override
  public final int margin() {
    return store(FIRST) - store(SECOND);
  }

  /** All places in one array: South's pits and store, North's pits and store. */
  final int[] places() {
    int side = pits() + 1;
    int[] places = new int[2 * side];
    for (int place = 0; place < places.length; place++) {
      places[place] = seeds(place / side, place % side);
    }
    return places;
  }

  /** Seeds in all pits of a player. */
  public final int row(int player) {
    int sum = 0;
    for (int pit = 0; pit < pits(); pit++) {
      sum += seeds(player, pit);
    }
    return sum;
  }
}
