package agon.mnk;

/**
 * The moves that matter when something is about to happen. Who can win at once does; who is
 * threatened with that answers; who can make two threats at once does so. Against a side that can
 * do that next, only threats of one's own help, or a stone on a cell that touches all its ways to
 * do it; the cells are few and known exactly (Allis 1994 speaks of the defensive moves of a three).
 *
 * <p>No best move is lost: any other move loses in four plies, and none of these loses sooner.
 */
final class MnkReplies {
  private final MnkGlance glance;

  /** Scratch: the cells being looked at. */
  private final int[] partners;

  private final int[] joined;
  private final int[] found;

  MnkReplies(MnkGlance glance, int k) {
    this.glance = glance;
    partners = new int[MnkLines.DIRECTIONS * k + 1];
    joined = new int[MnkLines.DIRECTIONS * k + 1];
    found = new int[MnkLines.DIRECTIONS * k + 1];
  }

  /** Writes the moves that are left to the side to move and returns how many; 0 if all are. */
  int forced(int[] into) {
    int mover = glance.turn();
    int other = 1 - mover;
    CellSet only =
        !glance.winning(mover).isEmpty()
            ? glance.winning(mover)
            : !glance.winning(other).isEmpty() ? glance.winning(other) : glance.doublers(mover);
    if (!only.isEmpty()) {
      into[0] = only.get(0);
      return 1;
    }
    if (glance.doublers(other).isEmpty()) {
      return 0;
    }
    int all = defences(into, glance.makers(mover).copyTo(into, 0));
    if (all == 0) {
      into[0] = glance.doublers(other).get(0);
      return 1;
    }
    return all;
  }

  /** Whether the other side makes two threats at once next and nothing can be done about it. */
  boolean areNone() {
    return glance.makers(glance.turn()).isEmpty()
        && !glance.doublers(1 - glance.turn()).isEmpty()
        && defences(found, 0) == 0;
  }

  /**
   * Adds the cells where a stone touches every doubler of the other side: any other leaves one as
   * it is.
   *
   * @param size how many cells are in the array already; these are not added again
   * @return how many there are then
   */
  private int defences(int[] into, int size) {
    int side = 1 - glance.turn();
    CellSet doublers = glance.doublers(side);
    int first = doublers.get(0);
    int count = glance.partners(side, first, partners, 0);
    partners[count++] = first;
    int all = size;
    for (int i = 0; i < count; i++) {
      int cell = partners[i];
      if (!contains(into, all, cell) && touchesAll(side, doublers, cell)) {
        into[all++] = cell;
      }
    }
    return all;
  }

  private boolean touchesAll(int side, CellSet doublers, int cell) {
    for (int i = 1; i < doublers.size(); i++) {
      int doubler = doublers.get(i);
      if (doubler != cell && !contains(joined, glance.partners(side, doubler, joined, 0), cell)) {
        return false;
      }
    }
    return true;
  }

  private static boolean contains(int[] cells, int count, int cell) {
    for (int i = 0; i < count; i++) {
      if (cells[i] == cell) {
        return true;
      }
    }
    return false;
  }
}
