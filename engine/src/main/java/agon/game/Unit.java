package agon.game;

/**
 * What a margin counts, in words: one disc, many discs.
 *
 * @param one its name in the singular
 * @param many its name in the plural, which is also what records and the page know it by
 */
public record Unit(String one, String many) {
  /** For games where only winning counts. */
  public static final Unit NONE = new Unit("", "");

  public boolean isNone() {
    return many.isEmpty();
  }

  /** So many of them: "1 disc", "12 men". */
  public String amount(int count) {
    return count + " " + (count == 1 ? one : many);
  }
}
