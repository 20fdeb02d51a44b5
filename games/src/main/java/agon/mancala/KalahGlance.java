package agon.mancala;

/**
 * What a sowing of Kalah does, told without sowing: whether it earns another turn and what it
 * captures, for either side and on boards of any size.
 */
final class KalahGlance {
  /** The last seed falls into the own store. */
  static final int EXTRA_TURN = -1;

  private final int pits;
  private final int round;
  private final boolean emptyCapture;

  KalahGlance(KalahRules rules) {
    pits = rules.pits();
    round = 2 * rules.pits() + 1;
    emptyCapture = rules.emptyCapture();
  }

  /**
   * {@link #EXTRA_TURN}, or how many seeds are captured, the capturing one included.
   *
   * @param pit one with seeds
   */
  int look(MancalaPosition position, int player, int pit) {
    int seeds = position.seeds(player, pit);
    int last = pit + seeds;
    if (last < pits) {
      return position.seeds(player, last) == 0 ? captureAt(position, player, last, 0) : 0;
    }
    if (last < round) {
      return last == pits ? EXTRA_TURN : 0;
    }
    return lookPastOneRound(position, player, pit, seeds);
  }

  /**
   * A sowing past the whole other row puts one seed more opposite; a longer one finds no empty pit.
   */
  private int lookPastOneRound(MancalaPosition position, int player, int pit, int seeds) {
    int last = (pit + seeds) % round;
    if (last == pits) {
      return EXTRA_TURN;
    }
    boolean alone = seeds <= round && last <= pit;
    return alone && (last == pit || position.seeds(player, last) == 0)
        ? captureAt(position, player, last, 1)
        : 0;
  }

  private int captureAt(MancalaPosition position, int player, int pit, int sownOpposite) {
    int taken = position.seeds(1 - player, pits - 1 - pit) + sownOpposite;
    return taken > 0 || emptyCapture ? taken + 1 : 0;
  }
}
