package agon.othello;

/**
 * Moves are worth less the more there are: estimates count them by the logarithm of their number.
 */
public final class Logarithms {
  /** So much is an octave: twice as many. */
  public static final int UNIT = 64;

  private static final int[] LOGARITHMS = new int[512];

  static {
    for (int count = 0; count < LOGARITHMS.length; count++) {
      double octaves = Math.log(1 + count) / Math.log(2);
      LOGARITHMS[count] = (int) Math.round(UNIT * octaves);
    }
  }

  private Logarithms() {}

  /** {@link #UNIT} times the logarithm to base 2 of one more than the count, which is below 512. */
  public static int of(int count) {
    return LOGARITHMS[count];
  }
}
