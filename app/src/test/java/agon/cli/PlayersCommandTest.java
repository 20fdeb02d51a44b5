package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayersCommandTest {
  @TempDir private Path folder;
  private String file = "";

  @BeforeEach
  void writeFile() throws IOException {
    Path path = folder.resolve("players.toml");
    Files.writeString(path, "easy = \"level(n=2)\"\nfive = \"gomocup:sh -c true\"\n");
    file = path.toString();
  }

  @Test
  void allPlayersAreListedWithOptionsSchemesAndNames() {
    CommandRun run = agon("", "players", "--players", file);
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("engine ", "threads", "corrado", "for mnk", "agi:PROGRAM", "gomocup:PROGRAM")
        .contains("Names in " + file, "easy", "level(n=2)");
  }

  @Test
  void forOneGameThereAreOnlyThoseWhoPlayIt() {
    CommandRun run = agon("", "players", "kalah", "--players", file);
    assertThat(run.out())
        .contains("nask", "easy")
        .doesNotContain("corrado")
        .contains("not here: Gomocup engines play five in a row");
    assertThat(agon("", "players", "kalah", "--json", "--players", file).out().lines())
        .contains("{\"event\":\"named\",\"name\":\"easy\",\"summary\":\"level(n=2)\"}")
        .noneMatch(line -> line.contains("\"name\":\"five\""));
  }

  @Test
  void aNameWorksWhereverALineDoes() {
    String db = folder.resolve("games.db").toString();
    CommandRun match =
        agon(
            "",
            "match",
            "tictactoe",
            "easy",
            "random",
            "--games",
            "2",
            "--players",
            file,
            "--db",
            db);
    assertThat(match.code()).isZero();
    assertThat(match.out()).contains("easy");
    CommandRun play =
        agon("", "play", "tictactoe", "--first", "easy", "--second", "EASY", "--players", file);
    assertThat(play.out()).contains("X (easy) plays", "O (easy) plays");
  }

  @Test
  void everythingSaidToAProgramIsWrittenDown() throws IOException {
    Path logs = folder.resolve("logs");
    String python = "agi:python3 ../examples/agi-player.py";
    CommandRun run =
        agon("", "play", "tictactoe", "--first", python, "--second", "random", "--log", "" + logs);
    assertThat(run.code()).isZero();
    try (Stream<Path> files = Files.list(logs)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      assertThat(Files.readString(all.getFirst()))
          .contains("> newgame mnk(m=3,n=3,k=3)", "< bestmove ", "> quit");
    }
  }

  @Test
  void aPlayerIsCheckedAndTheExitCodeTells() {
    String shell = "agi:sh ../players/src/test/resources/players/agi-player.sh ";
    CommandRun good = agon("", "check-player", shell, "tictactoe", "--only", "agi: quit");
    assertThat(good.code()).isZero();
    assertThat(good.out()).contains("  ok      agi: quit", "1 passed, 0 failed");
    CommandRun bad =
        agon("", "check-player", shell + "crash", "tictactoe", "--only", "plays first");
    assertThat(bad.code()).isEqualTo(1);
    assertThat(bad.out())
        .contains("  FAILED  plays first  player failed: crashed with exit code 3")
        .contains("            > go movetime 300 legal ");
    CommandRun named =
        agon("", "check-player", "easy", "tictactoe", "--only", "plays first", "--players", file);
    assertThat(named.out()).contains("Checking easy on", "1 passed");
    assertRefused(agon("", "check-player", "bob", "tictactoe"), "there is no player 'bob'");
  }

  @Test
  void aMissingFileOrNameIsRefused() {
    assertRefused(
        agon("", "players", "--players", "no/such"), "there is no file of players no/such");
    assertRefused(
        agon("", "play", "tictactoe", "--first", "bob", "--players", file),
        "there is no player 'bob'",
        "names of their own easy, five");
  }
}
