package agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import agon.match.Fixture;
import agon.match.FixtureResult;
import agon.match.Schedule;
import agon.match.Tournament;
import agon.match.TournamentFormat;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import agon.store.StoredGame;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The page as a whole: its numbers, its manners, and what strangers' names do to it. */
class HtmlReportTest {
  private static ReportedTournament threePlayers() {
    Tournament tournament =
        Runs.tournament(TournamentFormat.ROUND_ROBIN, "tictactoe", "1s", "", 2, "a", "b", "c");
    List<String> moves = new ArrayList<>();
    for (Fixture fixture : new Schedule(tournament).round(0, List.of(), 0)) {
      boolean withA = fixture.first() == 0 || fixture.second() == 0;
      // a beats b and c with either colour, b and c draw.
      moves.add(!withA ? Runs.DRAW : fixture.first() == 0 ? Runs.X_WINS : Runs.O_WINS);
    }
    return Runs.known(tournament, "finished", moves.toArray(String[]::new));
  }

  @Test
  void theCrossTableCountsWhatWasPlayed() {
    List<List<String>> table = Page.of(threePlayers()).table("Table");
    assertThat(table.get(0))
        .containsExactly(
            "Player",
            "Points",
            "Games",
            "Score",
            "Elo",
            "Won",
            "Drawn",
            "Lost",
            "1",
            "2",
            "3",
            "Gave away",
            "A move");
    assertThat(table.get(1)).startsWith("1 a", "4", "4", "100.0 %").contains("·", "2/2");
    assertThat(table.get(2)).startsWith("2 b", "1", "4", "25.0 %");
    assertThat(table.get(2).subList(5, 12)).containsExactly("0", "2", "2", "0/2", "·", "1/2", "1");
  }

  @Test
  void sidesAndBoardsAreBrokenDownWithTheKnownValue() {
    Page page = Page.of(threePlayers());
    assertThat(page.table("Moving first and second").get(2))
        .containsExactly("b", "25.0 %", "0", "1", "1", "25.0 %", "0", "1", "1");
    List<String> board = page.table("Boards").get(1);
    assertThat(board.subList(0, 5)).containsExactly("mnk(m=3,n=3,k=3)", "6", "2", "2", "2");
    assertThat(board.get(5)).startsWith("a draw (");
    assertThat(board.subList(6, 9)).containsExactly("4/4", "1/4gave away 1", "1/4gave away 1");
  }

  @Test
  void timesLengthsAndEndingsAreTold() {
    Page page = Page.of(threePlayers());
    assertThat(page.table("Lengths by board, in moves after the opening").get(1))
        .startsWith("mnk(m=3,n=3,k=3)", "6", "5");
    assertThat(page.table("How games ended").get(1))
        .containsExactly("by the rules", "6", "100.0 %");
    List<List<String>> latest = page.table("Closest to the limit");
    assertThat(latest).hasSize(11);
    assertThat(latest.get(1)).element(1).asString().startsWith("game 6, move ");
    assertThat(latest.get(1).subList(2, 4)).containsExactly("15.0 ms", "1.5 %");
  }

  @Test
  void aMatchShowsItsPairsItsEloAndItsTest() {
    // a's pairs: two wins, a win and a draw, a point each, five times over.
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      moves.addAll(
          List.of(Runs.X_WINS, Runs.O_WINS, Runs.DRAW, Runs.O_WINS, Runs.X_WINS, Runs.X_WINS));
    }
    Page page = Page.of(Runs.match("0,50", moves.toArray(String[]::new)));
    assertThat(page.table("Pairs as a table").subList(1, 6))
        .containsExactly(
            List.of("0", "0"),
            List.of("½", "0"),
            List.of("1", "5"),
            List.of("1½", "5"),
            List.of("2", "5"));
    assertThat(page.conclusion())
        .startsWith("a is stronger: 75.0 %, +191 ± 121 Elo")
        .contains("SPRT of a from 0 to 50 Elo: ");
    assertThat(page.plots()).anyMatch(said -> said.startsWith("SPRT of a: LLR "));
    assertThat(page.plots())
        .anyMatch(
            said -> said.startsWith("Elo of a with its 95 % interval: +191 ± 121 after 30 games"));
  }

  @Test
  void withoutAGameThereIsStillAPageToRunItFrom() {
    Tournament tournament =
        Runs.tournament(TournamentFormat.MATCH, "othello", "1s", "0,5", 10, "a", "b");
    Page page = Page.parse(HtmlReport.html(Runs.known(tournament, "running")));
    assertThat(page.conclusion()).isEqualTo("No game has been played yet.");
    assertThat(page.byId("facts").getTextContent()).contains("[players]", "0 games of at most 10");
    assertThat(page.all("section")).hasSize(1);
  }

  @Test
  void anUnfinishedTournamentSaysHowFarItIs() {
    Tournament tournament =
        Runs.tournament(TournamentFormat.ROUND_ROBIN, "tictactoe", "1s", "", 2, "a", "b", "c");
    Page page = Page.of(Runs.known(tournament, "running", Runs.X_WINS, Runs.DRAW));
    assertThat(page.conclusion()).contains(" leads with 1.5 points after 2 of 6 games");
    assertThat(page.table("Table")).hasSize(4);
  }

  @Test
  void theDefinitionIsAFileThatRunsItAgain() {
    ReportedTournament subject = threePlayers();
    Page page = Page.of(subject);
    Element link =
        page.all("a").stream().filter(a -> a.hasAttribute("download")).findFirst().orElseThrow();
    String data = link.getAttribute("href").replaceFirst("^data:application/toml;base64,", "");
    String file = new String(Base64.getDecoder().decode(data), StandardCharsets.UTF_8);
    assertThat(file).isEqualTo(agon.match.TournamentFile.write(subject.tournament()));
    assertThat(page.all("pre").getFirst().getTextContent()).isEqualTo(file);
  }

  @Test
  void thePageAsksForNothingAndRunsNoScriptButItsOwn() throws Exception {
    Page page = Page.of(threePlayers());
    assertThat(page.html().replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http://", "https://", "src=", "@import", "url(");
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    for (String start : List.of("<script>", "<style>")) {
      byte[] hash = sha.digest(page.inlined(start).getBytes(StandardCharsets.UTF_8));
      assertThat(page.html()).contains("'sha256-" + Base64.getEncoder().encodeToString(hash) + "'");
    }
    assertThat(page.html()).doesNotContain("unsafe");
  }

  @Test
  void hostileNamesStayText() {
    String evil = "</script></style><img src=x onerror=alert(1)>\"'&amp;\u202e\ud800\u0000<!--";
    Tournament tournament =
        Runs.tournament(TournamentFormat.MATCH, "tictactoe", "1s", "", 4, evil, "b" + evil);
    List<Fixture> fixtures = new Schedule(tournament).round(0, List.of(), 0);
    List<FixtureResult> results = new ArrayList<>();
    List<StoredGame> games = new ArrayList<>();
    for (Fixture fixture : fixtures) {
      RecordedMove move =
          new RecordedMove(
              fixture.number(),
              Optional.empty(),
              Optional.of(Duration.ofMillis(5)),
              Optional.of(evil),
              evil);
      Ending ending = new Ending(Ending.Reason.FAILURE, evil);
      GameRecord record = Runs.record(tournament, fixture, List.of(move), ending);
      games.add(Runs.stored(fixture.number(), record));
      results.add(Runs.result(fixture, record));
    }
    Page page = Page.of(Runs.subject(tournament, "finished", 4, results, games));
    assertThat(page.all("img")).isEmpty();
    assertThat(page.html()).doesNotContain("\u202e", "\ud800");
    assertThat(page.all("script")).hasSize(2);
    assertThat(page.inlined("<script type=\"application/json\" id=\"data\">"))
        .doesNotContain("<", ">", "&", "\\u202e", "\\ud800");
    List<List<String>> faults = page.table("Faults");
    assertThat(faults).hasSize(5);
    assertThat(faults.get(1).get(2)).contains("player failed: </script>", "\uFFFD");
    assertThat(page.byId("endings").getTextContent()).contains("game 1");
  }
}
