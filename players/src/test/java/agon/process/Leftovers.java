package agon.process;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What there was before a test, to see that nothing more is there afterwards. Only what this
 * process started counts, so that others may test beside it.
 */
public final class Leftovers {
  private static final Path TEMPORARY = Path.of(System.getProperty("java.io.tmpdir"));
  private static final Path PROC = Path.of("/proc");

  /** What the folder of every program of ours begins with. */
  private static final String OURS = "agon-player-" + Swept.OWNER + "-";

  private final Set<Long> processes = processes();
  private final Set<Thread> threadsBefore = running();
  private final Set<String> folders = folders();

  /**
   * Whoever was started by a program of ours, at whatever remove: children that slip away have
   * other parents, but they run in the folder we gave them, or have it in their environment.
   */
  private static Set<Long> processes() {
    return ProcessHandle.allProcesses()
        .filter(Leftovers::isOurs)
        .map(ProcessHandle::pid)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isOurs(ProcessHandle handle) {
    if (!Files.isDirectory(PROC)) {
      return handle.info().commandLine().orElse("").contains("sleep 1000");
    }
    Path process = PROC.resolve(Long.toString(handle.pid()));
    try {
      return Files.readSymbolicLink(process.resolve("cwd")).toString().contains(OURS)
          || Files.readString(process.resolve("environ"), ISO_8859_1).contains(OURS);
    } catch (IOException e) {
      return false; // gone, or of another user
    }
  }

  private static Set<String> folders() {
    try (Stream<Path> files = Files.list(TEMPORARY)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith(OURS))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Threads of ours that were not there at the beginning. */
  private List<String> threads() {
    return running().stream()
        .filter(thread -> !threadsBefore.contains(thread))
        .map(Thread::getName)
        .toList();
  }

  private static Set<Thread> running() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().matches("(agon|arena)-.*"))
        .collect(Collectors.toSet());
  }

  public void assertNone() throws InterruptedException {
    // The warden's thread ends by itself, but not within the call that let the last child go.
    for (int i = 0; i < 100 && !threads().isEmpty(); i++) {
      Thread.sleep(5);
    }
    assertThat(threads()).as("threads left").isEmpty();
    assertThat(ProcessHandle.current().children().filter(ProcessHandle::isAlive))
        .as("children left")
        .isEmpty();
    Set<Long> now = processes();
    now.removeAll(processes);
    assertThat(now).as("processes left").isEmpty();
    Set<String> folder = folders();
    folder.removeAll(folders);
    assertThat(folder).as("folders left").isEmpty();
  }
}
