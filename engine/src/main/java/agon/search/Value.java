package agon.search;

/**
 * What a node answers with, in one number: its score and, in the lowest bit, whether the score is
 * certain.
 */
final class Value {
  private Value() {}

  static int of(int score, boolean certain) {
    return score << 1 | (certain ? 1 : 0);
  }

  static int estimated(int score) {
    return score << 1;
  }

  static int score(int value) {
    return value >> 1;
  }

  static boolean isCertain(int value) {
    return (value & 1) != 0;
  }

  /** The same value for the other side. */
  static int negated(int value) {
    return -(value & ~1) | (value & 1);
  }
}
