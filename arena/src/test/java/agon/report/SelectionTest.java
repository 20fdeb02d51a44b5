package agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Outcome;
import agon.match.Fixture;
import agon.match.FixtureResult;
import agon.match.GameResult;
import agon.match.Schedule;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.record.Ending;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where not every game fits, the ones people look for do. */
class SelectionTest {
  private static final int GAMES = 2000;
  private static final Ending CRASH = new Ending(Ending.Reason.FAILURE, "crashed");

  /** All of 40 plies and won by a, but for a fault, a long one, a short one and a surprise. */
  private static ReportedTournament manyGames() {
    Tournament tournament =
        Runs.tournament(TournamentFormat.MATCH, "othello", "1s", "", GAMES, "a", "b");
    List<FixtureResult> results = new ArrayList<>();
    for (Fixture fixture : new Schedule(tournament).round(0, List.of(), 0)) {
      int number = fixture.number();
      int winner = fixture.first() == 0 ^ number == 1700 ? 0 : 1;
      int plies = number == 1500 ? 60 : number == 1600 ? 12 : 40;
      Ending ending = number == 1400 ? CRASH : Ending.BY_THE_RULES;
      results.add(
          new FixtureResult(
              fixture, new GameResult(Outcome.winOf(winner), ending, plies, 1000, 1000)));
    }
    return Runs.subject(tournament, "finished", GAMES, results, List.of());
  }

  @Test
  void faultsLongestShortestAndSurprisesComeFirst() {
    long roomFor200 = 200 * 50 * Selection.LETTERS_WITH_BOARD;
    Selection selection = new Selection(manyGames().standings(), roomFor200, 1_000_000);
    for (int number : new int[] {1400, 1500, 1600, 1700}) {
      assertThat(selection.detail(number)).as("%d", number).isEqualTo(Selection.Detail.BOARDS);
    }
    assertThat(selection.detail(1450)).isEqualTo(Selection.Detail.MOVES);
    assertThat(selection.count(Selection.Detail.BOARDS)).isBetween(190, 210);
  }

  @Test
  void whereEvenMovesAreTooMuchResultsStay() {
    Selection selection = new Selection(manyGames().standings(), 0, 30_000);
    assertThat(selection.count(Selection.Detail.BOARDS)).isZero();
    assertThat(selection.count(Selection.Detail.MOVES)).isBetween(80, 120);
    assertThat(selection.detail(1400)).isEqualTo(Selection.Detail.MOVES);
    assertThat(selection.detail(1999)).isEqualTo(Selection.Detail.RESULT);
  }

  @Test
  void thePageSaysWhatIsLeftOut() {
    ReportedTournament subject =
        Runs.random(Runs.tournament(TournamentFormat.MATCH, "kalah", "1s", "", 40, "a", "b"), 3);
    String html = HtmlReport.html(subject, 20_000, 3_000);
    Page page = Page.parse(html);
    assertThat(page.byId("games").getTextContent())
        .contains("Of 40 games ", " more have their moves, the other ", "--tournament 3");
    String data = page.inlined("<script type=\"application/json\" id=\"data\">");
    assertThat(data.lines().filter(line -> line.matches("\\[\\d+,0,[01],[01],.*"))).hasSize(40);
    assertThat(data.length()).isLessThan(30_000);
  }
}
