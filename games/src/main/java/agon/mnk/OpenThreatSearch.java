package agon.mnk;

import static agon.mnk.ThreatTable.NEVER;

import agon.game.Position;
import agon.search.Visits;
import java.util.Arrays;

/**
 * Looks for a forced win in which every move of the attacker threatens to win at once or to make
 * two winning cells with the next stone (the fours and open threes of gomoku players). Against the
 * first kind there is one answer, against the second a handful, which {@link MnkReplies} lists
 * exactly, the defender's own threats among them; all must fail. So a win that is found is proven;
 * none found means nothing.
 *
 * <p>The order is that of depth-first proof-number search (Nagai 2002): always the attack that
 * seems to take the least work to prove, always the answer that seems to take the least to refute
 * it. Where all answers must fail the work is that of the hardest and one for each other, not the
 * sum (weak proof numbers, Ueda et al. 2008): the same threats in another order lead to the same
 * positions, and a sum counts them over and over. It follows narrow lines thirty plies deep where
 * deepening move by move runs dry. Positions never come back, so there is none of the trouble with
 * cycles. Nothing is allocated after the first search.
 */
final class OpenThreatSearch {
  private static final int NONE = ThreatSearch.NONE;

  /** No line is followed further than this. */
  private static final int MOST_PLIES = 60;

  /** More moves than this in one position are left out; more answers, and nothing is proven. */
  private static final int MOST_CHOICES = 64;

  /** The same stones are another matter for the other side. */
  private static final long SECOND_ATTACKS = 0x9e3779b97f4a7c15L;

  /** By kind of the cell, how much a new attack seems to take to prove: its answers, roughly. */
  private static final int[] WORK = {9, 9, 9, 9, 9, 9, 6, 6, 5, 4, 4, 3, 2, 2, 2, 1, 1, 1, 1};

  /** So many plies down, one more: short wins are looked for before long ones. */
  private static final int PLIES_A_POINT = 4;

  private final MnkGlance glance;
  private final MnkReplies replies;

  /** Where to look for moves: near the stones of the root. */
  private final CellSet near;

  private final int[] choices = new int[(MOST_PLIES + 1) * MOST_CHOICES];
  private final int[] answers;
  private final ThreatTable table = new ThreatTable();

  /** By ply: the attack that was last proven to win. */
  private final int[] winners = new int[MOST_PLIES + 1];

  private int nodes;
  private int budget;
  private Visits visits = new Visits();
  private int attacker;
  private long side;
  private int bestMove = Position.NO_MOVE;

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

  /**
   * Searches for the side to move.
   *
   * @param nodeBudget how many moves of either side may be tried
   * @return how many plies until the game is won, at most, or {@link ThreatSearch#NONE}
   */
  int search(int nodeBudget) {
    if (replies.isUncertain(glance.turn())) {
      return NONE; // Which answers there are is not known.
    }
    table.prepare();
    nodes = 0;
    budget = nodeBudget;
    attacker = glance.turn();
    side = attacker == Position.FIRST ? 0 : SECOND_ATTACKS;
    long key = glance.key() ^ side;
    if (!table.find(key) || table.toProve() > 0) {
      Arrays.fill(winners, Position.NO_MOVE);
      visit(key, NEVER, NEVER, 0, 0, Position.NO_MOVE);
    }
    if (!table.find(key) || table.toProve() != 0) {
      return NONE;
    }
    int plies = table.plies();
    bestMove = findBest();
    return bestMove == Position.NO_MOVE ? NONE : plies;
  }

  /** How many moves the last search has tried. */
  int nodes() {
    return nodes;
  }

  /** The first move of the win that was found last. */
  int bestMove() {
    return bestMove;
  }

  /** The move at the root that is proven to win, the soonest if there are several. */
  private int findBest() {
    int won = wonAtOnce();
    if (won != Position.NO_MOVE) {
      return won;
    }
    int best = Position.NO_MOVE;
    int least = Integer.MAX_VALUE;
    int count = listAttacks(0);
    for (int i = 0; i < count; i++) {
      if (table.find(keyAfter(choices[i])) && table.toProve() == 0 && table.plies() < least) {
        best = choices[i];
        least = table.plies();
      }
    }
    return best;
  }

  private long keyAfter(int move) {
    return glance.key() ^ side ^ MnkKeys.stone(glance.turn(), move);
  }

  /**
   * Works on the position until it takes as much to prove, or to disprove, as was said, or until
   * the budget is spent; what is known then is in the table.
   *
   * @param aside the keys of the stones with which the defender has threatened to win at once and
   *     was answered
   * @param before the move that led here
   */
  private void visit(
      long key, int mostToProve, int mostToDisprove, int ply, long aside, int before) {
    int nodesBefore = nodes;
    boolean attacking = glance.turn() == attacker;
    int from = ply * MOST_CHOICES;
    int count = attacking ? attacks(key, ply, from) : defences(key, ply, from);
    boolean urgent = attacking && ply > 0 && count == 1 && !glance.winning(1 - attacker).isEmpty();
    int hint = attacking && count > 1 ? hint(key ^ aside, ply) : Position.NO_MOVE;
    while (count > 0) {
      // The easiest and the next: of proofs where we choose, of disproofs where the other does.
      int easiest = NEVER + 1;
      int next = NEVER;
      int chosen = from;
      int hardest = 0;
      int open = 0;
      int plies = attacking ? Integer.MAX_VALUE : 0;
      for (int i = from; i < from + count; i++) {
        int toProve = 1 + ply / PLIES_A_POINT;
        int toDisprove = 1;
        if (table.find(keyAfter(choices[i]))) {
          toProve = table.toProve();
          toDisprove = table.toDisprove();
          if (toProve == 0) {
            if (attacking && table.plies() < plies) {
              hint = choices[i];
            }
            plies = attacking ? Math.min(plies, table.plies()) : Math.max(plies, table.plies());
          }
        } else if (attacking) {
          toProve =
              choices[i] == hint
                  ? 1
                  : WORK[glance.kind(attacker, choices[i])] + ply / PLIES_A_POINT;
        }
        int own = attacking ? toProve : toDisprove;
        int others = attacking ? toDisprove : toProve;
        hardest = Math.max(hardest, others);
        open += others > 0 ? 1 : 0;
        if (own < easiest) {
          next = easiest;
          easiest = own;
          chosen = i;
        } else if (own < next) {
          next = own;
        }
      }
      easiest = Math.min(easiest, NEVER);
      next = Math.min(next, NEVER);
      int all = Math.min(NEVER, hardest + Math.max(0, open - 1));
      int toProve = attacking ? easiest : all;
      int toDisprove = attacking ? all : easiest;
      boolean settled = toProve == 0 || toDisprove == 0;
      if (settled) {
        toProve = toProve == 0 ? 0 : NEVER;
        toDisprove = toProve == 0 ? NEVER : 0;
      }
      if (settled || toProve >= mostToProve || toDisprove >= mostToDisprove || nodes >= budget) {
        boolean won = toProve == 0;
        if (won && attacking) {
          winners[ply] = hint;
        }
        int first = won ? hint : Position.NO_MOVE;
        table.put(key, toProve, toDisprove, won ? plies + 1 : 0, first, nodes - nodesBefore);
        return;
      }
      // A little more than the next best, lest two moves take turns all the time.
      int patience = Math.min(NEVER, next + next / 4 + 1);
      int mostOwn = Math.min(attacking ? mostToProve : mostToDisprove, patience);
      int mostOthers = (attacking ? mostToDisprove : mostToProve) - Math.max(0, open - 1);
      int move = choices[chosen];
      long after = keyAfter(move);
      nodes++;
      if (visits.visit()) {
        budget = 0;
      }
      glance.put(move);
      long asideNow =
          urgent
              ? aside ^ MnkKeys.stone(1 - attacker, before) ^ MnkKeys.stone(attacker, move)
              : aside;
      visit(
          after,
          attacking ? mostOwn : mostOthers,
          attacking ? mostOthers : mostOwn,
          ply + 1,
          asideNow,
          move);
      glance.lift(move);
    }
  }

  private int settle(long key, boolean won, int plies) {
    table.put(key, won ? 0 : NEVER, won ? NEVER : 0, won ? plies : 0, Position.NO_MOVE, 1);
    return 0;
  }

  /**
   * What wins without the threats that the defender has put in, or won a moment ago: the proof of
   * one position tells much about another like it (Kawano 1996).
   */
  private int hint(long without, int ply) {
    boolean known = table.find(without) && table.toProve() == 0 && table.hint() >= 0;
    return known ? table.hint() : winners[ply];
  }

  /** A move that wins at once or leaves two ways to do so, if there is nothing more urgent. */
  private int wonAtOnce() {
    CellSet winning = glance.winning(attacker);
    CellSet doublers = glance.doublers(attacker);
    CellSet urgent = glance.winning(1 - attacker);
    if (!winning.isEmpty()) {
      return winning.get(0);
    }
    if (urgent.isEmpty()) {
      return doublers.isEmpty() ? Position.NO_MOVE : doublers.get(0);
    }
    return urgent.size() == 1 && doublers.contains(urgent.get(0))
        ? urgent.get(0)
        : Position.NO_MOVE;
  }

  /** Lists what the attacker can try, or settles the position and lists nothing. */
  private int attacks(long key, int ply, int from) {
    if (wonAtOnce() != Position.NO_MOVE) {
      return settle(key, true, glance.winning(attacker).isEmpty() ? 3 : 1);
    }
    if (glance.winning(1 - attacker).size() > 1 || ply >= MOST_PLIES) {
      return settle(key, false, 0);
    }
    int count = listAttacks(from);
    return count > 0 ? count : settle(key, false, 0);
  }

  /** Lists what the defender can try, or settles the position and lists nothing. */
  private int defences(long key, int ply, int from) {
    int defender = 1 - attacker;
    boolean atOnce = !glance.winning(attacker).isEmpty();
    boolean threatened = atOnce || !glance.doublers(attacker).isEmpty();
    if (!glance.winning(defender).isEmpty()
        || !threatened
        || (!atOnce && !glance.doublers(defender).isEmpty())
        || ply >= MOST_PLIES) {
      return settle(key, false, 0);
    }
    if (glance.winning(attacker).size() > 1) {
      return settle(key, true, 2);
    }
    int count = replies.forced(answers);
    if (count == 0) {
      return settle(key, true, atOnce ? 2 : 4); // All that would help is forbidden.
    }
    if (count > MOST_CHOICES) {
      return settle(key, false, 0);
    }
    System.arraycopy(answers, 0, choices, from, count);
    return count;
  }

  /** Cells where a stone may threaten. */
  private int listAttacks(int from) {
    CellSet urgent = glance.winning(1 - attacker);
    if (!urgent.isEmpty()) {
      choices[from] = urgent.get(0);
      return 1;
    }
    if (!glance.doublers(1 - attacker).isEmpty()) {
      // The defender's last move has threatened something, too: do both at once, or be faster.
      int forced = replies.forced(answers);
      if (forced > 0) {
        int count = Math.min(forced, MOST_CHOICES);
        System.arraycopy(answers, 0, choices, from, count);
        return count;
      }
    }
    CellSet makers = glance.makers(attacker);
    int count = Math.min(makers.size(), MOST_CHOICES);
    for (int i = 0; i < count; i++) {
      choices[from + i] = makers.get(i);
    }
    for (int i = 0; i < near.size() && count < MOST_CHOICES; i++) {
      int cell = near.get(i);
      if (glance.owner(cell) == MnkStones.EMPTY
          && !makers.contains(cell)
          && glance.kind(attacker, cell) >= CellClass.TWO_THREES) {
        choices[from + count++] = cell;
      }
    }
    return count;
  }
}
