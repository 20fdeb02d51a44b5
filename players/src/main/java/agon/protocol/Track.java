package agon.protocol;

import agon.game.Position;
import java.util.Arrays;

/**
 * The moves of a game, kept up with a position that goes on from call to call. Asking a position
 * for its history costs as much as the game is long; following it costs as much as is new.
 */
public final class Track {
  /** Hears of each move that is new, before it is played. */
  @FunctionalInterface
  public interface Listener {
    void move(Position before, int move);
  }

  private int[] moves = new int[64];

  /** The key of the position before move i; one more than there are moves. */
  private long[] keys = new long[65];

  private int count = -1;

  /** Forgets the game. */
  public void clear() {
    count = -1;
  }

  /**
   * Catches up with a position, which is walked back and forth and left as it was.
   *
   * @return how many of its moves were known already; those beyond are new
   */
  public int follow(Position position, Listener listener) {
    int length = position.ply();
    makeRoom(length);
    while (position.ply() > 0 && !isKnown(position)) {
      moves[position.ply() - 1] = position.lastMove();
      position.undo();
    }
    int known = position.ply();
    keys[known] = position.key();
    for (int i = known; i < length; i++) {
      listener.move(position, moves[i]);
      position.play(moves[i]);
      keys[i + 1] = position.key();
    }
    count = length;
    return known;
  }

  private boolean isKnown(Position position) {
    return position.ply() <= count && keys[position.ply()] == position.key();
  }

  private void makeRoom(int length) {
    if (length > moves.length) {
      moves = Arrays.copyOf(moves, 2 * length);
      keys = Arrays.copyOf(keys, 2 * length + 1);
    }
  }

  /** How many moves there are. */
  public int count() {
    return Math.max(0, count);
  }

  public int move(int index) {
    return moves[index];
  }
}
