package agon.web.tournament;

import agon.game.Game;
import agon.match.Entrant;
import agon.match.FixtureResult;
import agon.match.Standings;
import agon.match.Tournament;
import agon.statistics.MatchTally;
import agon.statistics.Pentanomial;
import agon.statistics.Rating;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import agon.store.StoredTournament;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A tournament as it stands, as JSON. */
record TournamentView(
    long id,
    String name,
    String status,
    boolean live,
    int played,
    int games,
    long created,
    long updated,
    String format,
    String time,
    List<String> boards,
    List<Entrant> entrants,
    List<Row> table,
    @Nullable Match match,
    String definition) {

  /** A tournament in a list. */
  record Entry(
      long id,
      String name,
      String status,
      boolean live,
      int played,
      int games,
      long created,
      long updated) {
    static Entry of(StoredTournament stored, boolean live) {
      return new Entry(
          stored.id(),
          stored.tournament().name(),
          stored.status().text(),
          live,
          stored.played(),
          stored.tournament().games(),
          stored.created().toEpochMilli(),
          stored.updated().toEpochMilli());
    }
  }

  /** Games won, drawn and lost. */
  record Score(int wins, int draws, int losses) {
    static Score of(Standings.Count count) {
      return new Score(count.wins(), count.draws(), count.losses());
    }
  }

  /**
   * One line of the table, the best first.
   *
   * @param elo relative to the field's mean; null before the first game
   * @param error half of the 95 % interval
   * @param against what it did against each other, in the order of the table; null against itself
   */
  record Row(
      int entrant,
      String name,
      double points,
      Score score,
      Score asFirst,
      Score asSecond,
      @Nullable Double elo,
      @Nullable Double error,
      int faults,
      double millisPerMove,
      @Nullable Double givenAway,
      List<@Nullable Score> against) {}

  /**
   * A match of two in detail, seen by the entrant listed first.
   *
   * @param pairs how often a pair of games gave 0, ½, 1, 1½ and 2 points
   */
  record Match(String summary, List<Long> pairs, @Nullable Test sprt) {}

  /**
   * A sequential test.
   *
   * @param path the log-likelihood ratio after every so many pairs, thinned to a few hundred points
   */
  record Test(
      double elo0,
      double elo1,
      double llr,
      double lower,
      double upper,
      double progress,
      String verdict,
      String text,
      List<Double> path) {}

  private static final int MOST_POINTS = 300;

  static TournamentView of(StoredTournament stored, Standings standings, boolean live) {
    Tournament tournament = standings.tournament();
    return new TournamentView(
        stored.id(),
        stored.tournament().name(),
        stored.status().text(),
        live,
        standings.results().size(),
        stored.tournament().games(),
        stored.created().toEpochMilli(),
        stored.updated().toEpochMilli(),
        tournament.format().text(),
        tournament.time().text(),
        tournament.boards().stream().map(Game::line).toList(),
        tournament.entrants(),
        rows(standings),
        tournament.entrants().size() == 2 ? match(standings) : null,
        stored.tournament().definition());
  }

  private static List<Row> rows(Standings standings) {
    Map<Integer, Rating> ratings =
        standings.ratings().list().stream()
            .collect(Collectors.toMap(Rating::player, Function.identity()));
    List<Row> rows = new ArrayList<>();
    for (Standings.Row row : standings.rows()) {
      Rating rating = row.all().games() == 0 ? null : ratings.get(row.entrant());
      List<@Nullable Score> against = new ArrayList<>();
      for (Standings.Row other : standings.rows()) {
        against.add(
            other.entrant() == row.entrant()
                ? null
                : Score.of(standings.meeting(row.entrant(), other.entrant())));
      }
      rows.add(
          new Row(
              row.entrant(),
              row.name(),
              row.points(),
              Score.of(row.all()),
              Score.of(row.asFirst()),
              Score.of(row.asSecond()),
              rating == null ? null : finite(rating.elo().estimate()),
              rating == null ? null : finite(rating.elo().error()),
              row.faults(),
              row.nanosPerMove() / 1e6,
              row.givenAway().orElse(null),
              against));
    }
    return rows;
  }

  /** JSON knows no infinity. */
  private static @Nullable Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }

  private static Match match(Standings standings) {
    MatchTally tally = standings.tally(0, 1);
    String test = standings.tournament().sprt();
    return new Match(
        tally.summary(),
        Arrays.stream(tally.pairs().counts()).boxed().toList(),
        test.isEmpty() ? null : test(Sprt.parse(test), tally, standings.results()));
  }

  private static Test test(Sprt sprt, MatchTally tally, List<FixtureResult> results) {
    SprtState state = sprt.state(tally.pairs());
    List<Double> path = new ArrayList<>();
    int pairs = results.size() / 2;
    int step = Math.max(1, (pairs + MOST_POINTS - 1) / MOST_POINTS);
    Pentanomial soFar = Pentanomial.NONE;
    for (int i = 0; i < pairs; i++) {
      soFar = soFar.withPair(half(results.get(2 * i)) + half(results.get(2 * i + 1)));
      if ((i + 1) % step == 0 || i == pairs - 1) {
        path.add(sprt.logLikelihoodRatio(soFar));
      }
    }
    return new Test(
        sprt.elo0(),
        sprt.elo1(),
        state.logLikelihoodRatio(),
        sprt.lower(),
        sprt.upper(),
        state.progress(),
        state.verdict().text(),
        state.text(),
        path);
  }

  private static int half(FixtureResult result) {
    return result.halfPoints(result.fixture().first() == 0 ? 0 : 1);
  }
}
