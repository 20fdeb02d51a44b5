package agon.mancala;

import static agon.game.Position.FIRST;

import java.util.List;

/**
 * Solves the first turns of a game with the pie rule: whoever may turn the board round has the
 * better side, so the first player does best where neither is much better.
 */
final class KalahPie {
  private final KalahSearch search;

  /**
   * @param search for what comes once nobody may turn the board any more; it may stop
   */
  KalahPie(KalahSearch search) {
    this.search = search;
  }

  /** The margin for the side to move of an open board, or {@link KalahSearch#STOPPED}. */
  int value(PackedKalah board) {
    return board.mayTurn() ? abs(settled(board)) : value(board, best(board));
  }

  private static int abs(int value) {
    return value == KalahSearch.STOPPED ? value : Math.abs(value);
  }

  /** The margin for the side to move if the board stays as it is. */
  private int settled(PackedKalah board) {
    int rest = search.value(board.mine, board.theirs);
    return rest == KalahSearch.STOPPED ? rest : board.myStore - board.theirStore + rest;
  }

  /** The first player's best move; −1 if stopped before. */
  private int best(PackedKalah board) {
    int[] moves = new int[board.pits()];
    int count = board.moves(moves);
    int most = Integer.MIN_VALUE;
    int best = -1;
    for (int i = count - 1; i >= 0; i--) {
      int value = value(board, moves[i]);
      if (value == KalahSearch.STOPPED) {
        return -1;
      }
      if (value > most) {
        most = value;
        best = moves[i];
      }
    }
    return best;
  }

  /** What a move of the first player is worth to him. */
  private int value(PackedKalah board, int move) {
    if (move < 0) {
      return KalahSearch.STOPPED;
    }
    board.play(move);
    int value = board.isOver() ? board.margin() : value(board);
    boolean passed = !board.isOver() && board.turn() != FIRST;
    board.undo();
    return passed && value != KalahSearch.STOPPED ? -value : value;
  }

  /** Plays best moves until the board may no longer be turned, or until stopped. */
  void play(PackedKalah board, List<Integer> line) {
    while (board.isOpen() && !board.isOver()) {
      if (board.mayTurn()) {
        int value = settled(board);
        if (value == KalahSearch.STOPPED) {
          return;
        }
        if (value < 0) {
          line.add(board.pits());
          board.play(board.pits());
        }
        board.settle();
      } else {
        int move = best(board);
        if (move < 0) {
          return;
        }
        line.add(move);
        board.play(move);
      }
    }
  }
}
