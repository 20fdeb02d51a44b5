package agon.mancala;

import agon.game.Keys;
import agon.game.Position;
import java.util.Arrays;

/**
 * A board of any size in one array that goes round like the board: South's pits and store, North's
 * pits and store. Plain loops; play pushes the whole board and undo pops it.
 */
abstract class ArrayPosition extends MancalaPosition {
  final int pits;
  final int[] places;
  int turn;
  int ply;

  /** Moves since the last that took seeds off the board; only where the rules ask for it. */
  int quiet;

  /** 1 while the second player may still turn the board round; only where the rules have it. */
  int pie;

  /** For each ply: the places, then the rest. */
  private int[] undoPlaces;

  ArrayPosition(int pits, int[] places, int turn) {
    this.pits = pits;
    this.places = places.clone();
    this.turn = turn;
    this.undoPlaces = new int[64 * undoLength()];
  }

  ArrayPosition(ArrayPosition other) {
    pits = other.pits;
    places = other.places.clone();
    turn = other.turn;
    ply = other.ply;
    quiet = other.quiet;
    pie = other.pie;
    undoPlaces = other.undoPlaces.clone();
  }

  @Override
  public final void copyFrom(Position other) {
    ArrayPosition from = (ArrayPosition) other;
    System.arraycopy(from.places, 0, places, 0, places.length);
    turn = from.turn;
    ply = from.ply;
    quiet = from.quiet;
    pie = from.pie;
    if (undoPlaces.length < ply * undoLength()) {
      undoPlaces = new int[from.undoPlaces.length];
    }
    System.arraycopy(from.undoPlaces, 0, undoPlaces, 0, ply * undoLength());
  }

  abstract boolean isPlayable(int pit);

  private int undoLength() {
    return places.length + 4;
  }

  final void push(int move) {
    int at = ply * undoLength();
    if (at == undoPlaces.length) {
      undoPlaces = Arrays.copyOf(undoPlaces, 2 * at);
    }
    System.arraycopy(places, 0, undoPlaces, at, places.length);
    at += places.length;
    undoPlaces[at] = quiet;
    undoPlaces[at + 1] = turn;
    undoPlaces[at + 2] = pie;
    undoPlaces[at + 3] = move;
    ply++;
  }

  @Override
  public final void undo() {
    ply--;
    int at = ply * undoLength();
    System.arraycopy(undoPlaces, at, places, 0, places.length);
    at += places.length;
    quiet = undoPlaces[at];
    turn = undoPlaces[at + 1];
    pie = undoPlaces[at + 2];
  }

  /** Whether the board was the same so many plies ago. */
  final boolean samePlaces(int pliesAgo) {
    int at = (ply - pliesAgo) * undoLength();
    return Arrays.equals(undoPlaces, at, at + places.length, places, 0, places.length);
  }

  /** Where a player's pits begin. */
  final int home(int player) {
    return player * (pits + 1);
  }

  final int storePlace(int player) {
    return home(player) + pits;
  }

  final int next(int place) {
    return place + 1 == places.length ? 0 : place + 1;
  }

  final boolean isPitOf(int player, int place) {
    return place >= home(player) && place < storePlace(player);
  }

  final boolean isRowEmpty(int player) {
    for (int place = home(player); place < storePlace(player); place++) {
      if (places[place] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Empties all pits of a player and says how many seeds there were. */
  final int clearRow(int player) {
    int sum = 0;
    for (int place = home(player); place < storePlace(player); place++) {
      sum += places[place];
      places[place] = 0;
    }
    return sum;
  }

  /** Each side takes the seeds on its own side, and nothing is left. */
  final void collect() {
    places[storePlace(FIRST)] += clearRow(FIRST);
    places[storePlace(SECOND)] += clearRow(SECOND);
  }

  @Override
  public final int pits() {
    return pits;
  }

  @Override
  public final int seeds(int player, int pit) {
    return places[home(player) + pit];
  }

  @Override
  final boolean isOpen() {
    return pie != 0;
  }

  @Override
  public final int turn() {
    return turn;
  }

  @Override
  public final boolean isOver() {
    return isRowEmpty(FIRST) && isRowEmpty(SECOND);
  }

  @Override
  public final int moves(int[] into) {
    int count = 0;
    for (int pit = 0; pit < pits; pit++) {
      if (isPlayable(pit)) {
        into[count++] = pit;
      }
    }
    if (mayTurn()) {
      into[count++] = pits;
    }
    return count;
  }

  @Override
  public final int ply() {
    return ply;
  }

  @Override
  public final int lastMove() {
    return ply == 0 ? NO_MOVE : undoPlaces[ply * undoLength() - 1];
  }

  @Override
  public final long key() {
    long key = turn + 2L * pie;
    for (int seeds : places) {
      key = Keys.fold(key, seeds);
    }
    return key;
  }
}
