package agon.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A user that nobody else is. Root without any privilege still owns the kernel's settings and most
 * files, so where we are root a program in the sandbox runs as somebody who owns nothing but the
 * home it was given.
 */
record Stranger(long uid) {
  /** What it takes to become one. */
  static final List<String> CAPABILITIES = List.of("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP");

  private static final long NOBODY = 65_534;
  private static final long FIRST = 1_900_000_000;
  private static final long COUNT = 90_000_000;

  /** How many users there are to become: fewer in a container that maps some of them. */
  private static final long KNOWN_USERS = knownUsers();

  private static final boolean WE_ARE_ROOT = isRoot();

  static Optional<Stranger> ifWeAreRoot() {
    if (!WE_ARE_ROOT) {
      return Optional.empty();
    }
    boolean all = KNOWN_USERS >= FIRST + COUNT;
    return Optional.of(
        new Stranger(all ? FIRST + ThreadLocalRandom.current().nextLong(COUNT) : NOBODY));
  }

  /** Words that make whoever comes after them the stranger, who also gets the folder. */
  List<String> becoming(Path home) {
    try {
      Files.setAttribute(home, "unix:uid", (int) uid);
      Files.setAttribute(home, "unix:gid", (int) uid);
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      // Then it cannot write there, which shows.
    }
    return List.of(
        Programs.onSearchPath("setpriv").orElse("setpriv"),
        "--reuid=" + uid,
        "--regid=" + uid,
        "--clear-groups",
        "--no-new-privs",
        "--inh-caps=-all",
        "--bounding-set=-all",
        "--");
  }

  private static boolean isRoot() {
    try {
      return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      return false;
    }
  }

  private static long knownUsers() {
    try {
      long most = 0;
      for (String line : Files.readAllLines(Path.of("/proc/self/uid_map"))) {
        String[] numbers = line.strip().split("\\s+", -1);
        most = Math.max(most, Long.parseLong(numbers[0]) + Long.parseLong(numbers[2]));
      }
      return most;
    } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException e) {
      return 0;
    }
  }
}
