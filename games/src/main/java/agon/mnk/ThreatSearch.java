package agon.mnk;

import agon.game.Position;
import agon.search.Visits;

/**
 * Looks for a forced win in which every move of the attacker but the last threatens to win at once,
 * so that the defender never has a choice (the "continuous fours" of gomoku players; threat-space
 * search of Allis, van den Herik and Huntjens 1993 has the idea). Such a search runs many moves
 * deep with hardly any branching, far beyond the horizon of a full search.
 *
 * <p>One more threat is allowed from round to round, so the win found is the shortest of its kind.
 * A win that is found is proven; none found means nothing.
 *
 * <p>The search plays on the books of the insight it belongs to and leaves them as they were.
 * Nothing is allocated after construction.
 */
final class ThreatSearch {
  /** No forced win was found. */
  static final int NONE = 0;

  /** The longest sequence of threats looked at. */
  static final int MOST_THREATS = 40;

  /** Of more threats than this in one position the rest is left out: there are better games. */
  private static final int MOST_CHOICES = 64;

  private final MnkGlance glance;
  private final MnkReplies replies;
  private final int[] choices = new int[(MOST_THREATS + 1) * MOST_CHOICES];
  private final int[] line = new int[2 * MOST_THREATS + 2];
  private final FailureTable failures = new FailureTable();

  private int nodes;
  private int budget;
  private Visits visits = new Visits();

  /** Whether the number of threats allowed has left anything out. */
  private boolean cutShort;

  ThreatSearch(MnkGlance glance, MnkReplies replies) {
    this.glance = glance;
    this.replies = replies;
  }

  /** Searches count here from now on, and end when it says so. */
  void begin(Visits newVisits) {
    visits = newVisits;
  }

  private void count() {
    nodes++;
    visits.add(1); // the threat; and now its only answer
    if (visits.visit()) {
      budget = 0;
    }
  }

  /**
   * Searches for the side to move.
   *
   * @param nodeBudget how many threats may be tried
   * @return how many plies until the game is won, or {@link #NONE}
   */
  int search(int nodeBudget) {
    nodes = 0;
    budget = nodeBudget;
    int plies = NONE;
    cutShort = true;
    for (int threats = 0; plies == NONE && cutShort && threats <= MOST_THREATS; threats++) {
      cutShort = false;
      plies = attack(threats, 0);
      if (nodes >= budget) {
        break;
      }
    }
    return plies;
  }

  /** How many threats the last search has tried. */
  int nodes() {
    return nodes;
  }

  /**
   * The moves of both sides in the win that was found last, from the first threat to the move that
   * makes two at once or wins.
   */
  int line(int index) {
    return line[index];
  }

  private int attack(int threats, int ply) {
    int mover = glance.turn();
    if (!glance.winning(mover).isEmpty()) {
      line[ply] = glance.winning(mover).get(0);
      return 1;
    }
    CellSet answers = glance.winning(1 - mover);
    CellSet doublers = glance.doublers(mover);
    if (glance.makers(mover).isEmpty() || answers.size() > 1) {
      return NONE;
    }
    if (answers.isEmpty()) {
      int doubler = replies.doubler(mover);
      if (doubler != Position.NO_MOVE) {
        line[ply] = doubler;
        return 3;
      }
    } else {
      // The defender's last move threatens, too: only a threat in the right place will do.
      int answer = answers.get(0);
      if (!glance.makers(mover).contains(answer) || glance.isForbidden(mover, answer)) {
        return NONE;
      }
      if (doublers.contains(answer)) {
        line[ply] = answer;
        return 3;
      }
    }
    if (threats == 0) {
      cutShort = true;
      return NONE;
    }
    return tryAll(mover, answers, threats, ply);
  }

  private int tryAll(int mover, CellSet answers, int threats, int ply) {
    long key = glance.key();
    int failed = failures.failed(key);
    if (failed >= threats) {
      cutShort |= failed != FailureTable.FOR_GOOD;
      return NONE;
    }
    boolean cutBefore = cutShort;
    cutShort = false;
    int from = ply / 2 * MOST_CHOICES;
    int count = answers.isEmpty() ? listMakers(glance.makers(mover), from) : 1;
    if (!answers.isEmpty()) {
      choices[from] = answers.get(0);
    }
    for (int i = from; i < from + count; i++) {
      if (nodes >= budget) {
        return NONE;
      }
      int threat = choices[i];
      if (glance.isForbidden(mover, threat)) {
        continue;
      }
      count();
      glance.put(threat);
      int answer = glance.winning(mover).get(0);
      if (glance.isForbidden(1 - mover, answer)) {
        glance.lift(threat);
        line[ply] = threat;
        return 3;
      }
      glance.put(answer);
      int plies = attack(threats - 1, ply + 2);
      glance.lift(answer);
      glance.lift(threat);
      if (plies != NONE) {
        line[ply] = threat;
        line[ply + 1] = answer;
        return plies + 2;
      }
    }
    if (nodes < budget) {
      failures.remember(key, cutShort ? threats : FailureTable.FOR_GOOD);
    }
    cutShort |= cutBefore;
    return NONE;
  }

  /** The cells where a threat can be made, most valuable first. */
  private int listMakers(CellSet makers, int from) {
    int count = Math.min(makers.size(), MOST_CHOICES);
    for (int i = 0; i < count; i++) {
      int cell = makers.get(i);
      int appeal = appeal(cell);
      int at = from + i;
      while (at > from && appeal(choices[at - 1]) < appeal) {
        choices[at] = choices[at - 1];
        at--;
      }
      choices[at] = cell;
    }
    return count;
  }

  /** Twice as much for what a threat leads to as for what it takes away. */
  private int appeal(int cell) {
    int mover = glance.turn();
    return 2 * glance.kind(mover, cell) + glance.kind(1 - mover, cell);
  }
}
