package agon.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Programs in C and C++ as teams hand them in: a folder with a main, and what lies around it. */
final class CppPrograms {
  private static final String[] SOURCES = {".cpp", ".cc", ".cxx", ".c"};
  private static final Pattern MAIN = Pattern.compile("\\b(?:int|void)\\s+main\\s*\\(");

  private final Workshop workshop;
  private final Profile profile;

  CppPrograms(Workshop workshop, Profile profile) {
    this.workshop = workshop;
    this.profile = profile;
  }

  private static boolean hasMain(Path file) {
    return MAIN.matcher(Handed.text(file)).find();
  }

  /** Files with a main function that pass, the shallowest first. */
  List<Path> mains(Predicate<Path> which) {
    return workshop.handed().ending(SOURCES).stream()
        .filter(CppPrograms::hasMain)
        .filter(which)
        .toList();
  }

  /** All that belongs to the program of a main: its folder and those below, but no other main. */
  Path build(Path main) {
    Path folder = Objects.requireNonNull(main.getParent());
    Handed handed = workshop.handed();
    if (profile.allowed().contains("make") && hasMakefile(folder)) {
      return madeIn(workshop.makeIn(folder));
    }
    List<Path> sources = new ArrayList<>(List.of(main));
    Set<String> names = new LinkedHashSet<>();
    Set<Path> include = new LinkedHashSet<>(List.of(folder));
    for (Path file : handed.files()) {
      if (file.startsWith(folder)) {
        names.add(file.getFileName().toString());
      }
    }
    for (Path file : handed.ending(SOURCES)) {
      if (file.startsWith(folder) && !file.equals(main) && !hasMain(file)) {
        sources.add(file);
        include.add(Objects.requireNonNull(file.getParent()));
      }
    }
    profile
        .framework()
        .filter(Files::isDirectory)
        .ifPresent(
            path -> {
              include.add(path);
              Handed.in(path).ending(SOURCES).stream()
                  .filter(f -> !names.contains(f.getFileName().toString()) && !hasMain(f))
                  .forEach(sources::add);
            });
    return workshop.compile(sources, List.copyOf(include), "player");
  }

  private static boolean hasMakefile(Path folder) {
    return Files.isRegularFile(folder.resolve("makefile"))
        || Files.isRegularFile(folder.resolve("Makefile"));
  }

  private static Path madeIn(Path folder) {
    return newestProgram(Handed.in(folder))
        .orElseThrow(() -> new Refused("make", "make left no program behind"));
  }

  /** A file that can be run and is no script, of this machine's kind. */
  static Optional<Path> newestProgram(Handed files) {
    return files.files().stream()
        .filter(CppPrograms::isProgram)
        .max(java.util.Comparator.comparingLong(f -> f.toFile().lastModified()));
  }

  private static boolean isProgram(Path file) {
    try (var in = Files.newInputStream(file)) {
      byte[] head = in.readNBytes(18);
      // An executable or a shared object, which position-independent programs are.
      return head.length == 18 && head[0] == 0x7f && head[1] == 'E' && head[16] >= 2;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
