package agon.cli.match;

import agon.cli.terminal.Screen;
import agon.game.Game;
import agon.match.Distinct;
import agon.match.FixtureResult;
import agon.match.Standings;
import agon.match.Tournament;
import agon.report.Figures;
import agon.statistics.MatchTally;
import agon.statistics.Pentanomial;
import agon.statistics.Rating;
import agon.statistics.Sprt;
import agon.statistics.SprtState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A tournament's table for the terminal: a line for a match, a cross-table for a field. */
final class StandingsText {
  private static final int BAR = 31;
  private static final int MOST_COLUMNS = 12;

  private final Standings standings;
  private final Tournament tournament;
  private final Screen screen;

  StandingsText(Standings standings, Screen screen) {
    this.standings = standings;
    this.tournament = standings.tournament();
    this.screen = screen;
  }

  /** Everything, without line breaks at the ends. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (tournament.entrants().size() == 2) {
      match(lines);
    } else {
      crossTable(lines);
    }
    if (tournament.boards().size() > 1) {
      boards(lines);
    }
    ends(lines);
    return lines;
  }

  /** Repeated games are not evidence: how many differ, and what those alone say. */
  static List<String> repetitions(Distinct distinct, Standings standings, Screen screen) {
    if (!distinct.hasRepetitions()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        title("distinct")
            + screen.bold("%d of %d games".formatted(distinct.distinct(), distinct.games()))
            + screen.faint(
                "  repeated games are no evidence: figures above look surer than they are"));
    if (standings.tournament().entrants().size() == 2) {
      lines.add(title("") + "each pair of games counted once: " + distinct.match().summary());
    }
    if (!standings.tournament().sprt().isEmpty()) {
      lines.add(title("") + "the SPRT counted repeated games; its verdict is not to be relied on");
    }
    return lines;
  }

  private static String title(String text) {
    return String.format("  %-9s", text);
  }

  private static String count(Standings.Count count) {
    return "%d won  %d drawn  %d lost".formatted(count.wins(), count.draws(), count.losses());
  }

  private void match(List<String> lines) {
    MatchTally tally = standings.tally(0, 1);
    Standings.Row row =
        standings.rows().stream().filter(r -> r.entrant() == 0).findFirst().orElseThrow();
    Standings.Row other =
        standings.rows().stream().filter(r -> r.entrant() == 1).findFirst().orElseThrow();
    lines.add(
        title("score")
            + screen.bold(row.name())
            + " "
            + screen.bold(Figures.percent(row.all().share()))
            + "  "
            + count(row.all())
            + screen.faint("  against " + other.name()));
    lines.add(title("strength") + strength(tally));
    Pentanomial pairs = tally.pairs();
    if (pairs.size() > 0) {
      lines.add(
          title("pairs")
              + "2: %d   1½: %d   1: %d   ½: %d   0: %d"
                  .formatted(pairs.won(), pairs.ahead(), pairs.even(), pairs.behind(), pairs.lost())
              + screen.faint("  points of two games, same opening, colours reversed"));
    }
    lines.add(title("first") + count(row.asFirst()) + screen.faint("  moving first"));
    lines.add(title("second") + count(row.asSecond()));
    lines.add(
        title("time")
            + "%s and %s a move"
                .formatted(
                    Figures.millis(row.nanosPerMove()), Figures.millis(other.nanosPerMove())));
    row.givenAway()
        .ifPresent(
            away ->
                lines.add(
                    title("value")
                        + "points given away: %s and %s"
                            .formatted(
                                Figures.points(away),
                                Figures.points(other.givenAway().orElse(0.0)))));
    if (!tournament.sprt().isEmpty()) {
      sprt(lines, Sprt.parse(tournament.sprt()), pairs);
    }
  }

  /** After a test that stopped because of what it saw, the plain average exaggerates. */
  private String strength(MatchTally tally) {
    if (!tournament.sprt().isEmpty()) {
      Sprt sprt = Sprt.parse(tournament.sprt());
      if (sprt.state(tally.pairs()).isDecided()) {
        return sprt.elo(tally.pairs()).summary() + screen.faint("  (corrected for stopping early)");
      }
    }
    return tally.summary();
  }

  private void sprt(List<String> lines, Sprt sprt, Pentanomial pairs) {
    SprtState state = sprt.state(pairs);
    int middle = BAR / 2;
    int reach = (int) Math.round(state.progress() * middle);
    StringBuilder bar = new StringBuilder();
    for (int i = 0; i < BAR; i++) {
      boolean filled = i != middle && (i - middle) * Integer.signum(reach) > 0;
      bar.append(i == middle ? "┼" : filled && Math.abs(i - middle) <= Math.abs(reach) ? "█" : "─");
    }
    lines.add(title("SPRT") + "H0 " + bar + " H1  " + state.text());
    if (state.isDecided()) {
      lines.add(title("verdict") + screen.bold(state.verdict().text()) + ": " + state.meaning());
    }
  }

  private void crossTable(List<String> lines) {
    Map<Integer, Rating> ratings =
        standings.ratings().list().stream()
            .collect(Collectors.toMap(Rating::player, rating -> rating));
    List<Standings.Row> rows = standings.rows();
    boolean cross = rows.size() <= MOST_COLUMNS;
    int width = rows.stream().mapToInt(r -> r.name().length()).max().orElse(6);
    StringBuilder head =
        new StringBuilder(
            String.format(
                "  %3s  %-" + width + "s %7s %6s %16s", "", "", "points", "games", "Elo"));
    for (int i = 0; cross && i < rows.size(); i++) {
      head.append(String.format(" %7d", i + 1));
    }
    head.append("  faults    a move");
    lines.add(screen.faint(head.toString()));
    for (int i = 0; i < rows.size(); i++) {
      Standings.Row row = rows.get(i);
      Rating rating = ratings.get(row.entrant());
      StringBuilder line =
          new StringBuilder(
              String.format(
                  "  %3d  %-" + width + "s %7s %6d %16s",
                  i + 1,
                  row.name(),
                  Figures.points(row.points()),
                  row.all().games(),
                  rating == null || row.all().games() == 0 ? "" : rating.elo().text()));
      for (int j = 0; cross && j < rows.size(); j++) {
        Standings.Count met = standings.meeting(row.entrant(), rows.get(j).entrant());
        line.append(
            String.format(
                " %7s",
                i == j
                    ? "·"
                    : met.games() == 0 ? "" : Figures.points(met.score()) + "/" + met.games()));
      }
      line.append(
          String.format(
              "  %6s %9s",
              row.faults() == 0 ? "" : row.faults(), Figures.millis(row.nanosPerMove())));
      row.givenAway().ifPresent(away -> line.append("  gave away ").append(Figures.points(away)));
      lines.add(i == 0 ? screen.bold(line.toString()) : line.toString());
    }
  }

  private void boards(List<String> lines) {
    lines.add("");
    lines.add(screen.faint("  board                      first player   known value"));
    for (int board = 0; board < tournament.boards().size(); board++) {
      Game game = tournament.boards().get(board);
      Standings.Count first = standings.firstPlayersOn(board);
      if (first.games() > 0) {
        lines.add(
            String.format(
                "  %-26s +%d =%d −%d%s   %s",
                game.line(),
                first.wins(),
                first.draws(),
                first.losses(),
                " ".repeat(Math.max(0, 6 - first.toString().length() % 3)),
                game.known().map(known -> known.outcome().text()).orElse("")));
      }
    }
  }

  private void ends(List<String> lines) {
    Map<String, Integer> reasons = new TreeMap<>();
    for (FixtureResult result : standings.results()) {
      if (result.isFault()) {
        reasons.merge(result.ending().reason().text(), 1, Integer::sum);
      }
    }
    if (!reasons.isEmpty()) {
      lines.add(
          title("faults")
              + reasons.entrySet().stream()
                  .map(e -> e.getKey() + " " + e.getValue())
                  .collect(Collectors.joining(", ")));
    }
  }
}
