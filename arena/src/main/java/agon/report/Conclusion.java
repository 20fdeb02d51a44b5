package agon.report;

import agon.match.FixtureResult;
import agon.match.Standings;
import agon.match.Standings.Row;
import agon.match.TournamentFormat;
import agon.statistics.Rating;
import agon.statistics.Ratings;
import agon.statistics.Sprt;
import agon.statistics.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What came out, in one sentence that claims no more than the games show. */
final class Conclusion {
  /** With fewer games no interval means anything. */
  private static final int FEWEST_GAMES = 10;

  /** Who is that likely to be stronger is called stronger: outside a 95 % interval. */
  private static final double SURE = 0.975;

  private final ReportedTournament subject;
  private final Standings standings;

  private Conclusion(ReportedTournament subject) {
    this.subject = subject;
    this.standings = subject.standings();
  }

  static String of(ReportedTournament subject) {
    return new Conclusion(subject).sentence();
  }

  private String sentence() {
    if (subject.played() == 0) {
      return "No game has been played yet.";
    }
    if (subject.tournament().entrants().size() == 2) {
      return match();
    }
    return subject.tournament().format() == TournamentFormat.KNOCKOUT && subject.isFinished()
        ? knockout()
        : field();
  }

  private String match() {
    Tally first = standings.tally(0, 1).evidence();
    double share = standings.meeting(0, 1).share();
    int leader = share >= 0.5 ? 0 : 1;
    Tally tally = leader == 0 ? first : standings.tally(1, 0).evidence();
    String name = subject.player(leader);
    String other = subject.player(1 - leader);
    String score = Figures.percent(Math.max(share, 1 - share));
    String games = Figures.count(subject.played(), "game");
    if (subject.played() < FEWEST_GAMES) {
      return share == 0.5
          ? "%s and %s are level after %s, too few to say more.".formatted(name, other, games)
          : "%s leads with %s after %s, too few to say who is stronger."
              .formatted(name, score, games);
    }
    if (share == 1 || share == 0) {
      return "%s is stronger: it won all %s, too one-sided for an Elo.".formatted(name, games);
    }
    String elo = Figures.elo(tally.elo()) + " Elo";
    if (share == 0.5) {
      return "%s and %s are level after %s: %s, %s."
          .formatted(name, other, games, Figures.percent(share), elo);
    }
    double likelihood = tally.likelihoodOfSuperiority();
    return likelihood >= SURE
        ? "%s is stronger: %s, %s%s.".formatted(name, score, elo, sprt())
        : "%s is ahead, which may be luck: %s, %s, %s likely stronger%s."
            .formatted(name, score, elo, Figures.sure(likelihood), sprt());
  }

  /** What the test says about the player listed first, where there is one. */
  private String sprt() {
    if (subject.tournament().sprt().isEmpty()) {
      return "";
    }
    Sprt sprt = Sprt.parse(subject.tournament().sprt());
    return "; SPRT of %s from %s to %s Elo: %s"
        .formatted(
            subject.player(0),
            Figures.plain(sprt.elo0()),
            Figures.plain(sprt.elo1()),
            sprt.state(standings.tally(0, 1).pairs()).verdict().text());
  }

  private String field() {
    List<Row> rows = standings.rows();
    double most = rows.getFirst().points();
    List<Row> best = rows.stream().filter(row -> row.points() == most).toList();
    String points = Figures.points(most) + (most == 1 ? " point" : " points");
    String when =
        subject.isFinished()
            ? ""
            : " after " + Figures.grouped(subject.played()) + outOf() + " games";
    if (best.size() > 1) {
      return "%s share first place with %s each%s."
          .formatted(
              best.stream().map(this::name).collect(Collectors.joining(" and ")), points, when);
    }
    return "%s %s with %s%s%s."
        .formatted(
            name(rows.getFirst()),
            subject.isFinished() ? "wins" : "leads",
            points,
            when,
            distance(rows.get(0), rows.get(1)).orElse(""));
  }

  private String name(Row row) {
    return subject.player(row.entrant());
  }

  private String outOf() {
    return subject.expected() > 0 ? " of " + Figures.grouped(subject.expected()) : "";
  }

  /** How far the next one is behind, where games say so. */
  private Optional<String> distance(Row first, Row second) {
    Ratings ratings = standings.ratings();
    boolean linked =
        ratings.list().stream()
                .filter(r -> r.player() == first.entrant() || r.player() == second.entrant())
                .mapToInt(Rating::group)
                .distinct()
                .count()
            == 1;
    if (!linked) {
      return Optional.empty();
    }
    int a = first.entrant();
    int b = second.entrant();
    return Optional.of(
        ", ahead of %s with %s: %s Elo, %s likely stronger"
            .formatted(
                name(second),
                Figures.points(second.points()),
                Figures.elo(ratings.difference(a, b)),
                Figures.sure(ratings.likelihoodOfSuperiority(a, b))));
  }

  /** The winner of the last meeting; of a tie the one listed earlier. */
  private String knockout() {
    FixtureResult last = standings.results().getLast();
    int a = Math.min(last.fixture().first(), last.fixture().second());
    int b = Math.max(last.fixture().first(), last.fixture().second());
    int lead = 0;
    for (FixtureResult result : standings.results()) {
      if (result.fixture().round() == last.fixture().round()) {
        lead += result.halfPoints(result.fixture().first() == a ? 0 : 1) - 1;
      }
    }
    return lead == 0
        ? "%s wins the knockout: the final against %s was a tie, and it is listed earlier."
            .formatted(subject.player(a), subject.player(b))
        : "%s wins the knockout, beating %s in the final."
            .formatted(subject.player(lead > 0 ? a : b), subject.player(lead > 0 ? b : a));
  }
}
