package agon.report;

/**
 * Numbers as letters, the small ones as one: five bits a letter, the lowest first, and a sixth that
 * says whether more follow. The page's script reads them back. None of the letters means anything
 * to HTML or JSON.
 */
final class Letters {
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  private static final int MORE = 32;

  private final StringBuilder letters = new StringBuilder();

  /** Appends a number from 0 up. */
  Letters add(long number) {
    long rest = number;
    while (rest >= MORE) {
      letters.append(ALPHABET.charAt((int) (MORE | (rest % MORE))));
      rest /= MORE;
    }
    letters.append(ALPHABET.charAt((int) rest));
    return this;
  }

  @Override
  public String toString() {
    return letters.toString();
  }
}
