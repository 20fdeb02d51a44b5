package agon.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.player.Player;
import agon.protocol.agi.AgiHost;
import agon.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conversations as they lie in a folder afterwards: to the byte, and good for a test. */
class LogFolderTest {
  private static final Game GAME = Mnk.FAMILY.game();
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(5));
  private static final Duration LONG = Duration.ofSeconds(10);

  @TempDir private Path folder;

  private List<Path> logs() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private Launch shell(String command) {
    Recorder recorder = new LogFolder(folder);
    return Launch.of("sh -c '" + command + "'")
        .on(terms -> terms.recordedBy(player -> recorder.begin("agi:./my player")));
  }

  /** The log of a program that is told one line and answers two. */
  private List<String> logOf(String command) throws IOException {
    try (ChildProcess child = new ChildProcess(shell(command))) {
      child.within(
          LONG,
          Duration.ZERO,
          () -> {
            child.send("go\tnow\r");
            child.receive();
            child.receive();
          });
    }
    return Files.readAllLines(logs().getFirst()).stream()
        .map(line -> line.replaceFirst("^\\d+\\.\\d{6} ", ""))
        .toList();
  }

  @Test
  void everyByteIsThere() throws IOException {
    List<String> log =
        logOf("read x; echo why >&2; printf \"\\303\\266ne\\r\\nt\\377o\\nthree\\nfour\"; sleep 5");
    assertThat(log.getFirst()).startsWith("# agi:./my player, started 2");
    assertThat(log.subList(1, log.size()))
        .containsExactly(
            "> go\\u0009now\\u000d",
            "< öne\\u000d",
            "< t\\xffo",
            "# not read: three\\u000afour",
            "# error output: why");
  }

  @Test
  void everyStartHasAFileOfItsOwnWithTheNameOfThePlayer() throws IOException {
    for (int start = 0; start < 3; start++) {
      new ChildProcess(shell("exit 1")).close();
    }
    assertThat(logs())
        .hasSize(3)
        .allSatisfy(
            log ->
                assertThat(log.getFileName().toString())
                    .matches("agi-.-my-player-\\d{8}-\\d{6}-\\d\\.log"));
  }

  @Test
  void aLogIsATest() throws IOException {
    Path script = Path.of("src/test/resources/players/agi-player.sh");
    int first;
    try (Player player =
        AgiHost.player(
            "x",
            Terms.STANDARD
                .recordedBy(new LogFolder(folder))
                .launch("x", "sh " + script + " banner"),
            GAME)) {
      player.newGame(GAME.start(), Position.FIRST, LIMITS, 1);
      first = player.choose(GAME.start(), LIMITS);
    }
    Replay replay = new Replay(Files.readString(logs().getFirst()));
    AgiHost host = new AgiHost(GAME, Patience.STANDARD, Map.of());
    host.greet(replay);
    host.begin(replay, GAME.start(), Position.FIRST, LIMITS, 1);
    assertThat(host.ask(replay, GAME.start(), LIMITS)).isEqualTo(first);
    replay.send(host.farewell());
    assertThat(replay.isOver()).isTrue();
  }

  @Test
  void aFolderThatCannotBeIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThatThrownBy(() -> new LogFolder(file.resolve("logs")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("cannot make the folder");
  }

  @Test
  void exactTextIsReadBack() {
    for (String said : List.of("", "plain", "tab\tand \\ back", "end\r", "ö€😀", "\u2028x")) {
      assertThat(ExactText.read(ExactText.text(said))).isEqualTo(said);
      assertThat(ExactText.text(said)).doesNotContain("\n", "\r", "\t", "\u2028");
    }
  }
}
