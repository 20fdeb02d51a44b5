package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import agon.cli.terminal.JsonLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code agon games-db} as a script uses it. */
class GamesDbTest {
  private static final String X_WINS =
      """
      [Game "mnk(m=3,n=3,k=3)"]
      [X "engine(threads=2)"]
      [O "greedy"]
      [Event "Club \\"night\\""]
      [Result "1-0"]
      [Ended "by the rules"]

      1. a1 {[%emt 0:00:01.5] hm} 2. b1 3. a2 4. b2 5. a3 1-0
      """;
  private static final String TIMEOUT =
      """
      [Game "othello"]
      [Black "greedy"]
      [White "random"]
      [Result "0-1"]
      [Ended "out of time: 2 s of 1 s"]

      1. f5 2. d6 0-1
      """;

  @TempDir private Path folder = Path.of("");
  private String database = "";

  @BeforeEach
  void emptyDatabase() {
    database = folder.resolve("games.db").toString();
  }

  private CommandRun db(String command, String... args) {
    return piped("", command, args);
  }

  private CommandRun piped(String input, String command, String... args) {
    String[] all = new String[args.length + 4];
    System.arraycopy(new String[] {"games-db", command, "--db", database}, 0, all, 0, 4);
    System.arraycopy(args, 0, all, 4, args.length);
    return agon(input, all);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private void importBoth() throws IOException {
    CommandRun run = db("import", file("a.txt", X_WINS), file("b.txt", TIMEOUT));
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo("stored 2 games\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void anEmptyDatabaseIsMadeAndSaysSo() {
    assertThat(db("list").out()).isEqualTo("no games yet\n");
    assertThat(db("stats").out()).isEqualTo("0 games\n");
    assertThat(db("export").out()).isEmpty();
    assertThat(db("explore", "othello").out()).contains("no game of othello");
    assertThat(Path.of(database)).exists();
  }

  @Test
  void whatIsImportedIsExportedTheSame() throws IOException {
    importBoth();
    CommandRun run = db("export");
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(X_WINS + "\n" + TIMEOUT);
    assertThat(db("export", "--family", "othello").out()).isEqualTo(TIMEOUT);
    assertThat(piped(run.out(), "import", "-").out())
        .isEqualTo("stored 0 games, 2 games were there already\n");
    assertThat(db("export").out()).isEqualTo(run.out());
  }

  @Test
  void gamesAreListedTheNewestFirstAndFiltered() throws IOException {
    importBoth();
    List<String> lines = db("list").out().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).contains("id", "game", "first", "second", "result", "moves", "ended");
    assertThat(lines.get(1)).contains("2", "othello", "greedy", "random", "0-1", "out of time");
    assertThat(lines.get(2)).contains("1", "mnk(m=3,n=3,k=3)", "engine(threads=2)", "1-0");
    assertThat(db("list", "--limit", "1").out()).contains("othello", "1 of 2 games");
    assertThat(db("list", "--player", "engine").out()).contains("mnk").doesNotContain("othello");
    assertThat(db("list", "--result", "0-1").out()).contains("othello").doesNotContain("mnk");
    assertThat(db("list", "--game", "tictactoe").out()).contains("mnk").doesNotContain("othello");
    assertThat(db("list", "--tournament", "1").out()).isEqualTo("no games fit\n");
    assertThat(db("list", "--game", "othello", "--opening", "f5").out()).contains("greedy");
    assertThat(db("list", "--game", "othello", "--opening", "d3").out())
        .isEqualTo("no games fit\n");
    assertRefused(db("list", "--opening", "f5"), "--opening needs --game");
    assertRefused(db("list", "--game", "othello", "--opening", "a1"), "a1");
  }

  @Test
  void jsonIsOneObjectALine() throws IOException {
    importBoth();
    assertThat(db("list", "--json", "--family", "mnk").out())
        .isEqualTo(
            "{\"event\":\"game\",\"id\":1,\"game\":\"mnk(m=3,n=3,k=3)\",\"first\":\"engine(threads=2)\",\"second\":\"greedy\",\"result\":\"1-0\",\"reason\":\"by"
                + " the rules\",\"detail\":\"\",\"moves\":5,\"opening\":0,\"time\":\"\",\"firstMillis\":1500,\"secondMillis\":0,\"margin\":1}\n");
    assertThat(db("stats", "--json").out())
        .contains(
            "{\"event\":\"player\",\"player\":\"greedy\",\"games\":2,\"wins\":0,\"draws\":0,\"losses\":2,");
    assertThat(db("explore", "othello", "--json").out())
        .isEqualTo(
            "{\"event\":\"branch\",\"move\":\"f5\",\"games\":1,\"firstWins\":0,\"draws\":0,\"secondWins\":1}\n");
  }

  @Test
  void jsonEscapesWhatItMust() {
    assertThat(new JsonLine().with("a\"\\", "tab\t\u2028é😀").with("n", 0.5).toString())
        .isEqualTo("{\"a\\\"\\\\\":\"tab\\t\\u2028\\u00E9\\uD83D\\uDE00\",\"n\":0.5000}");
  }

  @Test
  void oneGameIsShownAsARecord() throws IOException {
    importBoth();
    assertThat(db("show", "1").out()).isEqualTo(X_WINS);
    assertThat(db("show", "2", "--board", "--ascii").out())
        .contains("a b c d e f g h")
        .endsWith(TIMEOUT);
    assertRefused(db("show", "3"), "there is no game 3");
    assertRefused(db("show", "x"), "'x'");
  }

  @Test
  void statisticsCountByGameByPlayerAndByEnd() throws IOException {
    importBoth();
    assertThat(db("stats").out())
        .contains("2 games", "mean moves")
        .containsPattern("greedy +2 +0 +0 +2 +0.0 %")
        .containsPattern("random +1 +1 +0 +0 +100.0 %")
        .containsPattern("out of time +1");
    assertThat(db("stats", "--limit", "1").out()).contains("and 2 more");
    assertThat(db("stats", "--player", "random").out()).contains("1 game\n").doesNotContain("mnk");
  }

  @Test
  void theExplorerShowsWhatWasPlayedNext() throws IOException {
    importBoth();
    assertThat(db("explore", "othello").out())
        .containsPattern(
            "move +games +Black +draw +White +name\\R" + "f5 +1 +0.0 % +0.0 % +100.0 %");
    assertThat(db("explore", "othello", "--moves", "f5").out()).contains("d6");
    assertThat(db("explore", "othello", "--moves", "f5 d6").out()).contains("no game of othello");
    assertRefused(db("explore", "othello", "--moves", "a1"), "a1");
  }

  @Test
  void aBrokenGameIsNamedAndItsNeighboursAreStored() throws IOException {
    String broken = X_WINS.replace("2. b1", "2. a1");
    String endless = X_WINS.replace("hm}", "hm");
    String headersOnly = "[Game \"othello\"]\n\n";
    String text = String.join("\n", TIMEOUT, broken, X_WINS, endless, TIMEOUT, headersOnly, X_WINS);
    String file = file("mixed.txt", "\uFEFF\n" + text);
    CommandRun run = db("import", file);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("stored 5 games, left out 2 games that cannot be read\n");
    List<String> errors = run.err().lines().toList();
    assertThat(errors).hasSize(2);
    assertThat(errors.get(0)).startsWith("agon: " + file + ", game 2, line 17, move 2, 'a1'");
    assertThat(errors.get(1)).startsWith("agon: " + file + ", game 4, line 35").contains("no end");
    assertThat(db("list").out().lines()).hasSize(6);
  }

  @Test
  void bytesThatAreNoTextAreToldAndWhatCameBeforeIsStored() throws IOException {
    Path file = folder.resolve("binary.txt");
    byte[] text = (X_WINS.repeat(2000) + "\n?").getBytes(StandardCharsets.UTF_8);
    text[text.length - 1] = (byte) 0xff;
    Files.write(file, text);
    CommandRun run = db("import", file.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("is not a text file in UTF-8").doesNotContain("\tat ");
    assertThat(run.out()).startsWith("stored 1,9");
  }

  @Test
  void wrongArgumentsAreRefusedInOneSentence() throws IOException {
    assertRefused(db("list", "--result", "2-0"), "1/2-1/2", "'2-0'");
    assertRefused(db("list", "--limit", "0"), "--limit is 1 or more");
    assertRefused(db("list", "--family", "chess"), "there is no game 'chess'");
    assertRefused(db("import", folder.resolve("none.txt").toString()), "there is no file");
    assertRefused(db("import", folder.toString()), "there is no file");
    assertRefused(db("import"), "FILE");
    database = file("notes.txt", "no database at all, but long enough to look at\n".repeat(30));
    assertRefused(db("list"), "notes.txt is not a database");
    database = "jdbc:oracle:thin:@host";
    assertRefused(db("list"), "jdbc:postgresql://host/name");
  }
}
