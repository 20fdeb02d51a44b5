package agon.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A process and whatever it has started, ended together. Children are found by parentage; a child
 * that slipped away by forking twice has lost that, so where there is a /proc three more marks are
 * looked for: the session the process leads, a word in its environment, and the pipes it talks to
 * us through. Only a program that sheds all four stays, and that takes intent.
 */
final class ProcessTree {
  /** The environment variable that marks a tree. */
  static final String MARK = "AGON_CHILD";

  private static final Path PROC = Path.of("/proc");
  private static final int ROUNDS = 50;

  private final Process root;
  private final String mark;
  private final List<String> pipes = new ArrayList<>();

  /**
   * @param mark what {@link #MARK} is in the environment of the process
   */
  ProcessTree(Process root, String mark) {
    this.root = root;
    this.mark = MARK + "=" + mark;
    for (int descriptor = 0; descriptor <= 1; descriptor++) {
      String pipe = linkOf(proc(root.pid()), descriptor);
      if (pipe != null && pipe.startsWith("pipe:")) {
        pipes.add(pipe);
      }
    }
  }

  /** Ends everything, at once and for sure. */
  void kill() {
    Set<ProcessHandle> known = new LinkedHashSet<>();
    root.descendants().forEach(known::add);
    // Not Process.destroyForcibly: that waits for whoever is blocked writing to the process.
    root.toHandle().destroyForcibly();
    // Something may have been started while we looked: look until there is nothing.
    for (int round = 0; round < ROUNDS; round++) {
      known.addAll(marked());
      known.removeIf(handle -> !handle.isAlive() || isZombie(handle.pid()));
      if (known.isEmpty()) {
        return;
      }
      known.forEach(ProcessHandle::destroyForcibly);
      try {
        TimeUnit.MILLISECONDS.sleep(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // the killing is done, only the checking is cut short
        return;
      }
    }
  }

  private List<ProcessHandle> marked() {
    List<ProcessHandle> found = new ArrayList<>();
    if (!Files.isDirectory(PROC)) {
      return found;
    }
    long self = ProcessHandle.current().pid();
    try (Stream<Path> entries = Files.list(PROC)) {
      for (Path entry : (Iterable<Path>) entries::iterator) {
        String name = entry.getFileName().toString();
        if (Character.isDigit(name.charAt(0))) {
          long pid = Long.parseLong(name);
          if (pid != self && isMarked(entry)) {
            ProcessHandle.of(pid).ifPresent(found::add);
          }
        }
      }
    } catch (IOException e) {
      return found; // processes come and go; the next round looks again
    }
    return found;
  }

  private boolean isMarked(Path process) {
    return sessionOf(process) == root.pid()
        || talksToUs(process)
        || environmentOf(process).contains(mark);
  }

  private boolean talksToUs(Path process) {
    for (int descriptor = 0; descriptor <= 2; descriptor++) {
      String link = linkOf(process, descriptor);
      if (link != null && pipes.contains(link)) {
        return true;
      }
    }
    return false;
  }

  private static Path proc(long pid) {
    return PROC.resolve(Long.toString(pid));
  }

  private static @Nullable String linkOf(Path process, int descriptor) {
    try {
      return Files.readSymbolicLink(process.resolve("fd/" + descriptor)).toString();
    } catch (IOException | UnsupportedOperationException e) {
      return null;
    }
  }

  private static String environmentOf(Path process) {
    return read(process.resolve("environ"));
  }

  private static long sessionOf(Path process) {
    List<String> fields = statOf(process);
    return fields.size() > 3 ? Long.parseLong(fields.get(3)) : -1;
  }

  private static boolean isZombie(long pid) {
    List<String> fields = statOf(proc(pid));
    return !fields.isEmpty() && (fields.getFirst().equals("Z") || fields.getFirst().equals("X"));
  }

  /** State, parent, group, session and so on: what follows the name, which may hold anything. */
  private static List<String> statOf(Path process) {
    String stat = read(process.resolve("stat"));
    int name = stat.lastIndexOf(") ");
    return name < 0 ? List.of() : List.of(stat.substring(name + 2).split(" ", -1));
  }

  private static String read(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
