package agon.serve;

import agon.game.Outcome;
import agon.record.Ending;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who has won how often on a server. For several threads. */
public final class ScoreTable {
  /**
   * One name's games.
   *
   * @param faults games lost by breaking down: late, illegal, gone
   */
  public record Row(String name, int wins, int draws, int losses, int faults) {
    public int games() {
      return wins + draws + losses;
    }

    /** From 0 to 1, draws half. */
    public double share() {
      return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    private Row and(Row more) {
      return new Row(
          name, wins + more.wins, draws + more.draws, losses + more.losses, faults + more.faults);
    }
  }

  private final Map<String, Row> rows = new LinkedHashMap<>();
  private int games;

  synchronized int add(List<String> names, Outcome outcome, Ending ending) {
    for (int side = 0; side < 2; side++) {
      boolean won = outcome == Outcome.winOf(side);
      boolean lost = outcome == Outcome.winOf(1 - side);
      boolean fault =
          lost
              && switch (ending.reason()) {
                case TIME, ILLEGAL_MOVE, FAILURE -> true;
                default -> false;
              };
      rows.merge(
          names.get(side),
          new Row(names.get(side), won ? 1 : 0, won || lost ? 0 : 1, lost ? 1 : 0, fault ? 1 : 0),
          Row::and);
    }
    return ++games;
  }

  /** How many games have been finished. */
  public synchronized int games() {
    return games;
  }

  /** The most successful first. */
  public synchronized List<Row> rows() {
    List<Row> sorted = new ArrayList<>(rows.values());
    sorted.sort(Comparator.comparingDouble(row -> -row.share()));
    return sorted;
  }
}
