package agon.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import agon.game.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a program can do in each sandbox that this system offers, and what it cannot. */
@Timeout(60)
class SandboxTest {
  record NamedWay(String name, Sandbox.Way way) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<NamedWay> ways() {
    return Stream.of(
        new NamedWay("bubblewrap", Sandbox::bubblewrap), new NamedWay("by hand", Sandbox::byHand));
  }

  @TempDir private Path home;

  private String output(NamedWay way, Optional<Path> folder, String command) throws Exception {
    String problem = Sandbox.tryOut(way.way);
    assumeTrue(problem.isEmpty(), problem);
    List<String> words = new ArrayList<>(way.way.around(home, folder));
    words.addAll(List.of("sh", "-c", command));
    Process process =
        new ProcessBuilder(words)
            .directory(folder.orElse(home).toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said.strip();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void itWritesToItsOwnFoldersOnly(NamedWay way, @TempDir Path with, @TempDir Path other)
      throws Exception {
    Path blank = Files.createDirectory(with.resolve("a b"));
    String tries =
        "touch here && echo wrote; touch '%s/x' && echo home; touch '%s/x' || echo refused"
            .formatted(home, other);
    assertThat(output(way, Optional.of(blank), tries))
        .startsWith("wrote\nhome\n")
        .endsWith("refused");
    assertThat(blank.resolve("here")).exists();
    assertThat(other.resolve("x")).doesNotExist();
    assertThat(output(way, Optional.empty(), "pwd")).isEqualTo(home.toString());
  }

  @ParameterizedTest
  @MethodSource("ways")
  void itCannotTakeTheWallsDown(NamedWay way, @TempDir Path other) throws Exception {
    assertThat(output(way, Optional.empty(), "mount -o remount,bind,rw / || echo refused"))
        .endsWith("refused");
    assertThat(
            output(way, Optional.empty(), "mount -t tmpfs none '%s' || echo no".formatted(other)))
        .endsWith("no");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void itReachesNobody(NamedWay way) throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String connect =
          "python3 -c 'import socket; socket.create_connection((\"127.0.0.1\", %d), 2)' 2>/dev/null"
              .formatted(server.getLocalPort());
      assertThat(output(way, Optional.empty(), connect + " || echo nobody there"))
          .isEqualTo("nobody there");
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void theExitCodeIsTheProgramsOwn(NamedWay way) throws Exception {
    assertThat(output(way, Optional.empty(), "exit 3")).isEmpty();
    List<String> words = new ArrayList<>(way.way.around(home, Optional.empty()));
    words.addAll(List.of("sh", "-c", "exit 3"));
    assertThat(new ProcessBuilder(words).directory(home.toFile()).start().waitFor()).isEqualTo(3);
  }

  @Test
  void aPlayerRunsInItWithItsLimitsAndDiesWithAllItStarted() throws Exception {
    requireSandbox();
    Leftovers leftovers = new Leftovers();
    Launch launch =
        Launch.of("sh -c 'touch /agon-x || touch mine; ls; ulimit -d; sleep 1000 & read x'")
            .withMemory(64)
            .inSandbox();
    try (ChildProcess child = new ChildProcess(launch)) {
      Duration patience = Duration.ofSeconds(10);
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("mine");
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("65536");
    }
    leftovers.assertNone();
  }

  @Test
  void whereThereIsNoneASentenceSaysWhatItTakes() throws IOException {
    assertThat(Sandbox.tryOut((home, folder) -> List.of("no-such-tool")))
        .isEqualTo("there is no no-such-tool");
    assertThat(Sandbox.tryOut((home, folder) -> List.of("sh", "-c", "echo not here >&2; exit 1")))
        .isEqualTo("sh says not here");
  }

  private static void requireSandbox() {
    try {
      Sandbox.require();
    } catch (BadInput e) {
      assertThat(e.sentence()).contains("no sandbox to offer", "bwrap", "unshare");
      assumeTrue(false, e.sentence());
    }
  }
}
