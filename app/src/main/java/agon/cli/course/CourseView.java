package agon.cli.course;

import agon.cli.match.StandingJson;
import agon.cli.terminal.JsonLine;
import agon.cli.terminal.Screen;
import agon.course.Course;
import agon.course.Stage;
import agon.course.Step;
import agon.course.Team;
import agon.match.FixtureResult;
import agon.match.RunListener;
import agon.match.Standings;
import agon.match.Tournament;
import agon.record.GameRecord;
import agon.report.Figures;
import agon.statistics.Interval;
import agon.statistics.Rating;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A course as the teacher sees it in the terminal, or a script in JSON. */
final class CourseView implements Course.Listener {
  private final PrintWriter out;
  private final Screen screen;
  private final boolean json;

  CourseView(PrintWriter out, Screen screen, boolean json) {
    this.out = out;
    this.screen = screen;
    this.json = json;
  }

  @Override
  public void received(Team team) {
    Optional<Step> wrong =
        team.steps().stream().filter(step -> step.mark() == Step.Mark.WRONG).findFirst();
    String problem = wrong.map(step -> step.title() + ": " + step.detail()).orElse("");
    if (json) {
      new JsonLine()
          .with("event", "team")
          .with("team", team.name())
          .with("takesPart", team.takesPart())
          .with("plays", team.ran())
          .with("wrong", problem)
          .print(out);
      return;
    }
    String mark = team.takesPart() ? (wrong.isEmpty() ? "ok  " : "but ") : screen.bold("out ");
    out.println(
        "  %s %-24s %s"
            .formatted(mark, team.name(), screen.faint(wrong.isEmpty() ? team.ran() : problem)));
    out.flush();
  }

  @Override
  public RunListener stage(Tournament tournament, int open) {
    if (json) {
      new JsonLine()
          .with("event", "stage")
          .with("stage", tournament.name())
          .with("players", tournament.entrants().size())
          .with("open", open)
          .print(out);
    } else {
      out.println();
      out.println(
          "  %s: %d players, %s to play"
              .formatted(
                  screen.bold(tournament.name()),
                  tournament.entrants().size(),
                  Figures.count(open, "game")));
      out.flush();
    }
    return new RunListener() {
      private int done;

      @Override
      public synchronized void gameFinished(FixtureResult result, GameRecord record) {
        game(tournament, result, ++done, open);
      }
    };
  }

  private void game(Tournament tournament, FixtureResult result, int done, int open) {
    String board = tournament.boards().get(result.fixture().board()).line();
    String first = tournament.entrants().get(result.fixture().first()).name();
    String second = tournament.entrants().get(result.fixture().second()).name();
    if (json) {
      new JsonLine()
          .with("event", "game")
          .with("game", result.fixture().number() + 1)
          .with("board", board)
          .with("first", first)
          .with("second", second)
          .with("result", result.outcome().text())
          .with("ended", result.ending().text())
          .print(out);
    } else {
      out.println(
          "  %d/%d  %s  %s – %s  %s  %s"
              .formatted(
                  done,
                  open,
                  board,
                  first,
                  second,
                  result.outcome().text(),
                  result.ending().text()));
      out.flush();
    }
  }

  void end(Course course, Path page, Path results) {
    for (Stage stage : course.stages()) {
      table(stage);
    }
    if (json) {
      new JsonLine()
          .with("event", "end")
          .with("teams", course.teams().size())
          .with("takingPart", course.teams().stream().filter(Team::takesPart).count())
          .with("page", page.toString())
          .with("results", results.toString())
          .print(out);
      return;
    }
    out.println();
    out.println("  " + page + "  for everybody");
    out.println("  " + results.resolve("teams") + "  a page for each team");
    out.println("  " + results.resolve("teacher.html") + "  for you alone");
    out.flush();
  }

  private void table(Stage stage) {
    Standings standings = stage.standings();
    Map<Integer, Rating> ratings =
        standings.ratings().list().stream().collect(Collectors.toMap(Rating::player, r -> r));
    if (!json) {
      out.println();
      out.println("  " + screen.bold(stage.title()));
    }
    int place = 0;
    for (Standings.Row row : standings.rows()) {
      boolean isOut = stage.out().contains(row.name());
      place += isOut ? 0 : 1;
      Optional<Interval> elo =
          Optional.ofNullable(ratings.get(row.entrant()))
              .filter(rating -> row.all().games() > 0)
              .map(Rating::elo);
      if (json) {
        JsonLine line =
            new JsonLine()
                .with("event", "standing")
                .with("stage", stage.title())
                .with("place", isOut ? 0 : place)
                .with("team", row.name());
        StandingJson.with(line, row, elo).print(out);
      } else {
        out.println(
            "  %4s %-24s %7s points  %3d games  +%d =%d −%d  %s%s%s"
                .formatted(
                    isOut ? "out" : Integer.toString(place),
                    row.name(),
                    Figures.points(row.points()),
                    row.all().games(),
                    row.all().wins(),
                    row.all().draws(),
                    row.all().losses(),
                    elo.map(e -> Figures.elo(e) + " Elo").orElse(""),
                    row.faults() == 0 ? "" : "  faults " + row.faults(),
                    row.givenAway().map(a -> "  gave away " + Figures.points(a)).orElse("")));
      }
    }
  }
}
