package agon.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import agon.game.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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

  /** What is wrong with each way here, found out once. */
  private static final Map<String, String> PROBLEMS = new HashMap<>();

  @TempDir private Path home;

  private String output(NamedWay way, Optional<Path> folder, String command) throws Exception {
    requireThat(way);
    List<String> words = way.way.around(guest(folder, command));
    Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said.strip();
  }

  private static void requireThat(NamedWay way) {
    String problem = PROBLEMS.computeIfAbsent(way.name, name -> Sandbox.tryOut(way.way));
    assumeTrue(problem.isEmpty(), problem);
  }

  private Sandbox.Guest guest(Optional<Path> folder, String command) {
    return new Sandbox.Guest(home, folder, List.of("/bin/sh", "-c", command));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void itWritesToItsOwnFoldersOnly(NamedWay way, @TempDir Path with, @TempDir Path other)
      throws Exception {
    Path blank = Files.createDirectory(with.resolve("a b"));
    // Where we are root the program is somebody else, and its folder must let others write.
    Files.setPosixFilePermissions(blank, PosixFilePermissions.fromString("rwxrwxrwx"));
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
  void noSettingOfTheKernelCanBeOpenedForWriting(NamedWay way) throws Exception {
    // Opened and closed; nothing is ever written.
    String open = "(exec 3>>/proc/sys/kernel/core_pattern) 2>/dev/null && echo open || echo shut";
    assertThat(output(way, Optional.empty(), open)).isEqualTo("shut");
    String trigger = "(exec 3>>/proc/sysrq-trigger) 2>/dev/null && echo open || echo shut";
    assertThat(output(way, Optional.empty(), trigger)).isEqualTo("shut");
  }

  /** Else a player could fill half of the machine's memory with files, whatever its own limit. */
  @ParameterizedTest
  @MethodSource("ways")
  void filesInMemoryHaveABound(NamedWay way) throws Exception {
    String sizes =
        "for f in /tmp /dev/shm /run; do test -w $f && df -k --output=size $f | tail -1; done;"
            + " echo 0";
    assertThat(output(way, Optional.empty(), sizes).lines().map(String::strip))
        .allSatisfy(size -> assertThat(Integer.parseInt(size)).isLessThanOrEqualTo(256 << 10));
    String elsewhere = "for f in / /etc /usr /dev; do touch $f/x && echo $f; done 2>/dev/null";
    assertThat(output(way, Optional.empty(), elsewhere + "; echo none")).isEqualTo("none");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void itSeesNoProcessButItsOwn(NamedWay way) throws Exception {
    String count = "ls /proc | grep -c '^[0-9]'";
    assertThat(Integer.parseInt(output(way, Optional.empty(), count))).isLessThan(10);
    String signal =
        "kill -0 %d 2>/dev/null && echo there || echo nobody"
            .formatted(ProcessHandle.current().pid());
    assertThat(output(way, Optional.empty(), signal)).isEqualTo("nobody");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void noSocketOfTheSystemIsInSight(NamedWay way, @TempDir Path other) throws Exception {
    Path path = other.resolve("socket");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(path));
      Files.setPosixFilePermissions(other, PosixFilePermissions.fromString("rwxrwxrwx"));
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxrwxrwx"));
      String connect =
          "python3 -c 'import socket; socket.socket(socket.AF_UNIX).connect(\"%s\")' 2>/dev/null"
              .formatted(path);
      assertThat(output(way, Optional.empty(), connect + " || echo nobody there"))
          .isEqualTo("nobody there");
      assertThat(output(way, Optional.empty(), "ls -A /run")).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void nobodysHomeIsInSight(NamedWay way) throws Exception {
    Path house = Path.of(System.getProperty("user.home"));
    assumeTrue(Files.isWritable(house), "we have no home");
    Path secret = Files.createTempFile(house, "agon", ".secret");
    try {
      Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-r--r--"));
      assertThat(output(way, Optional.empty(), "cat '%s' || echo hidden".formatted(secret)))
          .endsWith("hidden");
    } finally {
      Files.delete(secret);
    }
  }

  @ParameterizedTest
  @MethodSource("ways")
  void whatItsCommandNamesIsInSight(NamedWay way, @TempDir Path program) throws Exception {
    Files.writeString(program.resolve("helper.txt"), "beside it");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path script = Files.writeString(program.resolve("run.sh"), "cat \"${0%/*}/helper.txt\"");
    requireThat(way);
    List<String> command = List.of("/bin/sh", script.toString());
    Process process =
        new ProcessBuilder(way.way.around(new Sandbox.Guest(home, Optional.empty(), command)))
            .start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("beside it");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void whereWeAreRootItIsSomebodyElse(NamedWay way) throws Exception {
    assumeTrue(Stranger.ifWeAreRoot().isPresent(), "we are not root");
    assertThat(output(way, Optional.empty(), "id -u")).isNotEqualTo("0");
    assertThat(output(way, Optional.empty(), "grep CapBnd /proc/self/status"))
        .endsWith("0000000000000000");
  }

  @ParameterizedTest
  @MethodSource("ways")
  void theExitCodeIsTheProgramsOwn(NamedWay way) throws Exception {
    assertThat(output(way, Optional.empty(), "exit 3")).isEmpty();
    List<String> words = way.way.around(guest(Optional.empty(), "exit 3"));
    assertThat(new ProcessBuilder(words).start().waitFor()).isEqualTo(3);
  }

  @Test
  void aPlayerRunsInItWithItsLimitsAndDiesWithAllItStarted() throws Exception {
    requireSandbox();
    Leftovers leftovers = new Leftovers();
    Launch launch =
        Launch.of("sh -c 'touch /agon-x || touch mine; ls; ulimit -d; sleep 1000 & read x'")
            .on(terms -> terms.withMemory(OptionalInt.of(64)))
            .on(Terms::inSandbox);
    try (ChildProcess child = new ChildProcess(launch)) {
      Duration patience = Duration.ofSeconds(10);
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("mine");
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("65536");
    }
    leftovers.assertNone();
  }

  @Test
  void itsBoundsAreThoseAskedFor() {
    requireSandbox();
    Launch launch =
        Launch.of("sh -c 'ulimit -p; ulimit -t; ulimit -f'")
            .on(Terms::inSandbox)
            .on(terms -> terms.within(new ProgramLimits(77, Duration.ofSeconds(33), 2)));
    try (ChildProcess child = new ChildProcess(launch)) {
      Duration patience = Duration.ofSeconds(10);
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("77");
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("33");
      // In blocks of half a KiB.
      assertThat(child.within(patience, Duration.ZERO, child::receive)).isEqualTo("4096");
    }
  }

  @Test
  void whereThereIsNoneASentenceSaysWhatItTakes() throws IOException {
    assertThat(Sandbox.tryOut(guest -> List.of("no-such-tool")))
        .isEqualTo("there is no no-such-tool");
    assertThat(Sandbox.tryOut(guest -> List.of("sh", "-c", "echo not here >&2; exit 1")))
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
