package agon.process;

import agon.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A small world of its own for a program: it sees the system's programs and libraries, the files
 * its command names and its own folders, and can write to these folders only; nobody else's
 * processes, no network, no socket, temporary files and devices of its own. Where we are root it
 * becomes somebody else ({@link Stranger}), for a root without privileges still owns the kernel's
 * settings.
 *
 * <p>Linux gives such worlds to anybody through bubblewrap, or through the tools of util-linux
 * where users may make namespaces.
 */
final class Sandbox {
  /** Of files in memory, which no limit of a process counts, in each of three folders. */
  private static final int MOST_IN_MEMORY = 256 << 20;

  /** To find out whether a way works; on a busy machine the tools take their time. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /**
   * Who is to be let in.
   *
   * @param home may be written to
   * @param folder may be written to as far as its owner allows, and is where the command runs; home
   *     if empty
   * @param command the program with its full path, and its arguments
   */
  record Guest(Path home, Optional<Path> folder, List<String> command) {
    Path workplace() {
      return folder.orElse(home).toAbsolutePath();
    }

    List<Path> ownFolders() {
      List<Path> paths = new ArrayList<>(List.of(home.toAbsolutePath()));
      folder.map(Path::toAbsolutePath).ifPresent(paths::add);
      return paths;
    }
  }

  /** A way to make one. */
  interface Way {
    /** The words that start the command of a guest in it. */
    List<String> around(Guest guest);
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

  /** What starts a command in the sandbox; where we are root, its home is given to a stranger. */
  static List<String> around(Guest guest) {
    return Offer.HERE.way.orElseThrow().around(guest);
  }

  static List<String> bubblewrap(Guest guest) {
    List<String> words = new ArrayList<>(List.of(tool("bwrap"), "--die-with-parent"));
    words.addAll(List.of("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"));
    words.addAll(List.of("--unshare-cgroup-try", "--cap-drop", "ALL"));
    Optional<Stranger> stranger = Stranger.ifWeAreRoot();
    if (stranger.isPresent()) {
      for (String needed : Stranger.CAPABILITIES) {
        words.addAll(List.of("--cap-add", needed));
      }
    }
    for (Path path : Sight.of(guest)) {
      if (Files.isSymbolicLink(path)) {
        words.addAll(List.of("--symlink", target(path), path.toString()));
      } else {
        words.addAll(bind("--ro-bind", path));
      }
    }
    words.addAll(List.of("--dev", "/dev", "--proc", "/proc"));
    for (String inMemory : new String[] {"/run", "/tmp", "/dev/shm"}) {
      words.addAll(List.of("--size", Integer.toString(MOST_IN_MEMORY)));
      words.addAll(List.of("--perms", inMemory.equals("/run") ? "0755" : "1777"));
      words.addAll(List.of("--tmpfs", inMemory));
    }
    // Files named by the command, and own folders, may lie in what has just been covered.
    for (Path path : Sight.ofCommand(guest)) {
      words.addAll(bind("--ro-bind", path));
    }
    for (Path path : guest.ownFolders()) {
      words.addAll(bind("--bind", path));
    }
    // What lies between the bound folders is in memory, and so is /dev: neither may be filled.
    words.addAll(List.of("--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/", "--"));
    stranger.ifPresent(s -> words.addAll(s.becoming(guest.home())));
    words.addAll(inside(guest));
    return words;
  }

  /** The folders above are made so that everybody may pass through them. */
  private static List<String> bind(String how, Path path) {
    List<String> words = new ArrayList<>();
    for (int length = 1; length < path.getNameCount(); length++) {
      Path above = Path.of("/").resolve(path.subpath(0, length));
      words.addAll(List.of("--perms", "0755", "--dir", above.toString()));
    }
    words.addAll(List.of(how, path.toString(), path.toString()));
    return words;
  }

  static List<String> byHand(Guest guest) {
    Optional<Stranger> stranger = Stranger.ifWeAreRoot();
    List<String> words = new ArrayList<>();
    words.add(tool("unshare"));
    if (stranger.isEmpty()) {
      words.add("--map-root-user");
    }
    words.addAll(List.of("--net", "--ipc", "--uts", "--mount", "--pid", "--fork", "--kill-child"));
    words.addAll(List.of("--", tool("sh"), "-c", script(), "sandbox"));
    Sight.of(guest).forEach(path -> words.addAll(List.of("see", path.toString())));
    Sight.ofCommand(guest).forEach(path -> words.addAll(List.of("use", path.toString())));
    guest.ownFolders().forEach(path -> words.addAll(List.of("own", path.toString())));
    words.add("run");
    words.addAll(
        stranger
            .map(s -> s.becoming(guest.home()))
            .orElseGet(
                () ->
                    List.of(
                        tool("setpriv"),
                        "--no-new-privs",
                        "--inh-caps=-all",
                        "--bounding-set=-all",
                        "--")));
    words.addAll(inside(guest));
    return words;
  }

  /** Whoever has become a stranger may enter folders that we, without privileges, may not. */
  private static List<String> inside(Guest guest) {
    List<String> words = new ArrayList<>(List.of(tool("env"), "--chdir=" + guest.workplace()));
    words.addAll(guest.command());
    return words;
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String script() {
    try (InputStream in = Objects.requireNonNull(Sandbox.class.getResourceAsStream("sandbox.sh"))) {
      return "MOST_IN_MEMORY=%d\n".formatted(MOST_IN_MEMORY)
          + new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String tool(String name) {
    return Programs.onSearchPath(name).orElse(name);
  }

  /** The last thing said, but for where the kernel might say more. */
  private static String complaint(WorkFolder folder) {
    return folder.errorLines().stream()
        .map(String::strip)
        .filter(line -> !line.startsWith("dmesg(1)"))
        .reduce("nothing", (before, line) -> line);
  }

  /** Runs a command that does nothing in a sandbox; why that failed, if it did. */
  static String tryOut(Way way) {
    try (WorkFolder folder = new WorkFolder()) {
      List<String> nothing = List.of(tool("true"));
      List<String> words = way.around(new Guest(folder.path(), Optional.empty(), nothing));
      String name = Path.of(words.getFirst()).getFileName().toString();
      Process process =
          new ProcessBuilder(words)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(folder.errors().toFile())
              .start();
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return name + " does not answer";
      }
      return process.exitValue() == 0 ? "" : name + " says " + complaint(folder);
    } catch (IOException e) {
      return String.valueOf(e.getMessage())
          .replaceFirst("^Cannot run program \"([^\"]*)\".*", "there is no $1");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
  }
}
