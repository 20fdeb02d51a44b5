package agon.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.games.Games;
import agon.match.FixtureResult;
import agon.match.RunListener;
import agon.match.Standings;
import agon.match.Tournament;
import agon.process.Terms;
import agon.process.Tool;
import agon.record.GameRecord;
import agon.store.Store;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** From what students hand in to a table and pages. */
@Timeout(300)
class CourseTest {
  private static final String PROFILE =
      """
      title = "A small course"
      submissions = ["mnkplayer", "agi"]
      boards = ["tictactoe"]
      time = "1s"
      games = 2
      points = "first 2 second 3 fault 1 draw 1"
      startup = "6s"
      """;

  private static final String PLAYER =
      """
      package team;
      import mnkgame.*;
      public class Player implements MNKPlayer {
        public void initPlayer(int m, int n, int k, boolean first, int seconds) { %s }
        public MNKCell selectCell(MNKCell[] free, MNKCell[] marked) { %s return free[0]; }
        public String playerName() { return "a player"; }
      }
      """;

  @TempDir private Path home;
  private Path submissions;
  private final List<String> played = new ArrayList<>();

  @BeforeEach
  void framework() throws IOException {
    submissions = home.resolve("in");
    // The least that players need of the course's framework.
    write(
        "framework/MNKPlayer.java",
        framework(
            "public interface MNKPlayer {"
                + " void initPlayer(int m, int n, int k, boolean first, int seconds);"
                + " MNKCell selectCell(MNKCell[] free, MNKCell[] marked); String playerName(); }"));
    write("framework/MNKCellState.java", framework("public enum MNKCellState { P1, P2, FREE }"));
    write(
        "framework/MNKCell.java",
        framework(
            "public class MNKCell { public final int i; public final int j; public final"
                + " MNKCellState state; public MNKCell(int i, int j, MNKCellState s) { this.i = i;"
                + " this.j = j; state = s; } }"));
    Files.writeString(home.resolve("course.toml"), PROFILE);
  }

  private static String framework(String type) {
    return "package mnkgame;\n" + type + "\n";
  }

  private void write(String name, String text) throws IOException {
    Path file = submissions.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Counts what is played, and by whom. */
  private Course run(Terms terms) {
    played.clear();
    Profile profile = ProfileFile.find(home.resolve("course.toml").toString(), Games.CATALOG);
    Path out = home.resolve("out");
    try (Store store = Store.open(out(out).resolve("course.db").toString(), Games.CATALOG)) {
      Course course =
          new Course(
              profile,
              Games.CATALOG,
              submissions,
              out,
              store,
              terms,
              false,
              1,
              new Course.Listener() {
                @Override
                public RunListener stage(Tournament tournament, int open) {
                  return new RunListener() {
                    @Override
                    public void gameFinished(FixtureResult result, GameRecord record) {
                      played.add(record.first() + " – " + record.second());
                    }
                  };
                }
              });
      course.receive();
      assertThat(course.teams().stream().filter(Team::takesPart).count())
          .as("%s", course.teams())
          .isGreaterThanOrEqualTo(profile.house().isEmpty() ? 2 : 1);
      assertThat(course.play()).as("%s", course.teams()).isTrue();
      new CoursePages(course, store, out).write();
      return course;
    }
  }

  private static Path out(Path folder) {
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private String page(String name) throws IOException {
    return Files.readString(home.resolve("out").resolve(name));
  }

  private static Team team(Course course, String name) {
    return course.teams().stream()
        .filter(team -> team.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Terms sandbox() {
    try {
      return Terms.STANDARD.inSandbox().launch("x", List.of("/bin/true")).terms();
    } catch (BadInput e) {
      return Terms.STANDARD;
    }
  }

  @Tag("slow")
  @Test
  void everyKindOfSubmissionIsBuiltAndPlayedAndToldWhatIsWrong() throws IOException {
    write("Good/src/Player.java", PLAYER.formatted("", ""));
    write("Throws/team/Player.java", PLAYER.formatted("", "marked[99] = null;"));
    write(
        "Hangs/team/Player.java",
        PLAYER.formatted("while (true) java.util.concurrent.locks.LockSupport.park();", ""));
    write("Broken/team/Player.java", PLAYER.formatted("", "int x = \"no\";"));
    write("Nothing/report.txt", "We did not finish.");
    String python = Files.readString(Path.of("../examples/agi-player.py"));
    zip("Python_123_assignsubmission_file_.zip", "deep/inside/player.py", python);
    Course course = run(sandbox());

    assertThat(course.teams()).hasSize(6);
    assertThat(team(course, "Good").takesPart()).isTrue();
    assertThat(team(course, "Python").takesPart()).isTrue();
    assertThat(team(course, "Throws").takesPart()).isTrue();
    assertThat(team(course, "Hangs").takesPart()).isFalse();
    assertThat(page("teams/Broken.html"))
        .contains("team/Player.java does not compile, line 5")
        .contains("incompatible types");
    assertThat(page("teams/Nothing.html")).contains("nothing in it is a class that implements");
    assertThat(page("teams/Hangs.html")).contains("no answer within");
    assertThat(page("teams/Throws.html"))
        .contains("ArrayIndexOutOfBoundsException")
        .contains("Player.java:5");
    Standings league = course.stages().getFirst().standings();
    assertThat(league.results()).hasSize(6);
    assertThat(league.rows().getLast().name()).isEqualTo("Throws");
    assertThat(page("site/index.html")).contains("Awards").contains("Not in the tournament");
    assertThat(page("site/league.html")).contains("class team.Player");
  }

  @Test
  void whatWasPlayedIsNotPlayedAgainAndANewTeamPlaysOnlyItsOwnGames() throws IOException {
    String player = Files.readString(Path.of("../examples/agi-player.py"));
    write("One/player.py", player);
    write("Two/player.py", player + "\n# ours\n");
    run(Terms.STANDARD);
    assertThat(played).containsExactlyInAnyOrder("One – Two", "Two – One");
    run(Terms.STANDARD);
    assertThat(played).isEmpty();
    write("Three/player.py", player);
    Course course = run(Terms.STANDARD);
    assertThat(played).hasSize(4).allMatch(game -> game.contains("Three"));
    assertThat(course.stages().getFirst().standings().results()).hasSize(6);
    assertThat(page("teacher.html")).contains("the same, byte for byte");
    assertThat(page("site/index.html")).doesNotContain("byte for byte");
    assertThat(page("teams/One.html")).doesNotContain("byte for byte");
  }

  @Tag("slow")
  @Test
  void aBotOfGranadaIsCompiledFromItsSources() throws IOException {
    Assumptions.assumeTrue(Tool.find("g++").isPresent());
    Files.writeString(
        home.resolve("course.toml"),
        """
        submissions = ["granada"]
        boards = ["granada"]
        time = "1s"
        house = ["greedy"]
        """);
    write(
        "Bot/main.cpp",
        """
        #include "Bot.h"
        #include <iostream>
        #include <string>
        int main() {
          std::string line;
          while (std::getline(std::cin, line)) {
            if (line == "PING") std::cout << "PONG" << std::endl;
            if (line == "TIMEOUT") { std::getline(std::cin, line); std::cout << "OK" << std::endl; }
            if (line == "SETPLAYER") { std::getline(std::cin, line); std::cout << "OK" << std::endl; }
            if (line == "GETMOVE") { std::getline(std::cin, line); std::cout << choose(line) << std::endl; }
            if (line == "END") return 0;
          }
        }
        """);
    write("Bot/Bot.h", "#include <string>\nint choose(const std::string& state);\n");
    write("Bot/Bot.cpp", "#include \"Bot.h\"\nint choose(const std::string&) { return 1; }\n");
    // A course's server lies beside many a client; nobody needs it, and it wants what is not here.
    write("Bot/Server.cpp", "void screen();\nvoid serve() { screen(); }\n");
    write("Apart/main.cpp", "int nobody();\nint main() { return nobody(); }\n");
    write("Wrong/main.cpp", "int main() {\n  return nobody();\n}\n");
    Course course = run(sandbox());
    assertThat(team(course, "Bot").takesPart()).isTrue();
    assertThat(page("teams/Wrong.html")).contains("main.cpp does not compile, line 2");
    assertThat(page("teams/Apart.html")).contains("undefined reference to");
    assertThat(course.stages().getFirst().standings().results()).hasSize(2);
  }

  private void zip(String name, String entry, String text) throws IOException {
    try (OutputStream out = Files.newOutputStream(submissions.resolve(name));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("../../out-of-here.py"));
      zip.write('x');
      zip.closeEntry();
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    }
  }

  @Test
  void theCoursesThatAreKnownAndTheTemplateCanBeRead() throws IOException {
    for (String name : ProfileFile.NAMES) {
      assertThat(ProfileFile.find(name, Games.CATALOG).boards()).isNotEmpty();
    }
    Path mine = home.resolve("mine.toml");
    Files.writeString(mine, ProfileFile.text("template"));
    assertThat(ProfileFile.find(mine.toString(), Games.CATALOG).title()).isEqualTo("My course");
    Files.writeString(mine, "boards = [\"tictactoe\"]\nsubmissions = [\"chess\"]");
    assertThatThrownBy(() -> ProfileFile.find(mine.toString(), Games.CATALOG))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("line 2: submissions are mnkplayer, granada");
  }
}
