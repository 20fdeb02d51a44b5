package agon.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What keeps a child apart from us, as far as the system has the tools: a session of its own, death
 * with its parent, limits. Each tool replaces itself by the next, so the child keeps one process
 * number and its exit code is the program's.
 */
final class Confinement {
  /** No file of a player needs more, and its error output must not fill the disk. */
  private static final long LARGEST_FILE = 1L << 30;

  /** MiB that a program in the sandbox may hold if nobody says how much. */
  private static final int SANDBOX_MEMORY = 2048;

  private static final int MOST_OPEN_FILES = 1024;

  private static final List<String> OWN_SESSION = tool("setsid");
  private static final List<String> DIES_WITH_PARENT = tool("setpriv", "--pdeathsig", "KILL", "--");
  private static final List<String> LIMITS = tool("prlimit");

  private Confinement() {}

  private static List<String> tool(String name, String... arguments) {
    List<String> words = new ArrayList<>();
    Programs.onSearchPath(name)
        .ifPresent(
            path -> {
              words.add(path);
              words.addAll(List.of(arguments));
            });
    return List.copyOf(words);
  }

  /**
   * What starts a program.
   *
   * @param home the folder for this start of it
   */
  static List<String> around(Launch launch, Path home) {
    List<String> words = new ArrayList<>(OWN_SESSION);
    words.addAll(DIES_WITH_PARENT);
    if (!LIMITS.isEmpty()) {
      words.addAll(LIMITS);
      words.add("--core=0");
      boolean sandboxed = launch.terms().sandboxed();
      ProgramLimits bounds = launch.terms().bounds();
      words.add("--fsize=" + (sandboxed ? (long) bounds.file() << 20 : LARGEST_FILE));
      // Data rather than addresses: a JVM reserves far more addresses than it ever fills.
      OptionalInt memory = memory(launch.terms());
      if (memory.isPresent()) {
        words.add("--data=" + ((long) memory.getAsInt() << 20));
      }
      if (launch.terms().sandboxed()) {
        // Of one user, who in the sandbox is somebody else where we are root.
        words.add("--nproc=" + bounds.processes());
        words.add("--cpu=" + Math.max(1, bounds.cpu().toSeconds()));
        words.add("--nofile=" + MOST_OPEN_FILES);
      }
    }
    words.addAll(
        launch.terms().sandboxed()
            ? Sandbox.around(new Sandbox.Guest(home, launch.terms().folder(), launch.command()))
            : launch.command());
    return words;
  }

  /** How many MiB a program may hold, if somebody said so or it is in the sandbox. */
  static OptionalInt memory(Terms terms) {
    return terms.memory().isEmpty() && terms.sandboxed()
        ? OptionalInt.of(SANDBOX_MEMORY)
        : terms.memory();
  }

  /** All that the child sees of our environment is where programs are found. */
  static Map<String, String> environment(Path home, String mark, Map<String, String> more) {
    Map<String, String> environment = new HashMap<>();
    environment.put("PATH", Programs.SEARCH_PATH);
    environment.put("HOME", home.toString());
    environment.put("TMPDIR", home.toString());
    environment.put("LANG", "C.UTF-8");
    environment.putAll(more);
    environment.put(ProcessTree.MARK, mark);
    return environment;
  }
}
