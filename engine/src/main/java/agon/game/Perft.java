package agon.game;

import java.util.function.LongConsumer;

/**
 * Counts the leaves of the game tree down to a depth: the classic test of move generation. A pass
 * is a move like any other. People disagree about games that end above the depth: here each is one
 * leaf, and {@link #endedEarly()} tells how many there were.
 */
public final class Perft {
  private static final int REPORT_DEPTH = 3;

  private final Game game;
  private final LongConsumer progress;
  private final int[][] moves;
  private long leaves;
  private long endedEarly;

  /**
   * @param progress hears the number of leaves so far, now and then
   */
  public Perft(Game game, int depth, LongConsumer progress) {
    this.game = game;
    this.progress = progress;
    this.moves = new int[depth + 1][];
  }

  public static long count(Game game, Position position, int depth) {
    return new Perft(game, depth, leaves -> {}).count(position, depth);
  }

  /** The leaves below a position, which stays as it is. */
  public long count(Position position, int depth) {
    long before = leaves;
    walk(position, depth);
    return leaves - before;
  }

  /** How many of all leaves counted so far are games that ended above the depth. */
  public long endedEarly() {
    return endedEarly;
  }

  private void walk(Position position, int depth) {
    if (depth == 0) {
      leaves++;
      return;
    }
    if (position.isOver()) {
      leaves++;
      endedEarly++;
      return;
    }
    int[] list = moves(depth);
    int count = position.moves(list);
    if (depth == 1) {
      leaves += count;
      return;
    }
    for (int i = 0; i < count; i++) {
      position.play(list[i]);
      walk(position, depth - 1);
      position.undo();
    }
    if (depth == REPORT_DEPTH) {
      progress.accept(leaves);
    }
  }

  private int[] moves(int depth) {
    if (moves[depth] == null) {
      moves[depth] = new int[game.maxMoves()];
    }
    return moves[depth];
  }
}
