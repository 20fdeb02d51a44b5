package agon.report;

import agon.game.Game;
import agon.game.Results;
import agon.match.Standings;
import agon.match.Standings.Count;
import agon.match.Standings.Row;
import agon.match.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who does well with the first move and with the second, and on which boards. */
final class BreakdownSection {
  private BreakdownSection() {}

  static Html html(ReportedTournament subject) {
    return subject.played() == 0 ? Html.NOTHING : Html.all(sides(subject), boards(subject));
  }

  private static Html sides(ReportedTournament subject) {
    Standings standings = subject.standings();
    Table table =
        new Table("Moving first and second")
            .words("Player")
            .numbers("First", "won", "drawn", "lost", "Second", "won", "drawn", "lost");
    for (Row row : standings.rows()) {
      List<Object> cells = new ArrayList<>(List.of(Html.name(subject.player(row.entrant()))));
      addCount(cells, row.asFirst());
      addCount(cells, row.asSecond());
      table.row(cells);
    }
    Count first = standings.firstPlayers();
    return Html.all(
        table.html(),
        Html.paragraph(
            "Whoever moved first scored %s; the first move is worth %s Elo."
                .formatted(
                    Figures.percent(first.share()),
                    Figures.elo(standings.ratings().firstMoveAdvantage()))));
  }

  private static void addCount(List<Object> cells, Count count) {
    cells.add(count.games() == 0 ? "" : Figures.percent(count.share()));
    cells.add(Figures.grouped(count.wins()));
    cells.add(Figures.grouped(count.draws()));
    cells.add(Figures.grouped(count.losses()));
  }

  private static Html boards(ReportedTournament subject) {
    Standings standings = subject.standings();
    Tournament tournament = standings.tournament();
    Table table =
        new Table("Boards")
            .words("Board")
            .numbers("Games", "First won", "drawn", "lost")
            .words("With best play");
    standings.rows().forEach(row -> table.numbers(subject.player(row.entrant())));
    for (int board = 0; board < tournament.boards().size(); board++) {
      Count first = standings.firstPlayersOn(board);
      if (first.games() > 0) {
        table.row(board(standings, board, first));
      }
    }
    return table.html();
  }

  private static List<Object> board(Standings standings, int board, Count first) {
    Game game = standings.tournament().boards().get(board);
    List<Object> cells = new ArrayList<>();
    cells.add(Html.code(game.line()));
    cells.add(Figures.grouped(first.games()));
    cells.add(Figures.grouped(first.wins()));
    cells.add(Figures.grouped(first.draws()));
    cells.add(Figures.grouped(first.losses()));
    cells.add(game.known().map(known -> Results.said(game, known)).orElse("not known"));
    for (Row row : standings.rows()) {
      Count count = standings.on(board, row.entrant());
      Optional<Double> away = standings.givenAwayOn(board, row.entrant()).filter(lost -> lost > 0);
      cells.add(
          count.games() == 0
              ? ""
              : Html.of(
                  "%s/%d%s",
                  Figures.points(count.score()),
                  count.games(),
                  away.map(
                          lost -> Html.of("<br/><small>gave away %s</small>", Figures.points(lost)))
                      .orElse(Html.NOTHING)));
    }
    return cells;
  }
}
