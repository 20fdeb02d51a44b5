package agon.mancala;

import agon.mancala.KalahRules.Remaining;

/**
 * What things on a Kalah board are worth, in hundredths of a seed. Fitted by least squares to
 * searches nine to fourteen plies deep from positions of half random games, then tried in games.
 *
 * @param filledPit a pit with seeds: a move to choose from
 * @param seedInReach a seed that stays on this side or gets to the store when its pit is sown
 * @param seedBeyond a seed that will go to the other side
 * @param extraTurnNow a sowing of the side to move that ends in the store
 * @param extraTurnLater the same for the other side, which can still be spoilt
 * @param threatenedSeed a seed in a capture that one sowing could make; all of these are counted
 * @param bestCapture a seed in the largest capture of the side to move, on top of that
 */
record KalahWeights(
    int filledPit,
    int seedInReach,
    int seedBeyond,
    int extraTurnNow,
    int extraTurnLater,
    int threatenedSeed,
    int bestCapture) {

  private static final KalahWeights COMMON = new KalahWeights(170, 40, 0, 170, 30, 48, 55);

  /** There is room to hoard on wide boards, and it does not pay. */
  private static final KalahWeights WIDE = new KalahWeights(150, 10, -30, 170, 30, 48, 55);

  /** Seeds that are left over do not count for their owner. */
  private static final KalahWeights UNOWNED = new KalahWeights(65, 0, 0, 250, 30, 25, 35);

  private static final int WIDE_PITS = 7;

  /** A pit with seeds, from which so many do not leave this side. */
  int pit(int seeds, int reach) {
    int inReach = Math.min(seeds, reach);
    return filledPit + seedInReach * inReach + seedBeyond * (seeds - inReach);
  }

  static KalahWeights of(KalahRules rules) {
    if (rules.remaining() != Remaining.OWNER) {
      return UNOWNED;
    }
    return rules.pits() >= WIDE_PITS ? WIDE : COMMON;
  }
}
