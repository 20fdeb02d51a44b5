package agon.report;

import agon.match.Entrant;
import agon.match.Openings;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.match.TournamentFormat;
import agon.statistics.Sprt;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.stream.Stream;

/** What was played, by whom and how: enough to play it again. */
final class Headline {
  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", java.util.Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);
  private static final int MANY = 6;

  private Headline() {}

  static Html html(ReportedTournament subject) {
    Tournament tournament = subject.tournament();
    return Html.all(
        Html.header(tournament.name(), Conclusion.of(subject)),
        Html.section(
            "facts",
            "The run",
            Html.of("<dl>\n%s</dl>\n%s", facts(subject, tournament), definition(tournament))));
  }

  private static Html facts(ReportedTournament subject, Tournament tournament) {
    String games =
        Figures.count(subject.played(), "game")
            + (subject.expected() > 0 && subject.expected() != subject.played()
                ? " of at most " + Figures.grouped(subject.expected())
                : "");
    return Html.all(
        fact("Players", listed("players", tournament.entrants().stream().map(Headline::player))),
        fact(
            tournament.boards().size() == 1 ? "Board" : "Boards",
            listed("boards", tournament.boards().stream().map(game -> Html.code(game.line())))),
        fact("Format", format(tournament)),
        fact("Games", games + ", " + subject.status()),
        fact("Time", tournament.time().text()),
        fact("Openings", openings(tournament.openings())),
        fact("Points", tournament.points().said()),
        tournament.sprt().isEmpty() ? "" : fact("SPRT", sprt(Sprt.parse(tournament.sprt()))),
        fact("Seed", tournament.seed()),
        fact("Played", when(subject.begun(), subject.updated())));
  }

  private static Html fact(String name, Object what) {
    return Html.of("<div><dt>%s</dt><dd>%s</dd></div>\n", name, what);
  }

  private static Html player(Entrant entrant) {
    return Html.all(
        Html.name(entrant.name()),
        entrant.name().equals(entrant.line()) ? "" : Html.all(" = ", Html.code(entrant.line())),
        entrant.ran().isEmpty() ? "" : Html.all(" · ", Html.code(entrant.ran())));
  }

  /** A list, to be opened where it is long. */
  private static Html listed(String things, Stream<Html> items) {
    Object[] points = items.map(item -> Html.of("<li>%s</li>", item)).toArray();
    Html list = Html.of("<ul>%s</ul>", Html.all(points));
    return points.length <= MANY
        ? list
        : Html.of("<details><summary>%d %s</summary>%s</details>", points.length, things, list);
  }

  private static String format(Tournament tournament) {
    String games = Figures.count(tournament.games(), "game");
    return tournament.format() == TournamentFormat.MATCH && tournament.boards().size() == 1
        ? (tournament.sprt().isEmpty() ? "match of " : "match of at most ") + games
        : "%s, %s of each two on each board".formatted(tournament.format().text(), games);
  }

  private static String sprt(Sprt sprt) {
    return "%s to %s Elo (%s), errors %s and %s; stops by itself"
        .formatted(
            Figures.plain(sprt.elo0()),
            Figures.plain(sprt.elo1()),
            sprt.model().text(),
            Figures.percent(sprt.alpha()),
            Figures.percent(sprt.beta()));
  }

  private static String openings(Openings openings) {
    return openings.listed().isEmpty()
        ? openings.text()
        : "a list of " + Figures.grouped(openings.listed().size());
  }

  private static String when(Instant begun, Instant updated) {
    String from = WHEN.format(begun);
    String to = WHEN.format(updated);
    return from.equals(to) ? from : from + " to " + to;
  }

  private static Html definition(Tournament tournament) {
    String file = TournamentFile.write(tournament);
    String data = Base64.getEncoder().encodeToString(file.getBytes(StandardCharsets.UTF_8));
    return Html.of(
        """
        <details><summary>Play it again</summary>
        <p><a download="tournament.toml" href="data:application/toml;base64,%s">Save this file</a>, \
        then run <code>./agon tournament tournament.toml</code>.%s</p>
        <pre tabindex="0">%s</pre></details>
        """,
        data,
        tournament.time().isRepeatable()
            ? " It comes out the same, move for move."
            : " With time limits every run comes out a little different.",
        file);
  }
}
