package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** {@code agon tournament} as a script uses it. */
class TournamentCommandTest {
  private static final String TINY =
      """
      name = "Tiny"
      boards = ["tictactoe"]
      time = "nodes=10"
      games = 4

      [players]
      one = "greedy"
      two = "random"
      """;

  @TempDir private Path folder = Path.of("");

  private CommandRun tournament(String... args) {
    List<String> words = new ArrayList<>(List.of("tournament"));
    words.addAll(List.of(args));
    words.addAll(List.of("--db", folder.resolve("games.db").toString()));
    return agon("", words.toArray(String[]::new));
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("tiny.toml"), text).toString();
  }

  @Test
  void whatIsWrongInAFileIsSaidWithItsPlaceAndNothingIsBegun() throws IOException {
    assertRefused(
        tournament(file(TINY.replace("games = 4", "gamess = 4"))),
        "tiny.toml, line 4: there is no setting 'gamess'");
    assertRefused(
        tournament(file(TINY.replace("random", "rondom"))),
        "player 'two': there is no player 'rondom'");
    assertRefused(tournament(file(TINY), "--concurrency", "0"), "--concurrency is 1 or more");
    assertThat(tournament("list").out()).isEqualTo("no tournaments yet\n");
  }

  @Test
  void programsReadWhatHappensLineByLine() throws IOException {
    CommandRun run = tournament(file(TINY), "--json", "--adjudicate");
    assertThat(run.code()).isZero();
    JsonMapper json = new JsonMapper();
    List<String> events = new ArrayList<>();
    for (String line : run.out().lines().toList()) {
      events.add(json.readTree(line).get("event").asString());
    }
    assertThat(events)
        .containsExactly(
            "start", "game", "game", "game", "game", "standing", "standing", "result", "end");
    assertThat(run.out())
        .endsWith("{\"event\":\"end\",\"tournament\":1,\"status\":\"finished\"}\n");
    assertThat(tournament("show", "1").out()).contains("Tiny: finished, 4 of 4 games");
    assertRefused(tournament("resume", "1"), "tournament 1 is finished");
  }
}
