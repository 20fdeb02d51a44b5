package agon.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Folders of programs whose Agon was killed before it could remove them. Each is named after the
 * process that made it, and after the world that process number counts in: a container that shares
 * our folder for temporary files has numbers of its own.
 */
final class Swept {
  private static final Pattern LEFT = Pattern.compile("agon-player-(\\d+)\\.(\\d+)-\\w+(\\.err)?");
  private static final String WORLD = world();

  /** This process, in names of folders. */
  static final String OWNER = WORLD + "." + ProcessHandle.current().pid();

  private static boolean done;

  private Swept() {}

  /** Removes what is left of others, before the first folder of this run is made. */
  static synchronized void once() {
    if (!done) {
      done = true;
      sweep(Path.of(System.getProperty("java.io.tmpdir")));
    }
  }

  private static String world() {
    try {
      return Files.readSymbolicLink(Path.of("/proc/self/ns/pid")).toString().replaceAll("\\D", "");
    } catch (IOException | UnsupportedOperationException e) {
      return "0";
    }
  }

  static void sweep(Path temporary) {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(temporary, "agon-player-*")) {
      for (Path path : left) {
        Matcher name = LEFT.matcher(path.getFileName().toString());
        if (name.matches()
            && name.group(1).equals(WORLD)
            && ProcessHandle.of(Long.parseLong(name.group(2))).isEmpty()) {
          WorkFolder.delete(path);
        }
      }
    } catch (IOException e) {
      // Then somebody else clears it.
    }
  }
}
