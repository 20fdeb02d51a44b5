package agon.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a program outside sees of us, and that it does not outlive us. */
@Timeout(60)
class IsolationTest {
  private static final Duration LONG = Duration.ofSeconds(10);

  /** The first line a shell command prints. */
  private static String firstLine(Launch launch) {
    try (ChildProcess child = new ChildProcess(launch)) {
      return child.within(LONG, Duration.ZERO, child::receive);
    }
  }

  private static Launch shell(String command) {
    return Launch.of("sh -c '" + command + "'");
  }

  @Test
  void nothingOfOurEnvironmentIsHandedDown() {
    assertThat(firstLine(shell("env | cut -d= -f1 | sort | tr \"\\n\" \" \"; echo")))
        .isEqualTo("AGON_CHILD HOME LANG PATH PWD TMPDIR ");
    assertThat(
            firstLine(
                shell("echo $WEIGHTS")
                    .on(terms -> terms.withEnvironment(Map.of("WEIGHTS", "large")))))
        .isEqualTo("large");
  }

  @Test
  void itRunsInAFreshFolderThatIsRemoved(@TempDir Path given) {
    Path fresh = Path.of(firstLine(shell("pwd; ls; touch mess; mkdir more")));
    assertThat(fresh.getFileName().toString()).startsWith("agon-player-");
    assertThat(Files.exists(fresh)).isFalse();
    assertThat(firstLine(shell("pwd").on(terms -> terms.inFolder(given))))
        .isEqualTo(given.toString());
    assertThat(Files.exists(given)).isTrue();
  }

  @Test
  void descriptorsOfOursAreClosed() {
    assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "this system has no /proc");
    // The shell lists them itself, through one descriptor more: a pipe to another program would be
    // seen, too.
    assertThat(firstLine(shell("cd /proc/$$/fd; echo *"))).isEqualTo("0 1 2 3");
  }

  @Test
  void itDiesWithItsHostEvenIfThatIsKilled() throws Exception {
    assumeTrue(Programs.onSearchPath("setpriv").isPresent(), "this system has no setpriv");
    Process host =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                ShortLivedHost.class.getName())
            .start();
    try (BufferedReader said =
        new BufferedReader(new InputStreamReader(host.getInputStream(), StandardCharsets.UTF_8))) {
      ProcessHandle child = ProcessHandle.of(Long.parseLong(said.readLine())).orElseThrow();
      assertThat(child.isAlive()).isTrue();
      host.destroyForcibly().waitFor();
      for (int i = 0; i < 1000 && isRunning(child); i++) {
        Thread.sleep(10);
      }
      assertThat(isRunning(child)).isFalse();
    } finally {
      host.destroyForcibly();
    }
  }

  /** A process that is dead but not yet buried by its parent counts as alive, though not here. */
  private static boolean isRunning(ProcessHandle process) throws IOException {
    try {
      String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      return process.isAlive() && !stat.substring(stat.lastIndexOf(')')).startsWith(") Z");
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
