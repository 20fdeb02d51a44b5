package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Openings that were made before, a text file for each game, kind and seed: a number and its moves
 * a line. A file that cannot be read or written costs time and nothing else.
 */
final class OpeningCache {
  private static final int MOST_FILES = 200;

  private final Game game;
  private final Path folder;
  private final Path file;
  private final String title;
  private final Map<Integer, String> known = new HashMap<>();

  /**
   * @param judgement something that changes when whoever chooses openings does
   */
  OpeningCache(Path folder, Game game, Openings openings, long seed, String judgement) {
    this.game = game;
    this.folder = folder;
    title =
        "# %s, %s, seed %d, judged by %s".formatted(game.line(), openings.text(), seed, judgement);
    long hash = 0;
    for (int i = 0; i < title.length(); i++) {
      hash = Keys.fold(hash, title.charAt(i));
    }
    file = folder.resolve("%s-%016x.txt".formatted(game.family().name(), hash));
    read();
  }

  private void read() {
    try {
      List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
      for (String line : lines) {
        int blank = line.indexOf(' ');
        if (blank > 0 && line.substring(0, blank).matches("\\d{1,9}")) {
          known.put(Integer.parseInt(line.substring(0, blank)), line.substring(blank + 1));
        }
      }
    } catch (IOException e) {
      known.clear();
    }
  }

  /** Seeds that nobody names come only once: their files are removed in time. */
  private void makeRoom() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(path -> path.toString().endsWith(".txt")).toList();
    }
    if (files.size() >= MOST_FILES) {
      Map<Path, FileTime> written = new HashMap<>();
      for (Path path : files) {
        written.put(path, Files.getLastModifiedTime(path));
      }
      for (Path path :
          files.stream()
              .sorted(Comparator.comparing(written::get))
              .limit(files.size() - MOST_FILES / 2)
              .toList()) {
        Files.deleteIfExists(path);
      }
    }
  }

  Optional<Opening> find(int index) {
    String moves = known.get(index);
    if (moves == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Openings.opening(game, moves));
    } catch (BadInput e) {
      return Optional.empty();
    }
  }

  void keep(int index, Opening opening) {
    known.put(index, opening.moves());
    try {
      String head = "";
      if (!Files.exists(file)) {
        head = title + "\n";
        Files.createDirectories(folder);
        makeRoom();
      }
      Files.writeString(
          file,
          head + index + " " + opening.moves() + "\n",
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      // Next time it is made again.
    }
  }
}
