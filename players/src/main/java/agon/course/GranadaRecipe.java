package agon.course;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A bot of the mancala simulator: a C++ program with a class Bot below it. */
final class GranadaRecipe implements Recipe {
  /** The simulator's own, which come with every copy of it. */
  private static final Set<String> EXAMPLES = Set.of("GreedyBot", "RandomBot");

  @Override
  public Optional<Built> build(Workshop workshop, Manifest manifest, Profile profile) {
    CppPrograms programs = new CppPrograms(workshop, profile);
    Handed handed = workshop.handed();
    List<Path> mains = programs.mains(main -> !isExample(main, handed));
    if (mains.isEmpty() && handed.ending("bot.cpp").stream().anyMatch(f -> !isExample(f, handed))) {
      mains = frameworkMain(profile);
    }
    if (mains.isEmpty()) {
      mains = programs.mains(main -> true);
    }
    if (mains.isEmpty()) {
      return profile.allowed().contains("binary")
          ? CppPrograms.newestProgram(handed).map(GranadaRecipe::built)
          : Optional.empty();
    }
    if (mains.size() > 1) {
      workshop.say(
          Step.note(
              "several programs",
              "%s was taken; there are %d"
                  .formatted(name(handed, mains.getFirst()), mains.size())));
    }
    return Optional.of(built(programs.build(mains.getFirst())));
  }

  private static List<Path> frameworkMain(Profile profile) {
    return profile.framework().stream()
        .flatMap(path -> Handed.in(path).ending("main.cpp").stream())
        .limit(1)
        .toList();
  }

  private static String name(Handed handed, Path file) {
    return file.startsWith(handed.root()) ? handed.nameOf(file) : file.getFileName().toString();
  }

  private static Built built(Path program) {
    return new Built(
        "granada:\"" + program + "\"", program.getFileName().toString(), program, Optional.empty());
  }

  private static boolean isExample(Path file, Handed handed) {
    Path folder = Objects.requireNonNull(file.getParent());
    return !folder.equals(handed.root()) && EXAMPLES.contains(folder.getFileName().toString());
  }
}
