package agon.course;

import agon.process.Terms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The classes that a course gives to its teams, compiled once where they come as sources. */
final class Framework {
  private static final Map<Path, Path> COMPILED = new ConcurrentHashMap<>();

  private Framework() {}

  /**
   * A jar, or a folder of classes.
   *
   * @param work where they are compiled to
   */
  static Path classes(Path framework, Path work, Terms terms) {
    return Files.isDirectory(framework)
        ? COMPILED.computeIfAbsent(work, path -> compiled(framework, path, terms))
        : framework;
  }

  private static Path compiled(Path framework, Path work, Terms terms) {
    Handed files = Handed.in(framework);
    List<JavaSource> sources = files.ending(".java").stream().map(JavaSource::read).toList();
    if (sources.isEmpty()) {
      Optional<Path> jar = files.ending(".jar").stream().findFirst();
      return jar.orElse(framework);
    }
    Submissions.delete(work);
    Workshop workshop = new Workshop(files, work, terms);
    Path tree = workshop.make("source");
    Map<String, Path> placed = workshop.stage(sources, tree);
    List<Path> all = placed.keySet().stream().map(tree::resolve).toList();
    return workshop.javac(all, tree, List.of(), placed);
  }
}
