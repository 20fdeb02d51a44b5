package agon.othello;

/**
 * What is counted on a board beside its shapes: the moves of either side, whether the empty squares
 * are odd in number, and the discs of either side while they are few. Each number is a feature of
 * its own; they come one after the other, after those of the shapes.
 */
final class Counts {
  /** More moves than this are no better. */
  private static final int MOST_MOVES = 40;

  /** Who has more discs than this cannot soon lose all of them. */
  private static final int MOST_DISCS = 12;

  private static final int YOUR_MOVES = MOST_MOVES + 1;
  private static final int PARITY = YOUR_MOVES + MOST_MOVES + 1;
  private static final int DISCS = PARITY + 2;
  private static final int YOUR_DISCS = DISCS + MOST_DISCS + 1;
  static final int FEATURES = YOUR_DISCS + MOST_DISCS + 1;

  /** So many are present in every position. */
  static final int ACTIVE = 5;

  private Counts() {}

  /** Where each count begins if the first begins here. */
  static int[] starts(int first) {
    return new int[] {first, first + YOUR_MOVES, first + PARITY, first + DISCS, first + YOUR_DISCS};
  }

  /**
   * What the counts are worth to whoever is to move.
   *
   * @param first where their weights begin in the table
   * @param discs the mover's
   */
  static int sum(
      short[] table, int first, int empties, int moves, int yourMoves, int discs, int yourDiscs) {
    return table[first + Math.min(moves, MOST_MOVES)]
        + table[first + YOUR_MOVES + Math.min(yourMoves, MOST_MOVES)]
        + table[first + PARITY + (empties & 1)]
        + table[first + DISCS + Math.min(discs, MOST_DISCS)]
        + table[first + YOUR_DISCS + Math.min(yourDiscs, MOST_DISCS)];
  }

  /** Writes the features of the counts at an index and returns the one after them. */
  static int add(DiscPosition position, int playable, int first, int[] into, int at) {
    int turn = position.turn();
    int discs = position.discs(turn);
    int yourDiscs = position.discs(1 - turn);
    into[at] = first + Math.min(position.moveCount(), MOST_MOVES);
    into[at + 1] = first + YOUR_MOVES + Math.min(position.otherMoveCount(), MOST_MOVES);
    into[at + 2] = first + PARITY + ((playable - discs - yourDiscs) & 1);
    into[at + 3] = first + DISCS + Math.min(discs, MOST_DISCS);
    into[at + 4] = first + YOUR_DISCS + Math.min(yourDiscs, MOST_DISCS);
    return at + ACTIVE;
  }
}
