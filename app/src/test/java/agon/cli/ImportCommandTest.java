package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {
  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void gamesOfSeveralFormatsGoIntoTheStore() throws IOException {
    String psq = file("a.psq", "Piskvorky 15x15, 0:0, 0\n8,8,10\n7,7,20\npbrain-a\npbrain-b\n0\n");
    String othello = file("games.txt", "f5d6c3\nf5f6e6f4\n");
    String db = folder.resolve("games.db").toString();
    CommandRun run = agon("", "import", psq, othello, "--db", db);
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("Gomocup .psq, 1 game", "Othello transcripts, 2 games", "stored 3 games");
    assertThat(agon("", "games-db", "list", "--db", db).out()).contains("pbrain-a", "othello");
  }

  @Test
  void recordsGoToStandardOutputAndCanBeReadAgain() throws IOException {
    CommandRun run = agon("f5d6c3\n", "import", "-", "--to", "records");
    assertThat(run.out()).startsWith("[Game \"othello\"]").contains("1. f5 2. d6 3. c3 *");
    assertThat(run.err()).contains("-: Othello transcripts, 1 game");
    String again = file("again.txt", run.out());
    assertThat(agon("", "import", again, "--to", "records").out()).isEqualTo(run.out());
  }

  @Test
  void whatCannotBeReadIsNamedAndKept() throws IOException {
    String file = file("games.txt", "f5d6c3\nf5d6a1\nf5f6e6f4\n");
    Path rest = folder.resolve("rest.txt");
    CommandRun run = agon("", "import", file, "--to", "records", "--rest", rest.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out().lines().filter(line -> line.startsWith("[Game"))).hasSize(2);
    assertThat(run.err()).contains("agon: " + file + ", line 2: move 3: ");
    assertThat(rest).hasContent("f5d6a1");
  }

  @Test
  void gamesGoToOtherPeoplesToolsAndComeBack() throws IOException {
    String psq = file("a.psq", "Piskvorky 15x15, 11:11, 0\n8,8,10\n7,7,20\na\nb\n0\n");
    assertThat(agon("", "import", psq, "--to", "psq").out())
        .isEqualTo(Files.readString(Path.of(psq)));
    String db = folder.resolve("games.db").toString();
    agon("", "import", psq, "--db", db);
    assertThat(agon("", "games-db", "export", "--as", "sgf", "--db", db).out())
        .startsWith("(;FF[4]GM[4]")
        .contains(";B[hh];W[gg])");
    String library = folder.resolve("games.lib").toString();
    assertRefused(agon("", "games-db", "export", "--as", "lib", "--db", db), "--into FILE");
    assertThat(agon("", "games-db", "export", "--as", "lib", "--into", library, "--db", db).code())
        .isZero();
    assertThat(agon("", "import", library, "--to", "records").out()).contains("1. h8 2. g7");
  }

  @Test
  void wrongArgumentsAreRefused() throws IOException {
    assertRefused(agon("", "import", "no/such/file"), "no file no/such/file");
    assertRefused(
        agon("", "import", "-", "--to", "moon"),
        "records, transcripts, ggf, sgf, psq or lib",
        "'moon'");
  }
}
