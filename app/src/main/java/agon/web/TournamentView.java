package agon.web;

import agon.arena.Result;
import agon.arena.SprtRule;
import agon.arena.Standings;
import agon.arena.Tournament;
import agon.game.Game;
import agon.statistics.MatchTally;
import agon.statistics.Rating;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import agon.store.StoredTournament;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tournament with all a page shows of it, as JSON.
 *
 * @param live whether this server is playing it now
 * @param table best first
 * @param meetings what each did against each, in the order of the table
 * @param ratings none before the first game
 * @param summary of a match of two: the difference in Elo in words
 * @param recent the newest games first
 */
record TournamentView(
    long id,
    String name,
    String status,
    boolean live,
    int played,
    int games,
    Instant created,
    Instant updated,
    String format,
    String time,
    String openings,
    long seed,
    List<String> boards,
    List<Row> table,
    List<List<Standings.Count>> meetings,
    List<RatingLine> ratings,
    @Nullable SprtLine sprt,
    @Nullable String summary,
    List<LibraryRoutes.SummaryView> recent) {

  record Row(
      String name,
      String line,
      int wins,
      int draws,
      int losses,
      double points,
      int faults,
      long millisPerMove) {}

  /** An estimate whose error is not a number (all games won) has none. */
  record RatingLine(String name, double elo, @Nullable Double error, long games) {}

  /**
   * A sequential test: where the likelihood ratio went, and the bounds it went between.
   *
   * @param path after some of the pairs, evenly spread, the first after none
   */
  record SprtLine(
      double elo0,
      double elo1,
      double lower,
      double upper,
      double ratio,
      String verdict,
      int pairs,
      List<Double> path) {}

  /** More points than this are not seen on a screen. */
  private static final int MOST_POINTS = 200;

  static TournamentView of(
      StoredTournament stored,
      boolean live,
      Standings standings,
      List<LibraryRoutes.SummaryView> recent) {
    Tournament tournament = standings.tournament();
    List<Standings.Row> rows = standings.rows();
    boolean match = tournament.entrants().size() == 2 && !standings.results().isEmpty();
    return new TournamentView(
        stored.id(),
        stored.tournament().name(),
        stored.status().text(),
        live,
        stored.played(),
        stored.tournament().games(),
        stored.created(),
        stored.updated(),
        tournament.format().text(),
        tournament.time().text(),
        tournament.openings().text(),
        tournament.seed(),
        tournament.boards().stream().map(Game::line).toList(),
        rows.stream().map(row -> row(tournament, row)).toList(),
        rows.stream().map(row -> meetings(standings, row)).toList(),
        standings.results().isEmpty() ? List.of() : ratings(standings),
        tournament.sprt().isEmpty() ? null : sprt(tournament, standings.results()),
        match ? standings.tally(0, 1).summary() : null,
        recent);
  }

  private static Row row(Tournament tournament, Standings.Row row) {
    return new Row(
        row.name(),
        tournament.entrants().get(row.entrant()).line(),
        row.all().wins(),
        row.all().draws(),
        row.all().losses(),
        row.points(),
        row.faults(),
        row.nanosPerMove() / 1_000_000);
  }

  private static List<Standings.Count> meetings(Standings standings, Standings.Row row) {
    return standings.rows().stream()
        .map(other -> standings.meeting(row.entrant(), other.entrant()))
        .toList();
  }

  private static List<RatingLine> ratings(Standings standings) {
    List<RatingLine> lines = new ArrayList<>();
    for (Rating rating : standings.ratings().list()) {
      double error = rating.elo().error();
      if (Double.isFinite(rating.elo().estimate())) {
        lines.add(
            new RatingLine(
                standings.tournament().entrants().get(rating.player()).name(),
                rating.elo().estimate(),
                Double.isFinite(error) ? error : null,
                rating.games()));
      }
    }
    return lines;
  }

  private static SprtLine sprt(Tournament tournament, List<Result> results) {
    Sprt test = Sprt.parse(tournament.sprt());
    int pairs = results.size() / 2;
    int step = Math.max(1, (pairs + MOST_POINTS - 1) / MOST_POINTS);
    List<Double> path = new ArrayList<>(List.of(0.0));
    MatchTally tally = MatchTally.NONE;
    for (int pair = 0; pair < pairs; pair++) {
      tally =
          tally.withPair(
              SprtRule.halfPoints(results.get(2 * pair)),
              SprtRule.halfPoints(results.get(2 * pair + 1)));
      if ((pair + 1) % step == 0 || pair == pairs - 1) {
        path.add(test.state(tally.pairs()).logLikelihoodRatio());
      }
    }
    SprtState state = test.state(tally.pairs());
    return new SprtLine(
        test.elo0(),
        test.elo1(),
        test.lower(),
        test.upper(),
        state.logLikelihoodRatio(),
        state.verdict().text(),
        pairs,
        path);
  }
}
