package agon.course;

import agon.game.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The folder with what all teams handed in: a folder, a zip or a single file for each. */
final class Submissions {
  private static final long MOST_BYTES = 500L << 20;
  private static final int MOST_FILES = 20_000;

  /** What lies in the folder and is nobody's submission. */
  private static final Set<String> NOT_A_TEAM =
      Set.of("framework", "framework.jar", "framework.zip", "course.toml", "readme.md");

  /**
   * One of them, before anybody has looked into it.
   *
   * @param name of the team
   * @param slug the same as the name of a folder
   */
  record Submission(String name, String slug, Path path) {}

  private Submissions() {}

  static List<Submission> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new BadInput("there is no folder of submissions " + folder);
    }
    List<Submission> found = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.sorted().toList()) {
        String file = entry.getFileName().toString();
        boolean skip =
            file.startsWith(".")
                || file.startsWith("__")
                || NOT_A_TEAM.contains(file.toLowerCase(Locale.ROOT));
        if (!skip) {
          String name = unique(teamName(file, Files.isDirectory(entry)), taken);
          found.add(new Submission(name, name.replaceAll("[^\\p{L}\\p{N}._-]+", "-"), entry));
        }
      }
    } catch (IOException e) {
      throw new BadInput("the folder %s cannot be read: %s".formatted(folder, e.getMessage()));
    }
    if (found.isEmpty()) {
      throw new BadInput(folder + " holds no submissions: a folder or a zip for each team");
    }
    return found;
  }

  /** Without the ends that systems for handing in add, and of letters that names may have. */
  static String teamName(String file, boolean isFolder) {
    String name = isFolder ? file : file.replaceFirst("\\.[A-Za-z]{1,4}$", "");
    name = name.replaceFirst("_\\d+_assignsubmission_file_?$", "");
    name = name.replaceAll("[^\\p{L}\\p{N} ._+-]+", " ").strip();
    name = name.replaceFirst("^[^\\p{L}\\p{N}]+", "");
    return name.isEmpty() ? "team" : name.substring(0, Math.min(40, name.length())).strip();
  }

  private static String unique(String name, Set<String> taken) {
    String free = name;
    for (int i = 2; !taken.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = name + " " + i;
    }
    return free;
  }

  /** Puts a copy of what was handed in into a folder, zips unpacked, also those inside. */
  static void unpack(Submission submission, Path into) {
    try {
      Files.createDirectories(into);
      if (Files.isDirectory(submission.path())) {
        copy(submission.path(), into);
      } else if (isZip(submission.path())) {
        unzip(submission.path(), into);
      } else {
        Files.copy(submission.path(), into.resolve(submission.path().getFileName()));
      }
      for (Path inner : Handed.in(into).ending(".zip")) {
        unzip(inner, Files.createDirectories(into.resolve(inner + ".unzipped")));
      }
    } catch (IOException e) {
      throw new Refused("unpacking", "cannot be unpacked: " + e.getMessage());
    }
  }

  private static boolean isZip(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  private static void copy(Path from, Path into) throws IOException {
    long bytes = 0;
    int files = 0;
    for (Path file : Handed.in(from).files()) {
      bytes += Files.size(file);
      require(bytes <= MOST_BYTES && ++files <= MOST_FILES);
      Path to = into.resolve(from.relativize(file).toString());
      Files.createDirectories(to.getParent());
      Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new Refused("unpacking", "is larger than 500 MiB or has more than 20,000 files");
    }
  }

  /** Nothing gets out of the folder, and nothing grows without bounds. */
  private static void unzip(Path zip, Path into) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile(), StandardCharsets.UTF_8)) {
      long left = MOST_BYTES;
      int files = 0;
      for (ZipEntry entry : Collections.list(file.entries())) {
        Path to = into.resolve(entry.getName().replace('\\', '/')).normalize();
        if (entry.isDirectory() || !to.startsWith(into) || to.equals(into)) {
          continue;
        }
        require(++files <= MOST_FILES);
        Files.createDirectories(to.getParent());
        try (InputStream in = file.getInputStream(entry);
            var out = Files.newOutputStream(to)) {
          byte[] buffer = new byte[1 << 16];
          for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            left -= read;
            require(left >= 0);
            out.write(buffer, 0, read);
          }
        }
      }
    } catch (IllegalArgumentException e) {
      throw new Refused("unpacking", "is a zip with names that no file can have");
    }
  }

  /** Removes a folder with all that is in it. */
  static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path path : files.sorted(Collections.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
