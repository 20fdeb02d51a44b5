package agon.course;

import agon.game.BadInput;
import agon.match.FixtureResult;
import agon.match.Standings;
import agon.report.Figures;
import agon.report.Html;
import agon.report.HtmlReport;
import agon.report.ReportedTournament;
import agon.report.Table;
import agon.statistics.Rating;
import agon.store.Store;
import agon.store.StoredTournament;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a course shows: {@code site} for everybody, a page in {@code teams} for each team, and
 * {@code teacher.html} for the teacher alone. Static files that ask for nothing from anywhere.
 */
public final class CoursePages {
  private static final String COMMAND = "./agon course";
  private static final int MOST_FAULTS = 40;

  private final Course course;
  private final Store store;
  private final Path folder;

  public CoursePages(Course course, Store store, Path folder) {
    this.course = course;
    this.store = store;
    this.folder = folder;
  }

  /** Writes all of them anew; returns the one to open first. */
  public Path write() {
    Path site = folder.resolve("site");
    for (Stage stage : course.stages()) {
      StoredTournament stored = store.tournament(stage.id()).orElseThrow();
      put(
          site.resolve(file(stage)),
          HtmlReport.html(ReportedTournament.of(store, stored, stage.standings())));
    }
    put(site.resolve("index.html"), index());
    for (Team team : course.teams()) {
      put(folder.resolve("teams").resolve(team.slug() + ".html"), team(team));
    }
    put(folder.resolve("teacher.html"), teacher());
    return site.resolve("index.html");
  }

  private static String file(Stage stage) {
    return stage.title().toLowerCase(Locale.ROOT).replace(' ', '-') + ".html";
  }

  private static void put(Path file, String html) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, html);
    } catch (IOException e) {
      throw new BadInput("cannot write %s: %s".formatted(file, e.getMessage()));
    }
  }

  private String index() {
    List<Html> body = new ArrayList<>();
    body.add(Html.header(course.profile().title(), conclusion()));
    for (Stage stage : course.stages().reversed()) {
      body.add(
          Html.section(
              "stage-" + stage.id(),
              stage.title(),
              Html.of(
                  "%s<p><a href=\"%s\">Every game to replay, ratings, time and more</a></p>\n",
                  table(stage), file(stage))));
    }
    List<Awards.Award> awards =
        course.stages().size() == 1 || !course.stages().isEmpty()
            ? Awards.of(course.stages().getFirst().standings())
            : List.of();
    if (!awards.isEmpty()) {
      Table table = new Table("Awards").words("Award", "Team", "Why");
      awards.forEach(a -> table.row(a.title(), Html.name(a.winner()), a.why()));
      body.add(Html.section("awards", "Awards", table.html()));
    }
    List<Team> absent = course.teams().stream().filter(team -> !team.takesPart()).toList();
    if (!absent.isEmpty()) {
      List<Object> names = new ArrayList<>();
      absent.forEach(team -> Collections.addAll(names, ", ", Html.name(team.name())));
      body.add(
          Html.section(
              "absent",
              "Not in the tournament",
              Html.paragraph(
                  Html.all(names.subList(1, names.size()).toArray()),
                  ": no program that starts.")));
    }
    return page(course.profile().title(), body);
  }

  private static String page(String title, List<Html> body) {
    return HtmlReport.page(title, Html.all(body.toArray()), COMMAND);
  }

  private String conclusion() {
    if (course.stages().isEmpty()) {
      return "No game has been played yet.";
    }
    Stage last = course.stages().getLast();
    long games = course.stages().stream().mapToLong(s -> s.standings().results().size()).sum();
    return "%s has won: %s, %s."
        .formatted(
            last.best(1).isEmpty() ? "Nobody" : last.best(1).getFirst().name(),
            Figures.count(course.teams().size(), "team"),
            Figures.count(games, "game"));
  }

  private static Html table(Stage stage) {
    Standings standings = stage.standings();
    Map<Integer, Rating> ratings =
        standings.ratings().list().stream().collect(Collectors.toMap(Rating::player, r -> r));
    boolean known = standings.rows().stream().anyMatch(row -> row.givenAway().isPresent());
    Table table =
        new Table(stage.title())
            .words("Team")
            .numbers("Points", "Games", "Won", "Drawn", "Lost", "Elo", "Faults", "A move");
    if (known) {
      table.numbers("Gave away");
    }
    int place = 0;
    for (Standings.Row row : standings.rows()) {
      boolean out = stage.out().contains(row.name());
      List<Object> cells = new ArrayList<>();
      cells.add(Html.all(out ? "out " : ++place + " ", Html.name(row.name())));
      cells.add(Html.of("<b>%s</b>", Figures.points(row.points())));
      cells.add(Figures.grouped(row.all().games()));
      cells.add(Figures.grouped(row.all().wins()));
      cells.add(Figures.grouped(row.all().draws()));
      cells.add(Figures.grouped(row.all().losses()));
      Rating rating = ratings.get(row.entrant());
      cells.add(rating == null || row.all().games() == 0 ? "" : Figures.elo(rating.elo()));
      cells.add(row.faults() == 0 ? "" : Figures.grouped(row.faults()));
      cells.add(Figures.time(row.nanosPerMove()));
      if (known) {
        cells.add(row.givenAway().map(Figures::points).orElse(""));
      }
      table.row(cells);
    }
    return Html.all(
        table.html(),
        Html.note(
            standings.tournament().points().said(),
            known
                ? ". Gave away: points lost against what a board is worth with best play, where"
                    + " that is known."
                : "."));
  }

  private String team(Team team) {
    List<Html> body = new ArrayList<>();
    body.add(Html.header(team.name(), sentence(team)));
    body.add(Html.section("steps", "What was done with it", steps(team)));
    for (Stage stage : course.stages()) {
      body.add(Html.section("games-" + stage.id(), stage.title(), games(team, stage)));
    }
    return page(team.name(), body);
  }

  private static String sentence(Team team) {
    return team.steps().stream()
        .filter(step -> step.mark() == Step.Mark.WRONG)
        .findFirst()
        .map(
            step ->
                (team.takesPart() ? "It takes part, but: " : "It does not take part: ")
                    + step.title()
                    + ": "
                    + step.detail())
        .orElse("It takes part: " + team.ran() + ".");
  }

  private static Html steps(Team team) {
    return Html.of(
        "<ul>\n%s</ul>\n", Html.all(team.steps().stream().map(CoursePages::step).toArray()));
  }

  private static Html step(Step step) {
    Html mark =
        switch (step.mark()) {
          case GOOD -> Html.of("ok");
          case NOTE -> Html.of("note");
          case WRONG -> Html.of("<b>wrong</b>");
        };
    String lines = String.join("\n", step.lines());
    return Html.of(
        "<li>%s · %s%s%s</li>\n",
        mark,
        step.title(),
        step.detail().isEmpty() ? "" : ": " + step.detail(),
        lines.isEmpty() ? "" : Html.of("<pre tabindex=\"0\">%s</pre>", lines));
  }

  /** How a team fared, and each game it lost by a fault of its own, with the reason. */
  private static Html games(Team team, Stage stage) {
    Standings standings = stage.standings();
    List<Standings.Row> rows =
        standings.rows().stream().filter(row -> row.name().equals(team.name())).toList();
    if (rows.isEmpty()) {
      return Html.NOTHING;
    }
    Standings.Row row = rows.getFirst();
    Html sum =
        Html.of(
            "<p>%s points from %s: %d won, %d drawn, %d lost.</p>\n",
            Figures.points(row.points()),
            Figures.count(row.all().games(), "game"),
            row.all().wins(),
            row.all().draws(),
            row.all().losses());
    Table table =
        new Table("Games lost by a fault").numbers("Game").words("Board", "Against", "What");
    int shown = 0;
    for (FixtureResult result : standings.results()) {
      for (int side = 0; side < 2; side++) {
        boolean mine = result.fixture().entrant(side) == row.entrant();
        if (mine && result.isFault() && result.halfPoints(side) == 0 && shown++ < MOST_FAULTS) {
          table.row(
              Integer.toString(result.fixture().number() + 1),
              Html.code(standings.tournament().boards().get(result.fixture().board()).line()),
              Html.name(
                  standings.tournament().entrants().get(result.fixture().entrant(1 - side)).name()),
              result.ending().text());
        }
      }
    }
    return Html.all(sum, shown == 0 ? "" : table.html());
  }

  private String teacher() {
    List<Html> body = new ArrayList<>();
    body.add(Html.header(course.profile().title(), "For the teacher alone."));
    List<Twins.Pair> twins = Twins.among(course.teams(), course.stages(), store);
    if (twins.isEmpty()) {
      body.add(
          Html.section(
              "twins",
              "Same programs",
              Html.paragraph("No two submissions are the same program.")));
    } else {
      Table table = new Table("Same programs").words("Team", "Team", "Why");
      twins.forEach(pair -> table.row(Html.name(pair.one()), Html.name(pair.other()), pair.why()));
      body.add(Html.section("twins", "Same programs", table.html()));
    }
    Table table = new Table("Submissions").words("Team", "What plays", "What is wrong");
    for (Team team : course.teams()) {
      table.row(
          Html.of("<a href=\"teams/%s.html\">%s</a>", team.slug(), Html.name(team.name())),
          team.ran(),
          team.steps().stream()
              .filter(step -> step.mark() == Step.Mark.WRONG)
              .map(step -> step.title() + ": " + step.detail())
              .collect(Collectors.joining("; ")));
    }
    body.add(Html.section("teams", "Submissions", table.html()));
    return page(course.profile().title() + ", teacher", body);
  }
}
