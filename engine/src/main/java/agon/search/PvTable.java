package agon.search;

/** The principal variation from every ply of a search on, as far as it is known: a triangle. */
final class PvTable {
  private final int[][] moves = new int[Searcher.MAX_PLY + 1][Searcher.MAX_PLY + 1];

  /** Where the line of a ply ends, counted from the root. */
  private final int[] ends = new int[Searcher.MAX_PLY + 1];

  void clear(int ply) {
    ends[ply] = ply;
  }

  /** Nothing is known of what follows the move. */
  void only(int ply, int move) {
    moves[ply][ply] = move;
    ends[ply] = ply + 1;
  }

  /** The move, and then what is best after it. */
  void extend(int ply, int move) {
    int end = Math.max(ply + 1, ends[ply + 1]);
    moves[ply][ply] = move;
    System.arraycopy(moves[ply + 1], ply + 1, moves[ply], ply + 1, end - ply - 1);
    ends[ply] = end;
  }

  /** Writes the line from the root and returns its length. */
  int fromRoot(int[] into) {
    System.arraycopy(moves[0], 0, into, 0, ends[0]);
    return ends[0];
  }
}
