package agon.report;

import agon.match.Standings.Row;
import agon.search.TimeControl;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How long players thought about a move, and who came close to the limit. */
final class TimeSection {
  private final ReportedTournament subject;
  private final TimeUse use;
  private final Optional<Duration> limit;

  private TimeSection(ReportedTournament subject, TimeUse use) {
    this.subject = subject;
    this.use = use;
    limit = subject.tournament().time().move();
  }

  static Html html(ReportedTournament subject, TimeUse use) {
    if (use.isEmpty()) {
      return Html.NOTHING;
    }
    TimeSection section = new TimeSection(subject, use);
    return Html.of(
        "<div class=\"plots\">\n<div>%s</div>\n<div>%s</div>\n</div>\n",
        section.plot(), section.latest());
  }

  private Html plot() {
    long least = Long.MAX_VALUE;
    long most = limit.map(Duration::toNanos).orElse(1L);
    List<RowPlot.Row> rows = new ArrayList<>();
    Table table =
        new Table("Time as a table")
            .words("Player")
            .numbers("Moves", "5 % within", "median", "95 % within", "longest");
    for (Row row : subject.standings().rows()) {
      Spread spread = use.of(row.entrant());
      if (spread.size() == 0) {
        continue;
      }
      String name = subject.player(row.entrant());
      least = Math.min(least, spread.quantile(0.05));
      most = Math.max(most, spread.most());
      rows.add(new RowPlot.Row(name, (svg, x, y) -> marks(svg, x, y, spread)));
      table.row(
          Html.name(name),
          Figures.grouped(spread.size()),
          Figures.time(spread.quantile(0.05)),
          Figures.time(spread.quantile(0.5)),
          Figures.time(spread.quantile(0.95)),
          Figures.time(spread.most()));
    }
    Scale x = RowPlot.logarithmic((double) Math.max(1, least), (double) most);
    Svg svg = RowPlot.of(rows, x, "time for a move", v -> axis(v));
    limit.ifPresent(
        time ->
            svg.line("level", x.at(time.toNanos()), 6, x.at(time.toNanos()), svg.height() - 40));
    return Html.all(
        svg.figure(
            "Time for a move", "medians and ranges by player, see the table", table.folded()),
        Html.note(
            "Box: the middle half of all moves, with the median; line: 5 to 95 %; dot: the longest.",
            limit.isPresent() ? " Dashed: the limit." : ""));
  }

  private static String axis(double nanos) {
    return nanos < 1e3
        ? Figures.plain(nanos) + " ns"
        : nanos < 1e6
            ? Figures.plain(nanos / 1e3) + " µs"
            : nanos < 1e9 ? Figures.plain(nanos / 1e6) + " ms" : Figures.plain(nanos / 1e9) + " s";
  }

  private static void marks(Svg svg, Scale x, double y, Spread spread) {
    double from = x.at(spread.quantile(0.25));
    double to = x.at(spread.quantile(0.75));
    double median = x.at(spread.quantile(0.5));
    svg.line("error", x.at(spread.quantile(0.05)), y, x.at(spread.quantile(0.95)), y)
        .box("bar", from, y - 6, Math.max(2, to - from), 12)
        .line("median", median, y - 6, median, y + 6)
        .dot("outlier", x.at(spread.most()), y, 3.5);
  }

  private Html latest() {
    TimeControl time = subject.tournament().time();
    boolean clock = time.clock().isPresent();
    Table table =
        new Table(limit.isPresent() || clock ? "Closest to the limit" : "Longest thoughts")
            .words("Player", "Where")
            .numbers("Used");
    if (limit.isPresent()) {
      table.numbers("of the limit");
    }
    if (clock) {
      table.numbers("left");
    }
    for (TimeUse.LateMove move : use.latest()) {
      List<Object> cells = new ArrayList<>();
      cells.add(Html.name(subject.player(move.entrant())));
      cells.add(Html.game(move.game(), move.ply()));
      cells.add(Figures.time(move.nanos()));
      limit.ifPresent(most -> cells.add(Figures.percent(move.nanos() / (double) most.toNanos())));
      if (clock) {
        cells.add(move.left().map(left -> Figures.time(left.toNanos())).orElse(""));
      }
      table.row(cells);
    }
    return Html.all(
        table.html(),
        limit.isPresent() || clock
            ? Html.note(
                "A move that came too late is not on the board: it is among the faults. Players of"
                    + " the house are forgiven what the machine gave to others meanwhile.")
            : "");
  }
}
