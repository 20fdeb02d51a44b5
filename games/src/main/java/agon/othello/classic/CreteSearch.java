package agon.othello.classic;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.textbook.AlphaBeta;

/**
 * The report's search: textbook alpha-beta ("Minimax algorithm", "α-β pruning"; its getMax and
 * getMin are one method here that changes the sign), with the hash table used twice.
 *
 * <ul>
 *   <li>"Zobrist Hash Table": an exact value from a search at least as deep is returned at once.
 *       Values that are only bounds are kept too, but the report has one flag, exact or not, so
 *       they serve the ordering alone.
 *   <li>"Move Ordering": moves to positions in the table come first, the best value first, whatever
 *       its depth; the others follow "in random order".
 * </ul>
 *
 * A pass takes a ply like any move: "if the player has no move, we simply call the next function".
 */
final class CreteSearch extends AlphaBeta {
  private final CreteBoard board;
  private final CreteEvaluation evaluation;
  private final CreteTable table;
  private final int[] values;
  private final int[] unknown;
  private Rng rng = new Rng(0);
  private int favourite = Position.NO_MOVE;
  private boolean hasEstimated;

  CreteSearch(Game game, CreteBoard board, CreteTable table) {
    super(game);
    this.board = board;
    this.table = table;
    evaluation = new CreteEvaluation(board);
    values = new int[game.maxMoves()];
    unknown = new int[game.maxMoves()];
  }

  CreteStage stage() {
    return evaluation.stage(board);
  }

  /** A new game: nothing is known, and the seed decides what is left to chance. */
  void forget(long seed) {
    table.clear();
    rng = new Rng(seed);
  }

  /**
   * Searches the board to a depth.
   *
   * @param first the move to look at first, if any
   */
  Choice search(int depth, int first) {
    favourite = first;
    hasEstimated = false;
    return choose(board, depth);
  }

  /** Whether the last search stopped anywhere short of the end of the game, as far as one knows. */
  boolean hasEstimated() {
    return hasEstimated;
  }

  @Override
  protected int evaluate(Position position, int ply) {
    int value = evaluation.evaluate(board);
    // Whether the game is over costs as much as the estimate; only a draw has to be asked.
    hasEstimated |= !CreteEvaluation.isFinal(value) && (value != 0 || !board.isOver());
    return value;
  }

  @Override
  protected int search(Position position, int depth, int ply, int alpha, int beta) {
    long found = table.find(board.key());
    if (found != CreteTable.NOTHING
        && CreteTable.isExact(found)
        && CreteTable.depth(found) >= depth) {
      int value = CreteTable.value(found);
      hasEstimated |= !CreteEvaluation.isFinal(value);
      return value;
    }
    int value = super.search(position, depth, ply, alpha, beta);
    boolean isExact = depth == 0 || (alpha < value && value < beta) || board.isOver();
    table.put(board.key(), value, depth, isExact);
    return value;
  }

  @Override
  protected int moves(Position position, int[] into, int ply) {
    int count = board.moves(into);
    if (count > 1) {
      order(into, count);
      if (ply == 0 && favourite != Position.NO_MOVE) {
        putFirst(into, favourite);
      }
    }
    return count;
  }

  private void order(int[] moves, int count) {
    int known = 0;
    int unknownCount = 0;
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      long found = table.find(board.keyAfter(i));
      if (found == CreteTable.NOTHING) {
        unknown[unknownCount++] = move;
      } else {
        insert(moves, known++, move, -CreteTable.value(found));
      }
    }
    while (unknownCount > 0) {
      int chosen = rng.below(unknownCount);
      moves[known++] = unknown[chosen];
      unknown[chosen] = unknown[--unknownCount];
    }
  }

  /** Sorts one more move in among so many, the largest value first. */
  private void insert(int[] moves, int sorted, int move, int value) {
    int at = sorted;
    while (at > 0 && values[at - 1] < value) {
      moves[at] = moves[at - 1];
      values[at] = values[at - 1];
      at--;
    }
    moves[at] = move;
    values[at] = value;
  }

  private static void putFirst(int[] moves, int move) {
    int at = 0;
    while (moves[at] != move) {
      at++;
    }
    System.arraycopy(moves, 0, moves, 1, at);
    moves[0] = move;
  }
}
