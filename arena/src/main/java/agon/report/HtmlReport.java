package agon.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * A match or tournament as one HTML page that asks for nothing from anywhere: style, script, plots
 * and games are all inside. A policy in the page lets no other script run, whatever players are
 * called.
 */
public final class HtmlReport {
  private static final long ROOM_FOR_BOARDS = 3_500_000;
  private static final long ROOM_FOR_MOVES = 6_000_000;

  private HtmlReport() {}

  /** Goes through all games once; takes about as long as reading them. */
  public static String html(ReportedTournament subject) {
    return html(subject, ROOM_FOR_BOARDS, ROOM_FOR_MOVES);
  }

  static String html(ReportedTournament subject, long roomForBoards, long roomForMoves) {
    Selection selection = new Selection(subject.standings(), roomForBoards, roomForMoves);
    TimeUse times =
        new TimeUse(subject.tournament().entrants().size(), subject.tournament().time());
    GameData data = new GameData(subject, selection, times);
    subject.games().forEach(data::add);
    Html body =
        Html.all(
            Headline.html(subject),
            Html.section("table", "Result", StandingsSection.html(subject)),
            Html.section("match", "How sure", MatchSection.html(subject)),
            Html.section("sides", "Sides and boards", BreakdownSection.html(subject)),
            Html.section("time", "Time", TimeSection.html(subject, times)),
            Html.of(
                "<div class=\"beside\">\n%s%s</div>\n",
                Html.section("length", "Length", LengthSection.html(subject)),
                Html.section("endings", "Endings", EndingSection.html(subject))),
            Html.section("games", "Games", GamesSection.html(subject, selection, data)));
    return page(subject.tournament().name(), body, "./agon tournament report");
  }

  /**
   * Any page that looks like a report and asks for nothing from anywhere.
   *
   * @param command that made it
   */
  public static String page(String title, Html body, String command) {
    String style = resource("report.css");
    String script = resource("report.js");
    return Html.of(
            """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'sha256-%s'; script-src 'sha256-%s'; base-uri 'none'; form-action 'none'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="referrer" content="no-referrer"/>
    <title>%s</title>
    <style>%s</style>
    </head>
    <body>
    <main>
    %s</main>
    <footer><p>Made by %s.</p></footer>
    <script>%s</script>
    </body>
    </html>
    """,
            hash(style),
            hash(script),
            title,
            Html.ours(style),
            body,
            Html.code(command),
            Html.ours(script))
        .toString();
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return Base64.getEncoder().encodeToString(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
