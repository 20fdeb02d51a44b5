package agon.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Ends programs that hold more memory than they may, all their processes together. The kernel's own
 * limit is for the data of one process, and knows nothing of memory that processes share: a program
 * with a hundred children, or with one large shared mapping, would get round it. One thread looks
 * at all of them twice a second; where there is no /proc nobody looks.
 */
final class MemoryGuard {
  private static final MemoryGuard ONLY = new MemoryGuard();
  private static final Path PROC = Path.of("/proc");
  private static final long PAUSE_MILLIS = 500;

  private final List<Watched> all = new CopyOnWriteArrayList<>();
  private @Nullable Thread thread;

  private record Watched(long pid, long mostKib, Runnable onExcess) {}

  private MemoryGuard() {}

  /** Until it is closed. */
  @FunctionalInterface
  interface Watch extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Watches a process and all it starts.
   *
   * @return ends the watching
   */
  static Watch watch(long pid, int mebibytes, Runnable onExcess) {
    Watched watched = new Watched(pid, 1024L * mebibytes, onExcess);
    ONLY.add(watched);
    return () -> ONLY.all.remove(watched);
  }

  private synchronized void add(Watched watched) {
    all.add(watched);
    if (thread == null && Files.isDirectory(PROC)) {
      thread = Thread.ofPlatform().daemon().name("agon-memory").start(this::look);
    }
  }

  private synchronized boolean isDone() {
    if (all.isEmpty()) {
      thread = null;
    }
    return all.isEmpty();
  }

  private void look() {
    try {
      while (!isDone()) {
        Map<Long, List<Long>> children = children();
        for (Watched watched : List.copyOf(all)) {
          if (isBeyond(watched, children) && all.remove(watched)) {
            watched.onExcess().run();
          }
        }
        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isBeyond(Watched watched, Map<Long, List<Long>> children) {
    Deque<Long> open = new ArrayDeque<>(List.of(watched.pid()));
    List<Long> tree = new ArrayList<>();
    while (!open.isEmpty()) {
      long pid = open.pop();
      tree.add(pid);
      open.addAll(children.getOrDefault(pid, List.of()));
    }
    if (sum(tree, "status", "RssAnon:", "RssShmem:") <= watched.mostKib()) {
      return false;
    }
    // Counted there once for each process that holds it; dearer to ask, and right, is each share.
    long shares = sum(tree, "smaps_rollup", "Pss_Anon:", "Pss_Shmem:");
    return shares == 0 || shares > watched.mostKib();
  }

  private static long sum(List<Long> pids, String file, String one, String other) {
    return pids.stream()
        .flatMap(pid -> read(pid, file).lines())
        .filter(line -> line.startsWith(one) || line.startsWith(other))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .sum();
  }

  private static Map<Long, List<Long>> children() {
    Map<Long, List<Long>> children = new HashMap<>();
    try (Stream<Path> entries = Files.list(PROC)) {
      for (Path entry : (Iterable<Path>) entries::iterator) {
        String name = entry.getFileName().toString();
        if (Character.isDigit(name.charAt(0))) {
          long pid = Long.parseLong(name);
          String stat = read(pid, "stat");
          String[] fields = stat.substring(stat.lastIndexOf(") ") + 1).strip().split(" ", 3);
          if (fields.length > 1) {
            children.computeIfAbsent(Long.parseLong(fields[1]), p -> new ArrayList<>()).add(pid);
          }
        }
      }
    } catch (IOException e) {
      return children; // processes come and go; the next look sees more
    }
    return children;
  }

  private static String read(long pid, String file) {
    try {
      return new String(
          Files.readAllBytes(PROC.resolve(Long.toString(pid)).resolve(file)),
          StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
