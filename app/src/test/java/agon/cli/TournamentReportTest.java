package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import agon.process.Checksum;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code agon tournament report} as a script uses it. */
class TournamentReportTest {
  @TempDir private Path folder = Path.of("");

  private CommandRun report(String id, Path file) {
    return agon("", "tournament", "report", id, "--db", database(), "--out", file.toString());
  }

  private String database() {
    return folder.resolve("games.db").toString();
  }

  @Test
  void aMatchBecomesAPage() throws IOException {
    CommandRun match =
        agon(
            "",
            "match",
            "tictactoe",
            "greedy",
            "random",
            "--games",
            "12",
            "--time",
            "nodes=10",
            "--seed",
            "3",
            "--concurrency",
            "1",
            "--db",
            database());
    assertThat(match.code()).isZero();
    Path file = folder.resolve("match.html");
    CommandRun run = report("1", file);
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo("wrote " + file + "\n");
    assertThat(Files.readString(file))
        .startsWith("<!DOCTYPE html>")
        .contains("greedy – random", "All 12 games are here to step through");
    assertThat(report("1", file).code()).as("written over").isZero();
  }

  @Test
  void aReportSaysWhatStoodBehindThePlayersLines() throws IOException {
    Path program = Path.of("../examples/agi-player.py");
    Path names = folder.resolve("players.toml");
    Files.writeString(
        names, "mine = \"agi:python3 %s\"\n".formatted(program.toAbsolutePath().normalize()));
    CommandRun match =
        agon(
            "",
            "match",
            "tictactoe",
            "mine",
            "agi:python3 " + program,
            "--games",
            "1",
            "--players",
            names.toString(),
            "--db",
            database());
    assertThat(match.code()).as(match.err()).isZero();
    Path file = folder.resolve("match.html");
    report("1", file);
    String what = "agi-player.py " + Checksum.of(program);
    assertThat(Files.readString(file)).containsSubsequence("<bdi>mine<", what, what);
  }

  @Test
  void whatCannotBeReportedIsRefusedInOneSentence() {
    assertRefused(report("7", folder.resolve("none.html")), "there is no tournament 7");
    assertThat(folder.resolve("none.html")).doesNotExist();
    assertRefused(report("x", folder.resolve("none.html")), "'x'");
  }
}
