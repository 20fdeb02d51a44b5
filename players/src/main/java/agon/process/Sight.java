package agon.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a program in the sandbox sees of the file system: what systems keep their programs in, the
 * places programs are looked for, and what its own command names. Homes, mail, sockets and other
 * people's data are not among it.
 */
final class Sight {
  private static final List<String> SYSTEM =
      List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store");

  /** Of the system's settings, those that programs look up when they start. */
  private static final List<String> SETTINGS =
      List.of(
          "/etc/alternatives",
          "/etc/ld.so.cache",
          "/etc/ld.so.conf",
          "/etc/ld.so.conf.d",
          "/etc/localtime",
          "/etc/fonts",
          "/etc/passwd",
          "/etc/group",
          "/etc/nsswitch.conf",
          "/etc/os-release");

  /** What lies beside a folder of programs and belongs to them. */
  private static final List<String> BESIDE_PROGRAMS =
      List.of("lib", "lib64", "libexec", "include", "versions", "jre", "conf");

  private Sight() {}

  /** The system's part, and the places on the search path outside of it. */
  static List<Path> of(Sandbox.Guest guest) {
    Set<Path> seen = new LinkedHashSet<>();
    for (String name : SYSTEM) {
      addIfThere(seen, Path.of(name));
    }
    for (String name : SETTINGS) {
      addIfThere(seen, Path.of(name));
    }
    // The settings of a Debian JDK are links from its folder to here.
    try (var settings = Files.newDirectoryStream(Path.of("/etc"), "java*")) {
      settings.forEach(seen::add);
    } catch (IOException e) {
      // No such settings.
    }
    for (String folder : Programs.SEARCH_PATH.split(":", -1)) {
      if (folder.startsWith("/")) {
        addPrograms(seen, Path.of(folder));
      }
    }
    addPrograms(seen, folderOf(real(Path.of(guest.command().getFirst()))));
    return List.copyOf(seen);
  }

  /** The files and folders that the command names, with what lies beside the files. */
  static List<Path> ofCommand(Sandbox.Guest guest) {
    Set<Path> seen = new LinkedHashSet<>();
    for (String word : guest.command()) {
      for (String part : word.split("[:=]", -1)) {
        try {
          if (part.startsWith("/") && Files.exists(Path.of(part))) {
            addNamed(seen, Path.of(part).normalize());
          }
        } catch (InvalidPathException e) {
          // Then it is no file.
        }
      }
    }
    return List.copyOf(seen);
  }

  /** A program's own data and modules lie beside it; a home or /tmp is not the program's own. */
  private static void addNamed(Set<Path> seen, Path path) {
    if (isPartOfSystem(path)) {
      return;
    }
    Path folder = Files.isDirectory(path) ? path : folderOf(path);
    seen.add(isShared(folder) ? path : folder);
  }

  private static boolean isShared(Path folder) {
    return folder.getNameCount() < 2
        || folder.equals(Path.of(System.getProperty("java.io.tmpdir")))
        || folder.equals(Path.of(System.getProperty("user.home")))
        || folderOf(folder).equals(Path.of("/home"));
  }

  private static void addPrograms(Set<Path> seen, Path folder) {
    if (isPartOfSystem(folder) || !Files.isDirectory(folder) || folder.getNameCount() == 0) {
      return;
    }
    seen.add(folder);
    for (String name : BESIDE_PROGRAMS) {
      addIfThere(seen, folder.resolveSibling(name));
    }
  }

  private static void addIfThere(Set<Path> seen, Path path) {
    if (Files.exists(path) && !seen.contains(path)) {
      seen.add(path);
    }
  }

  private static boolean isPartOfSystem(Path path) {
    List<String> all = new ArrayList<>(SYSTEM);
    all.add("/proc");
    all.add("/dev");
    all.add("/sys");
    return all.stream().anyMatch(path::startsWith);
  }

  private static Path folderOf(Path path) {
    Path folder = path.getParent();
    return folder == null ? path : folder;
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath();
    }
  }
}
