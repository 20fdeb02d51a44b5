package agon.mancala;

import agon.search.Insight;
import agon.search.Score;

/** What Oware knows beyond its rules. */
final class OwareInsight implements Insight {
  // In hundredths of a seed.
  private static final int TURN = 20;
  private static final int SEED_IN_ROW = 5;
  private static final int FILLED_PIT = 10;
  private static final int WEAK_PIT = -10;
  private static final int KROO = 50;
  private static final int CAPTURE_NOW = 60;
  private static final int CAPTURE_LATER = 30;

  /** Takes rank before everything else, by size; the rest from right to left. */
  private static final int CAPTURED_SEED_RANK = 1 << 8;

  private final MancalaPosition position;
  private final OwareGlance glance;
  private final int pits;

  OwareInsight(OwareRules rules, MancalaPosition position) {
    this.position = position;
    this.glance = new OwareGlance(rules);
    this.pits = rules.pits();
  }

  @Override
  public int evaluate() {
    int mover = position.turn();
    return TURN
        + Score.UNIT * (position.store(mover) - position.store(1 - mover))
        + prospects(mover, CAPTURE_NOW)
        - prospects(1 - mover, CAPTURE_LATER);
  }

  private int prospects(int player, int capturedSeed) {
    int value = 0;
    int largest = 0;
    for (int pit = 0; pit < pits; pit++) {
      int seeds = position.seeds(player, pit);
      if (seeds > 0) {
        value += FILLED_PIT + SEED_IN_ROW * seeds;
        if (seeds <= 2) {
          value += WEAK_PIT;
        } else if (seeds >= 2 * pits) {
          value += KROO;
        }
        largest = Math.max(largest, glance.look(position, player, pit));
      }
    }
    return value + capturedSeed * largest;
  }

  @Override
  public int rank(int move) {
    return move + CAPTURED_SEED_RANK * glance.look(position, position.turn(), move);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }

  /** All moves that take something: each brings seeds into a store, so there is an end to them. */
  @Override
  public int loudMoves(int[] into) {
    int mover = position.turn();
    int legal = position.moves(into);
    int count = 0;
    for (int i = 0; i < legal; i++) {
      if (glance.look(position, mover, into[i]) > 0) {
        into[count++] = into[i];
      }
    }
    return count;
  }
}
