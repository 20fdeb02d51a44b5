package agon.mancala;

import agon.mancala.OwareRules.GrandSlam;

/**
 * What a sowing of Oware takes, told without sowing, for either side and on boards of any size. All
 * pits from the first of the other row to the last seed get as many seeds: one, and one more for
 * each full round before.
 */
final class OwareGlance {
  private final int pits;
  private final GrandSlam grandSlam;

  OwareGlance(OwareRules rules) {
    pits = rules.pits();
    grandSlam = rules.grandSlam();
  }

  /**
   * How many seeds are taken.
   *
   * @param pit one with seeds
   */
  int look(MancalaPosition position, int player, int pit) {
    int seeds = position.seeds(player, pit);
    int rounds = seeds < 2 * pits ? 0 : (seeds - 1) / (2 * pits - 1);
    int last = pit + seeds + rounds - (2 * rounds + 1) * pits;
    if (last < 0 || last >= pits) {
      return 0;
    }
    int other = 1 - player;
    int sown = rounds + 1;
    int taken = 0;
    int prey = last;
    for (; prey >= 0; prey--) {
      int found = position.seeds(other, prey) + sown;
      if ((found | 1) != 3) {
        break;
      }
      taken += found;
    }
    if (taken == 0 || !isAll(position, other, prey, last, rounds)) {
      return taken;
    }
    return switch (grandSlam) {
      case NO_CAPTURE -> 0;
      case FORBIDDEN, CAPTURE -> taken;
      case KEEP_FIRST -> taken - position.seeds(other, last) - sown;
      case KEEP_LAST -> taken - position.seeds(other, prey + 1) - sown;
    };
  }

  /** Whether nothing is left before and behind the chain that begins after a pit. */
  private boolean isAll(MancalaPosition position, int player, int before, int last, int rounds) {
    if (before >= 0 || (rounds > 0 && last < pits - 1)) {
      return false;
    }
    for (int pit = last + 1; pit < pits; pit++) {
      if (position.seeds(player, pit) > 0) {
        return false;
      }
    }
    return true;
  }
}
