package agon.cli.match;

import agon.cli.terminal.JsonLine;
import agon.match.Distinct;
import agon.match.Standings;
import agon.statistics.Interval;
import agon.statistics.MatchTally;
import agon.statistics.Pentanomial;
import agon.statistics.Rating;
import agon.statistics.SequentialElo;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import agon.statistics.Tally;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Figures for programs: what tables and sentences say, as one JSON object a line. */
final class ResultJson {
  private ResultJson() {}

  /** A line for each player, and for a match one with how sure it is. */
  static void print(Standings standings, Optional<Distinct> distinct, PrintWriter out) {
    Map<Integer, Rating> ratings =
        standings.ratings().list().stream().collect(Collectors.toMap(Rating::player, r -> r));
    for (Standings.Row row : standings.rows()) {
      Optional<Interval> elo =
          Optional.ofNullable(ratings.get(row.entrant()))
              .filter(rating -> row.all().games() > 0)
              .map(Rating::elo);
      JsonLine line = new JsonLine().with("event", "standing").with("player", row.name());
      StandingJson.with(line, row, elo).print(out);
    }
    if (standings.tournament().entrants().size() == 2) {
      Optional<Sprt> sprt =
          Optional.of(standings.tournament().sprt()).filter(t -> !t.isEmpty()).map(Sprt::parse);
      JsonLine line = result(standings.tally(0, 1), sprt);
      distinct.ifPresent(
          d -> {
            line.with("distinctGames", d.distinct());
            if (d.hasRepetitions()) {
              Interval elo = d.match().evidence().elo();
              line.with("distinctElo", elo.estimate())
                  .with("distinctLow", elo.low())
                  .with("distinctHigh", elo.high());
            }
          });
      line.print(out);
    }
  }

  /** Elo with its interval, how likely the first is stronger, pairs, and where a test stands. */
  static JsonLine result(MatchTally tally, Optional<Sprt> sprt) {
    Pentanomial pairs = tally.pairs();
    JsonLine line =
        new JsonLine()
            .with("event", "result")
            .with("games", tally.games().games())
            .with("wins", tally.games().wins())
            .with("draws", tally.games().draws())
            .with("losses", tally.games().losses())
            .with("score", tally.games().score())
            .with(
                "pairs",
                new long[] {
                  pairs.lost(), pairs.behind(), pairs.even(), pairs.ahead(), pairs.won()
                });
    Tally evidence = tally.evidence();
    if (evidence.size() > 0) {
      line.with("elo", evidence.elo().estimate())
          .with("low", evidence.elo().low())
          .with("high", evidence.elo().high())
          .with("error", evidence.elo().error())
          .with("normalisedElo", evidence.normalisedElo().estimate())
          .with("likelihood", evidence.likelihoodOfSuperiority());
    }
    sprt.ifPresent(
        test -> {
          SprtState state = test.state(evidence);
          line.with("elo0", test.elo0())
              .with("elo1", test.elo1())
              .with("model", test.model().text())
              .with("llr", state.logLikelihoodRatio())
              .with("lower", test.lower())
              .with("upper", test.upper())
              .with("verdict", verdict(state));
          if (state.isDecided()) {
            SequentialElo elo = test.elo(evidence);
            line.with("correctedElo", elo.elo().estimate())
                .with("correctedLow", elo.elo().low())
                .with("correctedHigh", elo.elo().high())
                .with("correctedLikelihood", elo.likelihoodOfSuperiority());
          }
        });
    return line;
  }

  private static String verdict(SprtState state) {
    return switch (state.verdict()) {
      case ACCEPT_H0 -> "H0";
      case ACCEPT_H1 -> "H1";
      case CONTINUE -> SprtState.Verdict.CONTINUE.text().toLowerCase(Locale.ROOT);
    };
  }
}
