package agon.mancala;

import org.jspecify.annotations.Nullable;

/**
 * What a sowing of Kalah does, told without sowing: whether it earns another turn and what it
 * captures, for either side and on boards of any size.
 */
final class KalahGlance {
  /** The last seed falls into the own store. */
  static final int EXTRA_TURN = -1;

  private final int pits;
  private final int round;
  private final int leastCaptured;

  /** Only where sowing goes on. */
  private final @Nullable RingSowing ring;

  KalahGlance(KalahRules rules) {
    pits = rules.pits();
    round = 2 * rules.pits() + 1;
    leastCaptured = rules.leastCaptured();
    ring = rules.relay() ? new RingSowing(rules.pits()) : null;
  }

  /**
   * {@link #EXTRA_TURN}, or how many seeds are captured, the capturing one included. Where sowing
   * goes on, what it brings into the store counts as captured, too: that is how seeds are won
   * there.
   *
   * @param pit one with seeds
   */
  int look(MancalaPosition position, int player, int pit) {
    if (ring != null) {
      int last = ring.sow(position, player, pit);
      boolean alone = last < pits && ring.seeds(last) == 1;
      int taken = alone ? ring.seeds(2 * pits - last) : -1;
      return last == pits ? EXTRA_TURN : ring.gain() + (taken >= leastCaptured ? taken + 1 : 0);
    }
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
    return taken >= leastCaptured ? taken + 1 : 0;
  }
}
