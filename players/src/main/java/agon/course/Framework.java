package agon.course;

import agon.process.Checksum;
import agon.process.Terms;
import java.io.IOException;
import java.io.UncheckedIOException;
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

  /** A jar, or a folder of classes. */
  static Path classes(Path framework, Terms terms) {
    return Files.isDirectory(framework)
        ? COMPILED.computeIfAbsent(framework, path -> compiled(path, terms))
        : framework;
  }

  private static Path compiled(Path framework, Terms terms) {
    Handed files = Handed.in(framework);
    List<JavaSource> sources = files.ending(".java").stream().map(JavaSource::read).toList();
    if (sources.isEmpty()) {
      Optional<Path> jar = files.ending(".jar").stream().findFirst();
      return jar.orElse(framework);
    }
    try {
      Path folder =
          Files.createDirectories(
              Path.of(System.getProperty("java.io.tmpdir"))
                  .resolve("agon-framework-" + Checksum.of(framework)));
      Workshop workshop = new Workshop(files, folder, terms);
      Path tree = workshop.make("source");
      Map<String, Path> placed = workshop.stage(sources, tree);
      List<Path> all = placed.keySet().stream().map(tree::resolve).toList();
      return workshop.javac(all, tree, List.of(), placed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
