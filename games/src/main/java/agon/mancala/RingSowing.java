package agon.mancala;

/**
 * What sowing in relays does, on boards of any size and for either side, without touching the
 * board: the places from the sower's first pit on, the own store among them, the other's left out.
 */
final class RingSowing {
  private final int pits;
  private final int[] ring;
  private int gain;

  RingSowing(int pits) {
    this.pits = pits;
    ring = new int[2 * pits + 1];
  }

  /** Sows and answers the place of the last seed; own pits come first, then the own store. */
  int sow(MancalaPosition position, int player, int pit) {
    for (int place = 0; place < pits; place++) {
      ring[place] = position.seeds(player, place);
      ring[pits + 1 + place] = position.seeds(1 - player, place);
    }
    ring[pits] = 0;
    int place = pit;
    do {
      int hand = ring[place];
      ring[place] = 0;
      for (; hand > 0; hand--) {
        place = place + 1 == ring.length ? 0 : place + 1;
        ring[place]++;
      }
    } while (place != pits && ring[place] > 1);
    gain = ring[pits];
    return place;
  }

  /** Seeds of a place after the last sowing; opposite to own pit p is place 2 · pits − p. */
  int seeds(int place) {
    return ring[place];
  }

  /** What the last sowing has brought into the store. */
  int gain() {
    return gain;
  }
}
