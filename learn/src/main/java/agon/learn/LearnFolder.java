package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import agon.model.Weights;
import agon.store.DataFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Where learning keeps what it has: a folder for each game, in it a file of weights for each name
 * and a folder of that name with all it takes to go on.
 */
public final class LearnFolder {
  private static final String ENDING = ".weights";

  /** In a run's folder: what it was begun with, the game's line first. */
  static final String SETTINGS = "settings";

  private final Path root;

  public LearnFolder(Path root) {
    this.root = root;
  }

  /** In the user's data folder. */
  public static LearnFolder standard() {
    return new LearnFolder(DataFolder.standard().resolve("learnt"));
  }

  private Path of(Game game) {
    long hash = Keys.mix(game.line().hashCode()) & 0xffffff;
    return root.resolve("%s-%06x".formatted(game.family().name(), hash));
  }

  /** The weights that a name stands for. */
  Path weights(Game game, String name) {
    return of(game).resolve(name + ENDING);
  }

  /** How learning went, as curves to look at. */
  public Path page(Game game, String name) {
    return of(game).resolve(name + ".html");
  }

  /** What a run in progress keeps. */
  Path work(Game game, String name) {
    return of(game).resolve(name);
  }

  /** What a generation of a run left behind: its weights, what its gate said. */
  static Path file(Path work, int generation, String what) {
    return work.resolve("%03d-%s".formatted(generation, what));
  }

  public Optional<Weights> find(Game game, String name) {
    Path file = weights(game, name);
    return Files.isRegularFile(file) ? Optional.of(read(file)) : Optional.empty();
  }

  /** The weights in a file. */
  public static Weights read(Path file) {
    try {
      return Weights.of(WholeFile.read(file));
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.sentence());
    }
  }

  /**
   * Weights that were learnt.
   *
   * @param name what {@code weights=} takes
   */
  public record Entry(String name, Weights weights) {}

  /**
   * Everything learnt so far.
   *
   * @param damaged hears of files that cannot be read
   */
  public List<Entry> list(Consumer<BadInput> damaged) {
    List<Entry> found = new ArrayList<>();
    if (!Files.isDirectory(root)) {
      return found;
    }
    try (Stream<Path> files = Files.walk(root, 2)) {
      for (Path file : files.filter(f -> f.toString().endsWith(ENDING)).sorted().toList()) {
        String name = file.getFileName().toString();
        try {
          found.add(new Entry(name.substring(0, name.length() - ENDING.length()), read(file)));
        } catch (BadInput e) {
          damaged.accept(e);
        }
      }
    } catch (IOException e) {
      throw new BadInput("cannot look through %s (%s)".formatted(root, e.getMessage()));
    }
    return found;
  }

  /**
   * A run that has kept nothing so far.
   *
   * @param game its line
   * @param generations how many it has learnt
   */
  public record Begun(String name, String game, int generations) {}

  /** Runs that were begun and have kept nothing so far. */
  public List<Begun> begun() {
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.walk(root, 2)) {
      return folders
          .filter(work -> Files.isRegularFile(work.resolve(SETTINGS)))
          .filter(work -> !Files.exists(work.resolveSibling(work.getFileName() + ENDING)))
          .sorted()
          .map(LearnFolder::begun)
          .toList();
    } catch (IOException e) {
      throw new BadInput("cannot look through %s (%s)".formatted(root, e.getMessage()));
    }
  }

  private static Begun begun(Path work) {
    int generations = 0;
    while (Files.exists(file(work, generations + 1, "weights"))) {
      generations++;
    }
    String first = text(work.resolve(SETTINGS)).lines().findFirst().orElse("");
    return new Begun(work.getFileName().toString(), first.replaceFirst("^game: ", ""), generations);
  }

  /** Writes weights to a file, whole or not at all. */
  public static void write(Path file, Weights weights) {
    WholeFile.write(file, weights.bytes());
  }

  static String text(Path file) {
    return new String(WholeFile.read(file), StandardCharsets.UTF_8);
  }

  static void write(Path file, String text) {
    WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
