package agon.course;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A class that implements {@code mnkgame.MNKPlayer}. */
final class MnkRecipe implements Recipe {
  private static final String PLAYER = "MNKPlayer";
  private static final String FRAMEWORK = "mnkgame";

  /** The framework's own, which come with every copy of it. */
  private static final Set<String> EXAMPLES = Set.of("RandomPlayer", "QuasiRandomPlayer");

  private static final Set<String> OF_THE_FRAMEWORK =
      Set.of(
          "MNKBoard",
          "MNKCell",
          "MNKCellState",
          "MNKGame",
          "MNKGameState",
          "MNKPlayer",
          "MNKPlayerTester",
          "RandomPlayer",
          "QuasiRandomPlayer");

  @Override
  public Optional<Built> build(Workshop workshop, Manifest manifest, Profile profile) {
    Handed handed = workshop.handed();
    List<JavaSource> sources =
        handed.ending(".java").stream()
            .filter(file -> !file.getFileName().toString().contains("-info"))
            .map(JavaSource::read)
            .toList();
    List<JavaSource> players =
        sources.stream()
            .filter(s -> !s.isAbstract() && !EXAMPLES.contains(s.type()) && s.isA(PLAYER, sources))
            .toList();
    if (!players.isEmpty()) {
      return Optional.of(fromSources(workshop, manifest, profile, sources, players));
    }
    return fromClasses(workshop, manifest, profile);
  }

  private static Built fromSources(
      Workshop workshop,
      Manifest manifest,
      Profile profile,
      List<JavaSource> sources,
      List<JavaSource> players) {
    Handed handed = workshop.handed();
    String chosen =
        choose(workshop, manifest, players.stream().map(JavaSource::fullName).distinct().toList());
    JavaSource player =
        players.stream().filter(s -> s.fullName().equals(chosen)).findFirst().orElseThrow();
    Optional<Path> framework = framework(workshop, profile);
    // Where one class is there several times, the copy nearest to the player is meant.
    List<JavaSource> near = new ArrayList<>(sources);
    near.removeIf(s -> framework.isPresent() && isFramework(s));
    near.sort(
        Comparator.comparingInt((JavaSource s) -> -shared(s.file(), player.file()))
            .thenComparingInt(s -> s.file().getNameCount()));
    Path tree = workshop.make("source");
    Map<String, Path> placed = workshop.stage(near, tree);
    if (framework.isEmpty() && near.stream().noneMatch(s -> s.type().equals(PLAYER))) {
      throw new Refused(
          "framework",
          "the framework (mnkgame.MNKPlayer …) is not in the submission; the course can give it:"
              + " framework = \"…\" in the profile, or --framework");
    }
    List<Path> roots = new ArrayList<>(List.of(tree.resolve(player.place())));
    near.stream()
        .filter(s -> Set.of(PLAYER, "MNKCell", "MNKCellState").contains(s.type()))
        .filter(MnkRecipe::isFramework)
        .map(s -> tree.resolve(s.place()))
        .distinct()
        .forEach(roots::add);
    List<Path> libraries = new ArrayList<>(handed.ending(".jar"));
    framework.ifPresent(libraries::addFirst);
    Path classes = workshop.javac(roots, tree, libraries, placed);
    libraries.addFirst(classes);
    return built(libraries, chosen, classes);
  }

  private static Built built(List<Path> classPath, String name, Path code) {
    String path = classPath.stream().map(Path::toString).collect(Collectors.joining(":"));
    return new Built("mnkplayer:" + path + "!" + name, "class " + name, code, Optional.empty());
  }

  private static boolean isFramework(JavaSource source) {
    return source.pack().equals(FRAMEWORK) && OF_THE_FRAMEWORK.contains(source.type());
  }

  /** How many folders two files have in common. */
  private static int shared(Path one, Path other) {
    int count = 0;
    while (count < Math.min(one.getNameCount(), other.getNameCount())
        && one.getName(count).equals(other.getName(count))) {
      count++;
    }
    return count;
  }

  /** The one the team names, or the one that what it wrote about its program names most. */
  static String choose(Workshop workshop, Manifest manifest, List<String> names) {
    if (manifest.main().isPresent()) {
      String wanted = manifest.main().get();
      return names.stream()
          .filter(n -> n.equals(wanted) || n.endsWith("." + wanted))
          .findFirst()
          .orElseThrow(
              () ->
                  new Refused(
                      "submission.toml",
                      "there is no %s; there are %s".formatted(wanted, String.join(", ", names))));
    }
    List<String> ranked =
        names.stream()
            .sorted(
                Comparator.comparingInt((String n) -> -workshop.handed().mentions(simple(n)))
                    .thenComparingInt(String::length)
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    if (ranked.size() > 1) {
      workshop.say(
          Step.note(
              "several players",
              "%s was taken of %s; a file submission.toml with main = \"%s\" chooses another"
                  .formatted(ranked.getFirst(), String.join(", ", ranked), ranked.getLast())));
    }
    return ranked.getFirst();
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static Optional<Path> framework(Workshop workshop, Profile profile) {
    return profile
        .framework()
        .map(path -> Framework.classes(path, workshop.ofAll("framework"), workshop.terms()));
  }

  /** Without sources: classes as they were handed in, in a jar or in folders. */
  private static Optional<Built> fromClasses(
      Workshop workshop, Manifest manifest, Profile profile) {
    ClassNames names = ClassNames.in(workshop.handed());
    List<String> players =
        names.below(FRAMEWORK + "/" + PLAYER).stream()
            .filter(name -> !EXAMPLES.contains(simple(name)))
            .toList();
    if (players.isEmpty()) {
      return Optional.empty();
    }
    String chosen = choose(workshop, manifest, players);
    Path from = names.source(chosen);
    List<Path> path = new ArrayList<>(List.of(from));
    framework(workshop, profile).ifPresent(path::addFirst);
    workshop.handed().ending(".jar").stream().filter(j -> !j.equals(from)).forEach(path::add);
    workshop.say(
        Step.good(Files.isDirectory(from) ? "classes" : "jar", workshop.handed().nameOf(from)));
    return Optional.of(built(path, chosen, from));
  }
}
