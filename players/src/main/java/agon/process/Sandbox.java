package agon.process;

import agon.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Namespaces of its own for a program: no network, and a file system that it can read but not
 * change, except for its own folders. Linux gives them to anybody through bubblewrap, or through
 * the tools of util-linux where users may make namespaces.
 */
final class Sandbox {
  /** A way to make one. */
  interface Way {
    /**
     * The words before a command.
     *
     * @param home may be written to
     * @param folder may be written to, and is where the command runs; home if empty
     */
    List<String> around(Path home, Optional<Path> folder);
  }

  /** The way that works here, if any, and what is wrong with those before it. */
  private record Offer(Optional<Way> way, String problems) {
    /** Looked for once, when somebody asks first. */
    private static final Offer HERE = find();

    private static Offer find() {
      List<String> problems = new ArrayList<>();
      for (Way way : List.<Way>of(Sandbox::bubblewrap, Sandbox::byHand)) {
        String problem = tryOut(way);
        if (problem.isEmpty()) {
          return new Offer(Optional.of(way), "");
        }
        problems.add(problem);
      }
      return new Offer(Optional.empty(), String.join("; ", problems));
    }
  }

  private Sandbox() {}

  /** Fails with a sentence where this system has no sandbox to offer. */
  static void require() {
    if (Offer.HERE.way.isEmpty()) {
      throw new BadInput(
          "this system has no sandbox to offer, which takes bubblewrap (bwrap), or unshare where"
              + " users may make namespaces: "
              + Offer.HERE.problems);
    }
  }

  /** What stands before a command that runs in the sandbox. */
  static List<String> around(Path home, Optional<Path> folder) {
    return Offer.HERE.way.orElseThrow().around(home, folder);
  }

  static List<String> bubblewrap(Path home, Optional<Path> folder) {
    List<String> words = new ArrayList<>();
    words.add(tool("bwrap"));
    words.addAll(
        List.of("--unshare-all", "--cap-drop", "ALL", "--die-with-parent", "--ro-bind", "/", "/"));
    words.addAll(List.of("--dev", "/dev", "--proc", "/proc"));
    for (Path path : writable(home, folder)) {
      words.addAll(List.of("--bind", path.toString(), path.toString()));
    }
    words.addAll(List.of("--chdir", folder.orElse(home).toAbsolutePath().toString(), "--"));
    return words;
  }

  static List<String> byHand(Path home, Optional<Path> folder) {
    List<Path> writable = writable(home, folder);
    List<String> words = new ArrayList<>();
    words.addAll(List.of(tool("unshare"), "--map-root-user", "--net", "--ipc", "--mount", "--"));
    words.addAll(List.of(tool("sh"), "-c", script(), "sandbox", "" + writable.size()));
    writable.forEach(path -> words.add(path.toString()));
    return words;
  }

  private static String script() {
    try (InputStream in = Objects.requireNonNull(Sandbox.class.getResourceAsStream("sandbox.sh"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> writable(Path home, Optional<Path> folder) {
    List<Path> paths = new ArrayList<>(List.of(home.toAbsolutePath()));
    folder.map(Path::toAbsolutePath).ifPresent(paths::add);
    return paths;
  }

  private static String tool(String name) {
    return Programs.onSearchPath(name).orElse(name);
  }

  /** Runs a command that does nothing in a sandbox; why that failed, if it did. */
  static String tryOut(Way way) {
    try (WorkFolder folder = new WorkFolder()) {
      List<String> words = new ArrayList<>(way.around(folder.path(), Optional.empty()));
      String name = Path.of(words.getFirst()).getFileName().toString();
      words.add("true");
      Process process =
          new ProcessBuilder(words)
              .directory(folder.path().toFile())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(folder.errors().toFile())
              .start();
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return name + " does not answer";
      }
      return process.exitValue() == 0 ? "" : name + " says " + folder.lastError();
    } catch (IOException e) {
      return String.valueOf(e.getMessage())
          .replaceFirst("^Cannot run program \"([^\"]*)\".*", "there is no $1");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }
}
