package agon.report;

import agon.match.FixtureResult;
import agon.match.Tournament;
import java.util.Arrays;
import java.util.List;

/** How long games were. */
final class LengthSection {
  private static final int BARS = 30;

  private LengthSection() {}

  static Html html(ReportedTournament subject) {
    int[] all = lengths(subject.standings().results());
    if (all.length == 0) {
      return Html.NOTHING;
    }
    double step = Math.max(1, Scale.step((all[all.length - 1] - all[0] + 1) / (double) BARS));
    double low = Math.floor(all[0] / step) * step;
    long[] counts = new long[(int) ((all[all.length - 1] - low) / step) + 1];
    for (int length : all) {
      counts[(int) ((length - low) / step)]++;
    }
    String title = step == 1 ? "moves" : "moves, in steps of " + Figures.plain(step);
    return BarPlot.histogram(counts, low, step, title, "games")
        .figure(
            "Length of games",
            "from %d to %d moves, median %d".formatted(all[0], all[all.length - 1], median(all)),
            table(subject).folded());
  }

  private static int[] lengths(List<FixtureResult> results) {
    return results.stream().mapToInt(result -> result.game().plies()).sorted().toArray();
  }

  private static int median(int[] sorted) {
    return sorted[(sorted.length - 1) / 2];
  }

  private static Table table(ReportedTournament subject) {
    Tournament tournament = subject.tournament();
    Table table =
        new Table("Lengths by board, in moves after the opening")
            .words("Board")
            .numbers("Games", "shortest", "median", "mean", "longest");
    for (int b = 0; b < tournament.boards().size(); b++) {
      int board = b;
      int[] lengths =
          lengths(
              subject.standings().results().stream()
                  .filter(result -> result.fixture().board() == board)
                  .toList());
      if (lengths.length > 0) {
        table.row(
            Html.code(tournament.boards().get(board).line()),
            Figures.grouped(lengths.length),
            Integer.toString(lengths[0]),
            Integer.toString(median(lengths)),
            Figures.points(Math.round(10 * Arrays.stream(lengths).average().orElse(0)) / 10.0),
            Integer.toString(lengths[lengths.length - 1]));
      }
    }
    return table;
  }
}
