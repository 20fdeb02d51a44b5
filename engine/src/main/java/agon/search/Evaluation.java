package agon.search;

import agon.game.Game;
import java.util.Locale;

/**
 * A score with how it is known.
 *
 * @param score for the side to move, see {@link Score}
 * @param kind whether it is proven, and if not, what it bounds
 * @param percent how sure a search was that left out the unlikely; 0 where none says
 */
public record Evaluation(int score, Kind kind, int percent) {
  public Evaluation(int score, Kind kind) {
    this(score, kind, 0);
  }

  /** How far to trust a score. */
  public enum Kind {
    /** Follows from the rules. */
    PROVEN,
    ESTIMATE,
    /** At least this: programs outside say so in the middle of a search, ours waits for more. */
    AT_LEAST,
    AT_MOST
  }

  public boolean isProven() {
    return kind == Kind.PROVEN;
  }

  /** The same score, found as surely, where it is said of a move that it was not proven for. */
  public Evaluation unproven() {
    return new Evaluation(score, Kind.ESTIMATE, percent);
  }

  /**
   * As people say it: "wins in 7", "draw (proven)", "+4 discs (proven)", "about +0.6 discs", "about
   * +4.0 discs (87 %)".
   */
  public String text(Game game) {
    if (Score.isWinOrLoss(score)) {
      String word = score > 0 ? "wins" : "loses";
      return word + " in " + Score.distance(score) + (isProven() ? "" : "?");
    }
    if (isProven()) {
      int units = score / Score.UNIT;
      return units == 0
          ? "draw (proven)"
          : (units > 0 ? "+" : "−") + game.unit().amount(Math.abs(units)) + " (proven)";
    }
    String number = String.format(Locale.ROOT, "%.1f", Math.abs(score) / (double) Score.UNIT);
    String sign = score < 0 ? "−" : "+";
    String how =
        switch (kind) {
          case AT_LEAST -> "at least ";
          case AT_MOST -> "at most ";
          default -> "about ";
        };
    String sure = percent > 0 && percent < 100 ? " (" + percent + " %)" : "";
    return how + sign + number + (game.unit().isNone() ? "" : " " + game.unit().many()) + sure;
  }
}
