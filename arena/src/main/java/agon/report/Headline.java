package agon.report;

import agon.game.Game;
import agon.match.Entrant;
import agon.match.Format;
import agon.match.Openings;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.statistics.Sprt;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/** What was played, by whom and how: enough to play it again. */
final class Headline {
  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm 'UTC'", java.util.Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);
  private static final int MANY = 6;

  private Headline() {}

  static String html(ReportedTournament subject) {
    Tournament tournament = subject.tournament();
    return """
    <header>
    <h1>%s</h1>
    <p class="conclusion">%s</p>
    </header>
    <section id="facts"><h2>The run</h2>
    <dl>
    %s</dl>
    %s</section>
    """
        .formatted(
            Html.name(tournament.name()),
            Html.text(Conclusion.of(subject)),
            facts(subject, tournament),
            definition(tournament));
  }

  private static String facts(ReportedTournament subject, Tournament tournament) {
    String games =
        Figures.count(subject.played(), "game")
            + (subject.expected() > 0 && subject.expected() != subject.played()
                ? " of at most " + Figures.grouped(subject.expected())
                : "");
    return fact("Players", players(tournament.entrants()))
        + fact(tournament.boards().size() == 1 ? "Board" : "Boards", boards(tournament.boards()))
        + fact("Format", Html.text(format(tournament)))
        + fact("Games", Html.text(games + ", " + subject.status()))
        + fact("Time", Html.text(tournament.time().text()))
        + fact("Openings", Html.text(openings(tournament.openings())))
        + fact("Points", Html.text(tournament.points().said()))
        + (tournament.sprt().isEmpty()
            ? ""
            : fact("SPRT", Html.text(sprt(Sprt.parse(tournament.sprt())))))
        + fact("Seed", Long.toString(tournament.seed()))
        + fact("Played", Html.text(when(subject.begun(), subject.updated())));
  }

  private static String fact(String name, String html) {
    return "<div><dt>%s</dt><dd>%s</dd></div>\n".formatted(name, html);
  }

  private static String players(List<Entrant> entrants) {
    String list =
        entrants.stream()
            .map(
                e ->
                    Html.name(e.name())
                        + (e.name().equals(e.line()) ? "" : " = " + Html.code(e.line()))
                        + (e.ran().isEmpty() ? "" : " · " + Html.code(e.ran())))
            .collect(Collectors.joining("</li><li>", "<ul><li>", "</li></ul>"));
    return folded(entrants.size(), "players", list);
  }

  private static String boards(List<Game> boards) {
    String list =
        boards.stream()
            .map(game -> Html.code(game.line()))
            .collect(Collectors.joining("</li><li>", "<ul><li>", "</li></ul>"));
    return folded(boards.size(), "boards", list);
  }

  private static String folded(int count, String things, String list) {
    return count <= MANY
        ? list
        : "<details><summary>%d %s</summary>%s</details>".formatted(count, things, list);
  }

  private static String format(Tournament tournament) {
    String games = Figures.count(tournament.games(), "game");
    return tournament.format() == Format.MATCH && tournament.boards().size() == 1
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

  private static String definition(Tournament tournament) {
    String file = TournamentFile.write(tournament);
    String data = Base64.getEncoder().encodeToString(file.getBytes(StandardCharsets.UTF_8));
    return """
    <details><summary>Play it again</summary>
    <p><a download="tournament.toml" href="data:application/toml;base64,%s">Save this file</a>, \
    then run <code>./agon tournament tournament.toml</code>.%s</p>
    <pre tabindex="0">%s</pre></details>
    """
        .formatted(
            data,
            tournament.time().isRepeatable()
                ? " It comes out the same, move for move."
                : " With time limits every run comes out a little different.",
            Html.text(file));
  }
}
