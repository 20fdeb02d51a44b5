package agon.course;

import agon.process.Tool;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A program in any language that speaks AGI. */
final class AgiRecipe implements Recipe {
  private static final Map<String, String> INTERPRETERS =
      Map.of(
          ".py", "python3", ".js", "node", ".rb", "ruby", ".pl", "perl", ".lua", "lua", ".sh",
          "sh");
  private static final String GREETING = "agiok";

  @Override
  public Optional<Built> build(Workshop workshop, Manifest manifest, Profile profile) {
    Handed handed = workshop.handed();
    if (manifest.run().isPresent()) {
      return Optional.of(
          new Built(
              "agi:" + manifest.run().get(),
              manifest.run().get(),
              handed.root(),
              Optional.of(handed.root())));
    }
    Optional<Path> script =
        handed.ending(INTERPRETERS.keySet().toArray(String[]::new)).stream()
            .filter(file -> Handed.text(file).contains(GREETING))
            .findFirst();
    if (script.isPresent()) {
      return script.map(file -> interpreted(file, handed));
    }
    List<JavaSource> sources =
        handed.ending(".java").stream()
            .filter(file -> Handed.text(file).contains(GREETING))
            .map(JavaSource::read)
            .toList();
    if (!sources.isEmpty()) {
      return Optional.of(java(workshop, manifest));
    }
    CppPrograms programs = new CppPrograms(workshop, profile);
    boolean speaks =
        handed.ending(".cpp", ".cc", ".cxx", ".c").stream()
            .anyMatch(file -> Handed.text(file).contains(GREETING));
    return speaks
        ? programs.mains(main -> true).stream()
            .findFirst()
            .map(
                main -> {
                  Path program = programs.build(main);
                  return new Built(
                      "agi:\"%s\"".formatted(program),
                      handed.nameOf(main),
                      program,
                      Optional.ofNullable(main.getParent()));
                })
        : Optional.empty();
  }

  private static Built interpreted(Path file, Handed handed) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    String interpreter = INTERPRETERS.getOrDefault(name.substring(name.lastIndexOf('.')), "sh");
    if (Tool.find(interpreter).isEmpty()) {
      throw new Refused(
          interpreter,
          "%s needs %s, which is not installed here".formatted(handed.nameOf(file), interpreter));
    }
    return new Built(
        "agi:%s \"%s\"".formatted(interpreter, file),
        handed.nameOf(file),
        file,
        Optional.ofNullable(file.getParent()));
  }

  private static Built java(Workshop workshop, Manifest manifest) {
    Handed handed = workshop.handed();
    List<JavaSource> all = handed.ending(".java").stream().map(JavaSource::read).toList();
    List<String> mains =
        all.stream().filter(JavaSource::hasMain).map(JavaSource::fullName).distinct().toList();
    if (mains.isEmpty()) {
      throw new Refused("main", "no class has a main method");
    }
    String chosen = MnkRecipe.choose(workshop, manifest, mains);
    Path tree = workshop.make("source");
    Map<String, Path> placed = workshop.stage(all, tree);
    JavaSource main =
        all.stream().filter(s -> s.fullName().equals(chosen)).findFirst().orElseThrow();
    Path classes =
        workshop.javac(List.of(tree.resolve(main.place())), tree, handed.ending(".jar"), placed);
    return new Built(
        "agi:\"%s\" -Xmx1g -cp \"%s\" %s"
            .formatted(Path.of(System.getProperty("java.home"), "bin", "java"), classes, chosen),
        "class " + chosen,
        classes,
        Optional.empty());
  }
}
