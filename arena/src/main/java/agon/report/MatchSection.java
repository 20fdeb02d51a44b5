package agon.report;

import agon.statistics.Interval;
import agon.statistics.MatchTally;
import agon.statistics.Pentanomial;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import java.util.ArrayList;
import java.util.List;

/** A match of two: its pairs of games, and how sure it became of who is stronger. */
final class MatchSection {
  /** The first pairs say next to nothing. */
  private static final int FIRST_SHOWN = 5;

  /** Wide intervals in this first share of a match may leave the plot, or they flatten the rest. */
  private static final double UNSETTLED = 0.25;

  private static final double MOST_ELO = 1200;

  private final ReportedTournament subject;
  private final List<MatchTally> path;
  private final Pentanomial pairs;

  private MatchSection(ReportedTournament subject) {
    this.subject = subject;
    path = MatchPath.of(subject.standings().results());
    pairs = subject.standings().tally(0, 1).pairs();
  }

  /** Nothing where more than two take part, or before there is a pair. */
  static Html html(ReportedTournament subject) {
    if (subject.tournament().entrants().size() != 2) {
      return Html.NOTHING;
    }
    MatchSection section = new MatchSection(subject);
    return section.pairs.size() == 0
        ? Html.NOTHING
        : Html.of(
            "<div class=\"plots\">\n%s%s%s</div>\n",
            section.pentanomial(), section.elo(), section.sprt());
  }

  private String name() {
    return subject.player(0);
  }

  private Html pentanomial() {
    List<BarPlot.Bar> bars =
        List.of(
            new BarPlot.Bar("0", pairs.lost()),
            new BarPlot.Bar("½", pairs.behind()),
            new BarPlot.Bar("1", pairs.even()),
            new BarPlot.Bar("1½", pairs.ahead()),
            new BarPlot.Bar("2", pairs.won()));
    Table table = new Table("Pairs as a table").words("Points of the pair").numbers("Pairs");
    bars.forEach(bar -> table.row(bar.label(), Figures.grouped(bar.count())));
    return BarPlot.kinds(bars, "points of two games, same opening, colours reversed", "pairs")
        .figure(
            "Pairs of " + name(),
            "%d lost both, %d half a point, %d one point, %d one and a half, %d won both"
                .formatted(pairs.lost(), pairs.behind(), pairs.even(), pairs.ahead(), pairs.won()),
            table.folded());
  }

  private Html elo() {
    List<PathPlot.Point> points = new ArrayList<>();
    Table table = new Table("Elo as a table").numbers("Games", "Elo", "from", "to");
    int everyRow = Math.max(1, path.size() / 20);
    for (int i = 0; i < path.size(); i++) {
      Pentanomial sofar = path.get(i).pairs();
      if (sofar.size() < Math.min(FIRST_SHOWN, pairs.size())) {
        continue;
      }
      Interval elo = sofar.elo();
      points.add(new PathPlot.Point((double) sofar.games(), elo.estimate(), elo.low(), elo.high()));
      if ((path.size() - 1 - i) % everyRow == 0) {
        table.row(
            Figures.grouped(sofar.games()),
            Figures.signed(Math.round(elo.estimate())),
            Figures.signed(Math.round(elo.low())),
            Figures.signed(Math.round(elo.high())));
      }
    }
    double settled = pairs.games() * UNSETTLED;
    double low =
        points.stream().filter(p -> p.x() >= settled).mapToDouble(p -> p.low()).min().orElse(0);
    double high =
        points.stream().filter(p -> p.x() >= settled).mapToDouble(p -> p.high()).max().orElse(0);
    return new PathPlot(
            points,
            Math.max(-MOST_ELO, Math.min(0, low) - 5),
            Math.min(MOST_ELO, Math.max(0, high) + 5))
        .level(0, "equal")
        .svg("games", "Elo")
        .figure(
            "Elo of " + name() + " with its 95 % interval",
            "%s after %s".formatted(Figures.elo(pairs.elo()), Figures.count(pairs.games(), "game")),
            table.folded());
  }

  private Html sprt() {
    if (subject.tournament().sprt().isEmpty()) {
      return Html.NOTHING;
    }
    Sprt sprt = Sprt.parse(subject.tournament().sprt());
    List<PathPlot.Point> points = new ArrayList<>(List.of(new PathPlot.Point(0, 0, 0, 0)));
    for (MatchTally tally : path) {
      double ratio = sprt.state(tally.pairs()).logLikelihoodRatio();
      points.add(new PathPlot.Point((double) tally.pairs().size(), ratio, ratio, ratio));
    }
    SprtState state = sprt.state(pairs);
    double low = points.stream().mapToDouble(PathPlot.Point::value).min().orElse(0);
    double high = points.stream().mapToDouble(PathPlot.Point::value).max().orElse(0);
    String said = state.text() + ": " + state.verdict().text() + ", " + state.meaning();
    Html corrected =
        state.isDecided()
            ? Html.of(
                "<br/>A test stops when results look extreme; corrected for that: %s",
                sprt.elo(pairs).summary())
            : Html.NOTHING;
    return new PathPlot(
            points, Math.min(low, sprt.lower()) - 0.8, Math.max(high, sprt.upper()) + 0.8)
        .level(sprt.upper(), "H1: " + Figures.plain(sprt.elo1()) + " Elo or more")
        .level(sprt.lower(), "H0: " + Figures.plain(sprt.elo0()) + " Elo or less")
        .svg("pairs", "log likelihood ratio")
        .figure("SPRT of " + name(), said, Html.note(said, corrected));
  }
}
