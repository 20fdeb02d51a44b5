package agon.search;

import static agon.search.TranspositionTable.NONE;

import java.util.Arrays;

/**
 * Which moves have refuted others so far in a search: killers by ply, counter-moves by the move
 * they answer, and a history of all moves. Moves that did well are tried early elsewhere.
 */
final class History {
  /** No more than this, for or against a move, comes from its history. */
  static final int LIMIT = 1 << 13;

  private final Tuning tuning;
  private final int moveSpace;
  private final int[] killers = new int[2 * Searcher.MAX_PLY];
  private final int[] counters;
  private final int[] history;

  // The node whose moves are being put in order.
  private int firstKiller;
  private int secondKiller;
  private int counter;
  private int mine;

  History(int moveSpace, Tuning tuning) {
    this.moveSpace = moveSpace;
    this.tuning = tuning;
    history = new int[2 * moveSpace];
    counters = new int[2 * moveSpace];
  }

  /** Another search begins: what is known of plies is gone, what is known of moves fades. */
  void fade() {
    Arrays.fill(killers, NONE);
    Arrays.fill(counters, NONE);
    for (int i = 0; i < history.length; i++) {
      history[i] /= 4;
    }
  }

  /**
   * {@link #inFavourOf} is about to be asked for the moves of a node.
   *
   * @param before the move that led there, negative if there was none
   */
  void turnTo(int ply, int player, int before) {
    firstKiller = tuning.killers ? killers[2 * ply] : NONE;
    secondKiller = tuning.killers ? killers[2 * ply + 1] : NONE;
    counter = tuning.counters && before >= 0 ? counters[player * moveSpace + before] : NONE;
    mine = player * moveSpace;
  }

  /** How much speaks for a move of that node. */
  int inFavourOf(int move) {
    int value = tuning.history ? history[mine + move] : 0;
    if (move == firstKiller) {
      return value + 3 * LIMIT;
    }
    return move == secondKiller || move == counter ? value + 2 * LIMIT : value;
  }

  /** What a move of a player has done so far, between ± {@link #LIMIT}. */
  int of(int player, int move) {
    return history[player * moveSpace + move];
  }

  /** The move that refuted is remembered, those tried before it are held against. */
  void credit(
      int[] list, int first, int tried, int move, int depth, int ply, int player, int before) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    if (before >= 0) {
      counters[player * moveSpace + before] = move;
    }
    int bonus = Math.min(depth * depth, 400) * 4;
    adjust(player * moveSpace + move, bonus);
    for (int i = first; i < tried; i++) {
      if (list[i] != move) {
        adjust(player * moveSpace + list[i], -bonus);
      }
    }
  }

  /** With gravity: what is far out moves back faster than it moves out. */
  private void adjust(int index, int bonus) {
    history[index] += bonus - history[index] * Math.abs(bonus) / LIMIT;
  }
}
