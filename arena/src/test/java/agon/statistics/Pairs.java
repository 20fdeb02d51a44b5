package agon.statistics;

import java.util.Arrays;

/** Tallies written as people write them: counts from worst to best. */
final class Pairs {
  private Pairs() {}

  /** For example {@code 5 20 50 30 8}. */
  static Pentanomial of(String counts) {
    long[] n = Arrays.stream(counts.split(" ")).mapToLong(Long::parseLong).toArray();
    return new Pentanomial(n[0], n[1], n[2], n[3], n[4]);
  }
}
