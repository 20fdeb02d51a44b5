package agon.mnk.classic;

/**
 * The moves worth trying, those with the most marked cells around them first (report on Corrado,
 * "BooleanCombination e BooleanBoard" and "Albero AVL"). Every cell counts its marked neighbours,
 * its <i>proximityCounter</i>; marking and freeing a cell changes the counters around it
 * (<i>addProximity</i>) and then, for every free cell among them, deletes it from the tree under
 * the old key and inserts it under the new one (<i>updateTree</i>).
 *
 * <p>The report does not say with what the tree begins. Read to the letter it begins empty, so a
 * cell comes in with its first marked neighbour, and only surroundings are searched: on a board of
 * 70 by 70 everything depends on it. The students' program does so too. It also follows that
 *
 * <ul>
 *   <li>a cell whose neighbours are freed again stays in the tree, under key 0: its moves come
 *       last;
 *   <li>a cell that comes in is first deleted under key 0, where it never was; the count of that
 *       key then runs ahead of its list, and now and then all of key 0 is gone until somebody marks
 *       nearby again.
 * </ul>
 *
 * Under all other keys the tree is exact, so what has a marked neighbour is always tried.
 */
final class NeighbourTree {
  private final MarkedBoard board;
  private final int[] neighbours;
  private final int[] proximity;
  private final AvlTree tree = new AvlTree();

  NeighbourTree(MarkedBoard board) {
    this.board = board;
    neighbours = board.neighbours();
    proximity = new int[board.places()];
  }

  /** How many cells around this one are marked. */
  int proximity(int place) {
    return proximity[place];
  }

  void mark(int place, int side) {
    board.mark(place, side);
    tree.delete(proximity[place], place);
    change(place, 1);
  }

  /** Frees the cell marked last. */
  void unmark() {
    int place = board.unmark();
    tree.insert(proximity[place], place);
    change(place, -1);
  }

  /** Frees all cells and forgets them. */
  void clear() {
    while (board.markedCount() > 0) {
      unmark();
    }
    tree.clear();
  }

  /** Writes the places of the moves to try, best first, and returns how many. */
  int moves(int[] into) {
    return tree.largestFirst(into);
  }

  private void change(int place, int by) {
    for (int neighbour : neighbours) {
      int at = place + neighbour;
      proximity[at] += by;
      if (board.isFree(at)) {
        tree.delete(proximity[at] - by, at);
        tree.insert(proximity[at], at);
      }
    }
  }
}
