package agon.course;

import agon.game.BadInput;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.players.Protocols;
import agon.process.Patience;
import agon.process.Terms;
import agon.process.Tool;
import agon.search.Durations;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A client of a course's server. How it wants to be told where the server is differs from team to
 * team, so the usual ways are tried until it connects.
 *
 * @param scheme of its player lines
 * @param word that its sources hold somewhere
 */
record ClientRecipe(String scheme, String word) implements Recipe {
  private static final List<String> WAYS =
      List.of(
          "{host} {port}",
          "-h {host} -p {port}",
          "-ip {host} -port {port}",
          "-i {host} -p {port}",
          "--host {host} --port {port}",
          "",
          "{port}",
          "{port} {host}");
  private static final Duration TO_CONNECT = Duration.ofSeconds(4);

  @Override
  public Optional<Built> build(Workshop workshop, Manifest manifest, Profile profile) {
    Handed handed = workshop.handed();
    boolean speaks =
        handed.ending(".java", ".c", ".cpp", ".cc", ".h", ".hpp", ".py").stream()
            .anyMatch(file -> Handed.text(file).contains(word));
    Optional<Start> start =
        manifest
            .run()
            .map(run -> new Start(run, run, handed.root()))
            .or(() -> speaks ? java(workshop, manifest) : Optional.empty())
            .or(() -> speaks ? python(handed) : Optional.empty())
            .or(() -> speaks ? cpp(workshop, profile) : Optional.empty())
            .or(() -> jar(handed));
    return start.map(found -> connecting(workshop, profile, found));
  }

  /** A command, but for where the server is. */
  private record Start(String command, String what, Path code) {}

  private static String javaCommand() {
    return quoted(Path.of(System.getProperty("java.home"), "bin", "java")) + " -Xmx1g";
  }

  private static String quoted(Path path) {
    return "\"" + path + "\"";
  }

  private static Optional<Start> java(Workshop workshop, Manifest manifest) {
    Handed handed = workshop.handed();
    List<JavaSource> sources =
        handed.ending(".java").stream()
            .filter(file -> !file.getFileName().toString().contains("-info"))
            .map(JavaSource::read)
            .toList();
    List<JavaSource> mains = sources.stream().filter(JavaSource::hasMain).toList();
    List<JavaSource> dialling =
        mains.stream().filter(s -> Handed.text(s.file()).matches("(?s).*\\bSocket\\b.*")).toList();
    List<JavaSource> likely = mains.size() > 1 && !dialling.isEmpty() ? dialling : mains;
    if (likely.isEmpty()) {
      return Optional.empty();
    }
    String chosen =
        MnkRecipe.choose(
            workshop, manifest, likely.stream().map(JavaSource::fullName).distinct().toList());
    Path tree = workshop.make("source");
    Map<String, Path> placed = workshop.stage(sources, tree);
    JavaSource main =
        likely.stream().filter(s -> s.fullName().equals(chosen)).findFirst().orElseThrow();
    Path classes =
        workshop.javac(List.of(tree.resolve(main.place())), tree, handed.ending(".jar"), placed);
    return Optional.of(
        new Start(
            "%s -cp %s %s".formatted(javaCommand(), quoted(classes), chosen),
            "class " + chosen,
            classes));
  }

  private Optional<Start> python(Handed handed) {
    Optional<String> python = Tool.find("python3");
    return handed.ending(".py").stream()
        .filter(file -> Handed.text(file).contains("socket"))
        .findFirst()
        .flatMap(
            file ->
                python.map(
                    program ->
                        new Start(
                            "%s %s".formatted(program, quoted(file)), handed.nameOf(file), file)));
  }

  private static Optional<Start> cpp(Workshop workshop, Profile profile) {
    CppPrograms programs = new CppPrograms(workshop, profile);
    List<Path> mains =
        programs.mains(
            main -> !main.getFileName().toString().toLowerCase(Locale.ROOT).contains("server"));
    return mains.stream()
        .findFirst()
        .map(
            main -> {
              Path program = programs.build(main);
              return new Start(quoted(program), workshop.handed().nameOf(main), program);
            });
  }

  private static Optional<Start> jar(Handed handed) {
    return handed.ending(".jar").stream()
        .filter(jar -> !jar.getFileName().toString().toLowerCase(Locale.ROOT).contains("server"))
        .filter(jar -> ClassNames.mainClass(jar).isPresent())
        .findFirst()
        .map(
            jar ->
                new Start(
                    "%s -jar %s".formatted(javaCommand(), quoted(jar)), handed.nameOf(jar), jar));
  }

  private Built connecting(Workshop workshop, Profile profile, Start start) {
    List<String> said = new ArrayList<>();
    for (String way : start.command.contains("{port}") ? List.of("") : WAYS) {
      String line = (scheme + ":" + start.command + " " + way).strip();
      String problem = tryOut(line, profile, workshop.terms());
      if (problem.isEmpty()) {
        workshop.say(Step.good("connects", way.isEmpty() ? "without being told where to" : way));
        return new Built(
            warmedUp(line, profile),
            start.what,
            start.code,
            Files.isDirectory(start.code)
                ? Optional.empty()
                : Optional.ofNullable(start.code.getParent()));
      }
      said.add("%s  →  %s".formatted(way.isEmpty() ? "(no arguments)" : way, problem));
    }
    throw new Refused(
        "connects",
        start.what
            + " does not connect to the server however it is told where that is; submission.toml"
            + " can say how: run = \"java -jar team.jar {host} {port}\"",
        said);
  }

  /** For games; whether it connects is seen without. */
  private static String warmedUp(String line, Profile profile) {
    return profile.warmUp().isZero()
        ? line
        : line.replaceFirst(":", ":warmup=" + Durations.text(profile.warmUp()) + " ");
  }

  private static String tryOut(String line, Profile profile, Terms terms) {
    Patience patience = terms.patience();
    Terms quick =
        terms.withPatience(new Patience(patience.grace(), TO_CONNECT, patience.untimed()));
    try (Player player = Protocols.players(quick).create(line, profile.boards().getFirst())) {
      player.tryOut();
      return "";
    } catch (PlayerFault e) {
      return e.ending().detail();
    } catch (BadInput e) {
      return e.sentence();
    }
  }
}
