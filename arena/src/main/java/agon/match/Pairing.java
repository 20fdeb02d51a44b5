package agon.match;

/**
 * Two entrants who meet.
 *
 * @param first moves first in the first game, second in the next, and so on
 */
record Pairing(int first, int second) {
  Pairing reversed() {
    return new Pairing(/* first= */ second, /* second= */ first);
  }
}
