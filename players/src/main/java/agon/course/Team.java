package agon.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * A team and what became of its submission. Kept in a file, so that what has not changed is not
 * built and checked again.
 *
 * @param slug its name as the name of a file
 * @param checksum of what it handed in and of how the course looks at it
 * @param program what plays for it; empty if nothing can
 * @param codeChecksum of what plays
 */
public record Team(
    String name,
    String slug,
    String checksum,
    Optional<Built> program,
    String codeChecksum,
    List<Step> steps) {

  public boolean takesPart() {
    return program.isPresent();
  }

  /** What plays, for people: {@code class pkg.Player, 1f2e3d…}. */
  public String ran() {
    return program.map(built -> built.what() + ", " + codeChecksum).orElse("");
  }

  void write(Path file) {
    Properties kept = new Properties();
    kept.setProperty("checksum", checksum);
    kept.setProperty("code", codeChecksum);
    program.ifPresent(
        built -> {
          kept.setProperty("line", built.line());
          kept.setProperty("what", built.what());
          kept.setProperty("program", built.code().toString());
          built.folder().ifPresent(folder -> kept.setProperty("folder", folder.toString()));
        });
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      kept.setProperty("step." + i, step.mark() + "\t" + step.title() + "\t" + step.detail());
      kept.setProperty("lines." + i, String.join("\n", step.lines()));
    }
    try (var out = Files.newBufferedWriter(file)) {
      kept.store(out, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As it was kept, if it was and nothing has changed since. */
  static Optional<Team> read(Path file, String name, String slug, String checksum) {
    Properties kept = new Properties();
    try (var in = Files.newBufferedReader(file)) {
      kept.load(in);
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
    if (!checksum.equals(kept.getProperty("checksum"))) {
      return Optional.empty();
    }
    List<Step> steps = new ArrayList<>();
    for (int i = 0; kept.getProperty("step." + i) != null; i++) {
      String[] parts = kept.getProperty("step." + i).split("\t", 3);
      String lines = kept.getProperty("lines." + i, "");
      steps.add(
          new Step(
              Step.Mark.valueOf(parts[0]),
              parts[1],
              parts[2],
              lines.isEmpty() ? List.of() : lines.lines().toList()));
    }
    Optional<Built> program =
        Optional.ofNullable(kept.getProperty("line"))
            .map(
                line ->
                    new Built(
                        line,
                        kept.getProperty("what", ""),
                        Path.of(kept.getProperty("program", "")),
                        Optional.ofNullable(kept.getProperty("folder")).map(Path::of)));
    return program.filter(built -> !Files.exists(built.code())).isPresent()
        ? Optional.empty()
        : Optional.of(new Team(name, slug, checksum, program, kept.getProperty("code", ""), steps));
  }
}
