package agon.mnk;

import agon.game.Position;

/**
 * The moves that matter when something is about to happen. Who can win at once does; who is
 * threatened with that answers; who can make two threats at once does so. Against a side that can
 * do that next, only threats of one's own help, or a stone on a cell that touches all its ways to
 * do it; the cells are few and known exactly (Allis 1994 speaks of the defensive moves of a three).
 *
 * <p>Where a line closed at both ends does not win, threats can be answered from afar, so only wins
 * at once and answers to them count. Where X has forbidden points they are no moves, and against
 * X's ways to threaten twice nothing is forced.
 *
 * <p>No best move is lost: any other move loses in four plies, and none of these loses sooner.
 */
final class MnkReplies {
  /** With so few free cells all of them may be forbidden. */
  private static final int CROWDED = 16;

  private final MnkGlance glance;
  private final MnkRule rule;

  /** Scratch: the cells being looked at. */
  private final int[] partners;

  private final int[] joined;
  private final int[] found;

  MnkReplies(MnkGlance glance, int k, MnkRule rule) {
    this.glance = glance;
    this.rule = rule;
    partners = new int[MnkLines.DIRECTIONS * k + 1];
    joined = new int[MnkLines.DIRECTIONS * k + 1];
    found = new int[MnkLines.DIRECTIONS * k + 1];
  }

  /** Writes the moves that are left to the side to move and returns how many; 0 if all are. */
  int forced(int[] into) {
    int mover = glance.turn();
    int other = 1 - mover;
    if (!glance.winning(mover).isEmpty()) {
      into[0] = glance.winning(mover).get(0);
      return 1;
    }
    if (!glance.winning(other).isEmpty()) {
      return allowed(mover, into, glance.stoppers(other, glance.winning(other).get(0), into));
    }
    if (!areThreatsCertain()) {
      return 0;
    }
    int doubler = doubler(mover);
    if (doubler != Position.NO_MOVE) {
      into[0] = doubler;
      return 1;
    }
    if (glance.doublers(other).isEmpty() || isUncertain(other)) {
      return 0;
    }
    int all = defences(into, glance.makers(mover).copyTo(into, 0));
    if (all == 0) {
      into[0] = glance.doublers(other).get(0);
      all = 1;
    }
    return allowed(mover, into, all);
  }

  /**
   * Whether two ways to win at once cannot be answered. Not where lines can be closed from afar;
   * nor when X might have no point left that is not forbidden, which ends the game in a draw.
   */
  boolean areThreatsCertain() {
    return rule != MnkRule.CARO && (rule != MnkRule.RENJU || glance.free() > CROWDED);
  }

  /** A cell where a side makes two threats at once, and may; the first that comes to hand. */
  int doubler(int player) {
    CellSet doublers = glance.doublers(player);
    for (int i = 0; i < doublers.size(); i++) {
      if (!glance.isForbidden(player, doublers.get(i))) {
        return doublers.get(i);
      }
    }
    return Position.NO_MOVE;
  }

  /**
   * Whether the cells where a side would threaten twice may be forbidden to it; what else can be
   * done against them is not known then.
   */
  boolean isUncertain(int player) {
    return rule == MnkRule.RENJU && player == Position.FIRST;
  }

  private int allowed(int player, int[] cells, int count) {
    if (!isUncertain(player)) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (!glance.isForbidden(player, cells[i])) {
        cells[kept++] = cells[i];
      }
    }
    return kept;
  }

  /** Whether the other side makes two threats at once next and nothing can be done about it. */
  boolean areNone() {
    return !isUncertain(1 - glance.turn())
        && glance.makers(glance.turn()).isEmpty()
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
