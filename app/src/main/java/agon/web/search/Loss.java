package agon.web.search;

import org.jspecify.annotations.Nullable;

/**
 * How much a move gave away and what that is called.
 *
 * @param amount in hundredths of the game's unit; null where it is not counted in that
 */
record Loss(@Nullable Integer amount, @Nullable String mark) {
  static final Loss NONE = new Loss(0, null);

  /** A win that was there for certain, and is not any more: however good it looks, it may slip. */
  static final Loss MISSED_WIN = new Loss(null, "blunder");

  private static final int UNIT = 100;

  /** Where winning by more is better: so many discs or seeds. */
  static Loss ofMargin(int amount) {
    return new Loss(amount, mark(amount, 2 * UNIT, 5 * UNIT, 10 * UNIT));
  }

  /** Where only winning counts: so much of the bar, which is 2 from certain loss to certain win. */
  static Loss ofBar(double lean, @Nullable Integer amount) {
    return new Loss(amount, mark(lean, 0.2, 0.5, 0.9));
  }

  private static @Nullable String mark(
      double loss, double inaccuracy, double mistake, double blunder) {
    if (loss >= blunder) {
      return "blunder";
    }
    return loss >= mistake ? "mistake" : loss >= inaccuracy ? "inaccuracy" : null;
  }
}
