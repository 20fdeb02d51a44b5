package agon.report;

import agon.match.Standings;
import agon.match.Standings.Count;
import agon.match.Standings.Row;
import agon.statistics.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The cross-table, and the ratings as a plot. */
final class StandingsSection {
  private static final int TINTS = 4;

  private final ReportedTournament subject;
  private final Standings standings;
  private final List<Row> rows;
  private final Map<Integer, Rating> ratings;

  private StandingsSection(ReportedTournament subject) {
    this.subject = subject;
    standings = subject.standings();
    rows = standings.rows();
    ratings =
        standings.ratings().list().stream()
            .collect(Collectors.toMap(Rating::player, Function.identity()));
  }

  static Html html(ReportedTournament subject) {
    if (subject.played() == 0) {
      return Html.NOTHING;
    }
    StandingsSection section = new StandingsSection(subject);
    return Html.all(section.table(), section.rows.size() > 2 ? section.plot() : "");
  }

  private Html table() {
    boolean field = rows.size() > 2;
    boolean known = rows.stream().anyMatch(row -> row.givenAway().isPresent());
    boolean faults = rows.stream().anyMatch(row -> row.faults() > 0);
    Table table = new Table("Table").words("Player").numbers("Points", "Games", "Score");
    if (field) {
      table.numbers("Elo");
    }
    table.numbers("Won", "Drawn", "Lost");
    for (int i = 1; field && i <= rows.size(); i++) {
      table.numbers(Integer.toString(i));
    }
    if (known) {
      table.numbers("Gave away");
    }
    if (faults) {
      table.numbers("Faults");
    }
    table.numbers("A move");
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      Count all = row.all();
      List<Object> cells = new ArrayList<>();
      cells.add(Html.all(field ? (i + 1) + " " : "", Html.name(subject.player(row.entrant()))));
      cells.add(Html.of("<b>%s</b>", Figures.points(row.points())));
      cells.add(Figures.grouped(all.games()));
      cells.add(all.games() == 0 ? "" : Figures.percent(all.share()));
      if (field) {
        cells.add(all.games() == 0 ? "" : Figures.elo(rating(row).elo()));
      }
      cells.add(Figures.grouped(all.wins()));
      cells.add(Figures.grouped(all.draws()));
      cells.add(Figures.grouped(all.losses()));
      for (int j = 0; field && j < rows.size(); j++) {
        cells.add(i == j ? "·" : meeting(row, rows.get(j)));
      }
      if (known) {
        cells.add(row.givenAway().map(Figures::points).orElse(""));
      }
      if (faults) {
        cells.add(row.faults() == 0 ? "" : Figures.grouped(row.faults()));
      }
      cells.add(Figures.time(row.nanosPerMove()));
      table.row(cells);
    }
    return Html.all(
        table.html(),
        known
            ? Html.note(
                "Gave away: points lost against what a board is worth with best play, where that is"
                    + " known.")
            : "");
  }

  /** A rating is there for everybody. */
  private Rating rating(Row row) {
    return java.util.Objects.requireNonNull(ratings.get(row.entrant()));
  }

  private Html meeting(Row row, Row other) {
    Count met = standings.meeting(row.entrant(), other.entrant());
    if (met.games() == 0) {
      return Html.NOTHING;
    }
    long tint = Math.round(met.share() * 2 * TINTS) - TINTS;
    return Html.of(
        "<span class=\"t%s%d\">%s/%d</span>",
        tint < 0 ? "m" : "p", Math.abs(tint), Figures.points(met.score()), met.games());
  }

  private Html plot() {
    List<Rating> rated =
        rows.stream().filter(row -> row.all().games() > 0).map(this::rating).toList();
    if (rated.isEmpty()) {
      return Html.NOTHING;
    }
    List<Rating> sorted =
        standings.ratings().list().stream().filter(rating -> rating.games() > 0).toList();
    double low = sorted.stream().mapToDouble(r -> r.elo().low()).min().orElse(0);
    double high = sorted.stream().mapToDouble(r -> r.elo().high()).max().orElse(0);
    Table table =
        new Table("Ratings as a table").words("Player").numbers("Elo", "from", "to", "Games");
    List<RowPlot.Row> plotted = new ArrayList<>();
    for (Rating rating : sorted) {
      String name = subject.player(rating.player());
      plotted.add(
          new RowPlot.Row(
              name,
              (svg, x, y) ->
                  svg.line("error", x.at(rating.elo().low()), y, x.at(rating.elo().high()), y)
                      .line(
                          "error", x.at(rating.elo().low()), y - 5, x.at(rating.elo().low()), y + 5)
                      .line(
                          "error",
                          x.at(rating.elo().high()),
                          y - 5,
                          x.at(rating.elo().high()),
                          y + 5)
                      .dot("point", x.at(rating.elo().estimate()), y, 5)));
      table.row(
          Html.name(name),
          Figures.signed(Math.round(rating.elo().estimate())),
          Figures.signed(Math.round(rating.elo().low())),
          Figures.signed(Math.round(rating.elo().high())),
          Figures.grouped(rating.games()));
    }
    boolean apart = sorted.stream().mapToInt(Rating::group).distinct().count() > 1;
    Svg svg =
        RowPlot.of(
            plotted,
            RowPlot.linear(low, high),
            "Elo, the mean is 0",
            v -> Figures.signed(Math.round(v)));
    return Html.all(
        svg.figure(
            "Ratings with 95 % intervals",
            "the strongest is " + subject.player(sorted.getFirst().player()), table.folded()),
        apart
            ? Html.note("Not all players are linked by games: ratings compare only those who are.")
            : "");
  }
}
