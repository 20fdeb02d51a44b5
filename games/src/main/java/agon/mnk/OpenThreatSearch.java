package agon.mnk;

import agon.game.Position;
import agon.search.Visits;

/**
 * Looks for a forced win in which every move of the attacker threatens to win at once or to make
 * two winning cells with the next stone (the fours and open threes of gomoku players). Against the
 * first kind there is one answer, against the second a handful, which {@link MnkReplies} lists
 * exactly, the defender's own threats among them; all must fail. So a win that is found is proven;
 * none found means nothing.
 *
 * <p>One more move of the attacker is allowed from round to round. The idea is that of threat-space
 * search (Allis, van den Herik and Huntjens 1993), with every answer searched for itself instead of
 * all at once. Wants a larger budget than {@link ThreatSearch}, so it is for roots. Nothing is
 * allocated after construction.
 */
final class OpenThreatSearch {
  private static final int NONE = ThreatSearch.NONE;
  private static final int MOST_MOVES = 24;

  /** More moves than this in one position are left out; more answers, and nothing is proven. */
  private static final int MOST_CHOICES = 64;

  private final MnkGlance glance;
  private final MnkReplies replies;

  /** Where to look for moves: near the stones of the root. */
  private final CellSet near;

  private final int[] choices = new int[(2 * MOST_MOVES + 2) * MOST_CHOICES];
  private final int[] answers;
  private final FailureTable failures = new FailureTable();

  private int nodes;
  private int budget;
  private Visits visits = new Visits();
  private int bestMove = Position.NO_MOVE;

  /** Whether the number of moves allowed has left anything out. */
  private boolean cutShort;

  OpenThreatSearch(MnkGlance glance, MnkReplies replies, CellSet near, int cells) {
    this.glance = glance;
    this.replies = replies;
    this.near = near;
    answers = new int[cells];
  }

  /** Searches count here from now on, and end when it says so. */
  void begin(Visits newVisits) {
    visits = newVisits;
  }

  private void visit() {
    if (visits.visit()) {
      budget = 0;
    }
  }

  /**
   * Searches for the side to move.
   *
   * @param nodeBudget how many moves of the attacker may be tried
   * @return how many plies until the game is won, or {@link ThreatSearch#NONE}
   */
  int search(int nodeBudget) {
    nodes = 0;
    budget = nodeBudget;
    int plies = NONE;
    cutShort = true;
    for (int moves = 1; plies == NONE && cutShort && moves <= MOST_MOVES; moves++) {
      cutShort = false;
      plies = attack(moves, 0);
      if (nodes >= budget) {
        break;
      }
    }
    return plies;
  }

  /** How many moves of the attacker the last search has tried. */
  int nodes() {
    return nodes;
  }

  /** The first move of the win that was found last. */
  int bestMove() {
    return bestMove;
  }

  private int attack(int moves, int ply) {
    int mover = glance.turn();
    CellSet winning = glance.winning(mover);
    CellSet doublers = glance.doublers(mover);
    CellSet urgent = glance.winning(1 - mover);
    if (!winning.isEmpty()) {
      return won(winning.get(0), ply, 1);
    }
    if (urgent.size() > 1) {
      return NONE;
    }
    if (urgent.isEmpty() && !doublers.isEmpty()) {
      return won(doublers.get(0), ply, 3);
    }
    if (!urgent.isEmpty() && doublers.contains(urgent.get(0))) {
      return won(urgent.get(0), ply, 3);
    }
    if (moves == 0) {
      cutShort = true;
      return NONE;
    }
    long key = glance.key();
    int failed = failures.failed(key);
    if (failed >= moves) {
      cutShort |= failed != FailureTable.FOR_GOOD;
      return NONE;
    }
    boolean cutBefore = cutShort;
    cutShort = false;
    int plies = tryAll(moves, ply);
    if (plies == NONE && nodes < budget) {
      failures.remember(key, cutShort ? moves : FailureTable.FOR_GOOD);
    }
    cutShort |= cutBefore;
    return plies;
  }

  private int won(int move, int ply, int plies) {
    if (ply == 0) {
      bestMove = move;
    }
    return plies;
  }

  private int tryAll(int moves, int ply) {
    int from = ply * MOST_CHOICES;
    int count = listAttacks(from);
    for (int i = from; i < from + count && nodes < budget; i++) {
      int move = choices[i];
      nodes++;
      visit();
      glance.put(move);
      int plies = defend(moves, ply + 1);
      glance.lift(move);
      if (plies != NONE) {
        return won(move, ply, plies + 1);
      }
    }
    return NONE;
  }

  /** The longest the defender can hold out, or {@link ThreatSearch#NONE} if that is for good. */
  private int defend(int moves, int ply) {
    int defender = glance.turn();
    int attacker = 1 - defender;
    boolean atOnce = !glance.winning(attacker).isEmpty();
    boolean threatened = atOnce || !glance.doublers(attacker).isEmpty();
    if (!glance.winning(defender).isEmpty()
        || !threatened
        || (!atOnce && !glance.doublers(defender).isEmpty())) {
      return NONE;
    }
    if (glance.winning(attacker).size() > 1) {
      return 2;
    }
    int count = replies.forced(answers);
    if (count > MOST_CHOICES) {
      return NONE;
    }
    int from = ply * MOST_CHOICES;
    System.arraycopy(answers, 0, choices, from, count);
    int longest = 0;
    for (int i = from; i < from + count; i++) {
      visit();
      glance.put(choices[i]);
      int plies = attack(moves - 1, ply + 1);
      glance.lift(choices[i]);
      if (plies == NONE) {
        return NONE;
      }
      longest = Math.max(longest, plies);
    }
    return longest + 1;
  }

  /** Cells where a stone may threaten, most valuable first. */
  private int listAttacks(int from) {
    int mover = glance.turn();
    CellSet urgent = glance.winning(1 - mover);
    if (!urgent.isEmpty()) {
      choices[from] = urgent.get(0);
      return 1;
    }
    int count = 0;
    if (!glance.doublers(1 - mover).isEmpty()) {
      // The defender's last move has threatened something, too: do both at once, or be faster.
      int forced = replies.forced(answers);
      for (int i = 0; i < forced; i++) {
        count = insert(answers[i], from, count);
      }
      return count;
    }
    CellSet makers = glance.makers(mover);
    for (int i = 0; i < makers.size(); i++) {
      count = insert(makers.get(i), from, count);
    }
    for (int i = 0; i < near.size(); i++) {
      int cell = near.get(i);
      if (glance.owner(cell) == MnkStones.EMPTY
          && !makers.contains(cell)
          && glance.kind(mover, cell) >= CellClass.OPEN_THREE) {
        count = insert(cell, from, count);
      }
    }
    return count;
  }

  private int insert(int cell, int from, int count) {
    if (count == MOST_CHOICES) {
      return count;
    }
    int player = glance.turn();
    int kind = glance.kind(player, cell);
    int at = from + count;
    while (at > from && glance.kind(player, choices[at - 1]) < kind) {
      choices[at] = choices[at - 1];
      at--;
    }
    choices[at] = cell;
    return count + 1;
  }
}
