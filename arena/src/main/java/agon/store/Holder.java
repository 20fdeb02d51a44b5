package agon.store;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A process that holds something in the store.
 *
 * @param host the machine, and on it the space in which {@code pid} means something
 * @param startedMillis tells it from an older process with the same number
 */
record Holder(String host, long pid, long startedMillis) {
  private static final Path PID_SPACE = Path.of("/proc/self/ns/pid");

  static Holder ofThisProcess() {
    ProcessHandle self = ProcessHandle.current();
    return new Holder(here(), self.pid(), started(self));
  }

  private static String here() {
    String name = ManagementFactory.getRuntimeMXBean().getName().replaceFirst("^\\d+@", "");
    try {
      // Two containers may share a name, but not their processes.
      return name + " " + Files.readSymbolicLink(PID_SPACE);
    } catch (IOException | UnsupportedOperationException e) {
      return name;
    }
  }

  private static long started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  /** Whether this is known to have ended; of another machine nobody knows. */
  boolean isGone() {
    if (!host.equals(here())) {
      return false;
    }
    Optional<ProcessHandle> process = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
    return process.isEmpty() || started(process.get()) != startedMillis;
  }

  /** For people: {@code process 4711 on gaia}. */
  String text() {
    return "process %d on %s".formatted(pid, host.replaceFirst(" .*", ""));
  }
}
