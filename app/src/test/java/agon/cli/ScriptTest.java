package agon.cli;

import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a script gets that reads nothing but JSON and exit codes. */
class ScriptTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path folder = Path.of("");

  private static List<JsonNode> json(CommandRun run) {
    return run.out().lines().map(JSON::readTree).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "games                                  | family",
        "games othello                          | game",
        "players                                | player",
        "perft tictactoe 3                      | perft",
        "perft tictactoe 2 --divide             | move",
        "playouts tictactoe --games 10          | playouts",
        "analyse tictactoe --depth 2 --hash 1   | line",
        "solve mnk(m=3,n=3,k=2) --hash 1        | solution",
        "learn show othello                     | weights",
        "elo 120 80 40                          | result",
        "sprt 0,60 120 80 40                    | result",
        "check-player random --only first       | check",
      })
  void everyLineIsAnObjectThatSaysWhatItIs(String command, String event) {
    List<JsonNode> lines = json(agon((command + " --json").split(" +", -1)));
    assertThat(lines).isNotEmpty().allMatch(line -> line.hasNonNull("event"));
    assertThat(lines.getFirst().get("event").asString()).isEqualTo(event);
  }

  @Test
  void aSolutionSaysWhatIsProvenAndHow() {
    JsonNode solved = json(agon("solve", "tictactoe", "--hash", "1", "--json")).getFirst();
    assertThat(solved.get("proven").asBoolean()).isTrue();
    assertThat(solved.get("value").asString()).isEqualTo("draw");
    assertThat(solved.get("nodes").asLong()).isPositive();
  }

  @Test
  void resultsFromElsewhereAreWeighed() {
    assertThat(agon("elo", "120", "80", "40").out()).startsWith("+120.4 ").contains("66.7 %");
    assertThat(agon("elo", "60", "0", "0").out()).contains("100.0 % of 60 games\n");
    assertThat(agon("elo", "1", "2").err()).contains("won, drawn and lost games", "not 2 numbers");
    assertThat(agon("matc", "othello").err())
        .contains("there is no command 'matc' (did you mean match?)");
    JsonNode elo = json(agon("elo", "10", "20", "30", "15", "5", "--json")).getFirst();
    assertThat(elo.get("games").asInt()).isEqualTo(160);
    assertThat(elo.get("pairs").values().stream().map(JsonNode::asInt))
        .containsExactly(5, 15, 30, 20, 10);
    assertThat(elo.get("low").asDouble()).isLessThan(elo.get("elo").asDouble());
    assertThat(agon("sprt", "0,60", "120", "80", "40").code()).as("H1").isZero();
    assertThat(agon("sprt", "0,60", "40", "80", "120").code()).as("H0").isOne();
    assertThat(agon("sprt", "0,5", "12", "8", "4").code()).as("undecided").isEqualTo(3);
    assertRefused(agon("elo", "0", "0", "0"), "at least one game");
    assertRefused(agon("elo", "1", "2", "3", "4"), "not 4 numbers");
  }

  /** The first is stronger by far, so it is H1; the other way round it is H0. */
  @ParameterizedTest
  @CsvSource({
    "greedy, random, 400, --sprt-exit, 0, H1",
    "random, greedy, 400, --sprt-exit, 1, H0",
    "greedy, random,   2, --sprt-exit, 3, undecided",
    "random, greedy, 400, --seed=1,    0, H0",
  })
  void aTestSaysByItsExitCodeHowItEnded(
      String first, String second, int games, String flag, int code, String verdict) {
    CommandRun run =
        agon(
            ("match mnk(m=4,n=4,k=3) %s %s --time nodes=10 --openings"
                    + " random(plies=2,balanced=false) --sprt 0,100 --games %d --json %s --db %s")
                .formatted(first, second, games, flag, folder.resolve("test.db"))
                .split(" +", -1));
    assertThat(run.code()).isEqualTo(code);
    assertThat(json(run))
        .filteredOn(line -> line.get("event").asString().equals("result"))
        .extracting(line -> line.get("verdict").asString())
        .containsExactly(verdict);
  }

  @Test
  void aShellIsToldWhatCanBeCompleted() {
    assertThat(agon("completion").out())
        .contains("complete -F", "check-player", "--sprt-exit", "--json");
  }

  private CommandRun db(String... args) {
    String[] all = new String[args.length + 3];
    all[0] = "games-db";
    System.arraycopy(args, 0, all, 1, args.length);
    all[args.length + 1] = "--db";
    all[args.length + 2] = folder.resolve("games.db").toString();
    return agon(all);
  }

  private void match() {
    CommandRun match =
        agon(
            ("match tictactoe greedy random --games 2 --seed 7 --concurrency 1 --time nodes=10"
                    + " --openings random(plies=2,balanced=false) --json --db "
                    + folder.resolve("games.db"))
                .split(" ", -1));
    assertThat(match.code()).as(match.err()).isZero();
  }

  private static CommandRun agon(String... args) {
    return CommandRun.agon("", args);
  }

  @Test
  void recordsKeepDateSeedAndTournamentAndAnImportSkipsThem() throws IOException {
    match();
    JsonNode game = json(db("show", "1", "--json")).getFirst();
    assertThat(game.get("tournament").asInt()).isOne();
    String exported = db("export").out();
    assertThat(exported)
        .contains("[Tournament \"1, game 1\"]", "[Tournament \"1, game 2\"]")
        .contains("[Seed \"" + game.get("seed").asLong() + "\"]")
        .contains("[Date \"" + game.get("date").asString() + "\"]")
        .contains("[Opening \"2 moves\"]");
    String file = Files.writeString(folder.resolve("games.txt"), exported).toString();
    assertThat(db("import", file).out()).isEqualTo("stored 0 games, 2 games were there already\n");
    assertThat(json(db("check", "--json")).getFirst().get("sound").asBoolean()).isTrue();
    Files.delete(folder.resolve("games.db"));
    assertThat(json(db("import", file, "--json")).getFirst().get("stored").asInt()).isEqualTo(2);
    assertThat(db("export").out()).as("the same in another database").isEqualTo(exported);
    assertThat(db("import", file).out()).startsWith("stored 0 games");
  }
}
