package agon.mancala;

import agon.game.Known;
import agon.game.Outcome;
import java.util.Optional;

/**
 * What Kalah is worth from the start with best play, in seeds for South, where the seeds left at
 * the end go to their owners. Rows: 1 to 6 pits; columns: 1 to 6 seeds.
 */
final class KalahValues {
  private static final int[][] STANDARD = {
    {0, -2, 6, -2, 2, 0},
    {2, -2, -2, -10, 6, 8},
    {0, 4, 2, 2, 6, -8},
    {2, 6, 6, 2, 4, 0},
    {0, 2, 6, 10, 2, 2},
    {2, 6, 2, 8, 10},
  };
  private static final int[][] EMPTY_CAPTURE = {
    {0, -2, 6, -2, 2, 0},
    {2, -2, -2, -12, 6, 8},
    {0, 4, 2, 2, 6, -10},
    {2, 6, 8, 2, 2, 0},
    {0, 0, 8, 12, 2, 2},
    {2, 10, 2, 10, 12, 2},
  };
  private static final int[][] MOVER_ENDS = {
    {}, {2, -2, -2, -12, 6, 8}, {0, 4, 2, 2, 6, -8}, {2, 6, 6, 2, 2, 0}, {0, 2, 6, 10}, {2, 6, 2},
  };

  private KalahValues() {}

  /**
   * @param equal whether all pits begin with as many seeds
   */
  static Optional<Known> of(KalahRules rules, boolean equal) {
    boolean eitherEnds = rules.end() == KalahRules.End.EITHER;
    boolean common = equal && rules.capture() && !rules.relay() && !rules.pie();
    if (!common
        || rules.remaining() != KalahRules.Remaining.OWNER
        || (rules.emptyCapture() && !eitherEnds)) {
      return Optional.empty();
    }
    if (rules.emptyCapture()) {
      boolean rawlings = rules.pits() == 6 && rules.seeds() == 6;
      String source = rawlings ? "Rawlings 2015" : "Irving, Donkers and Uiterwijk 2000";
      return look(EMPTY_CAPTURE, rules, source);
    }
    if (eitherEnds && rules.pits() == 6 && rules.seeds() == 6) {
      // Only a bound is known: South wins by four seeds at least.
      return Optional.of(Known.of(Outcome.FIRST_WINS, "exhaustive search: at least 4 seeds"));
    }
    return look(eitherEnds ? STANDARD : MOVER_ENDS, rules, "exhaustive search");
  }

  private static Optional<Known> look(int[][] table, KalahRules rules, String source) {
    if (rules.pits() > table.length || rules.seeds() > table[rules.pits() - 1].length) {
      return Optional.empty();
    }
    return Optional.of(Known.of(table[rules.pits() - 1][rules.seeds() - 1], source));
  }
}
