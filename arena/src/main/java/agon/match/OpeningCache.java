package agon.match;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Keys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Openings that were made before, a text file for each game, kind and seed: a number and its moves
 * a line. A file that cannot be read or written costs time and nothing else.
 */
final class OpeningCache {
  private final Game game;
  private final Path file;
  private final String title;
  private final Map<Integer, String> known = new HashMap<>();

  OpeningCache(Path folder, Game game, Openings openings, long seed) {
    this.game = game;
    title = "# %s, %s, seed %d".formatted(game.line(), openings.text(), seed);
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
      Files.createDirectories(file.toAbsolutePath().getParent());
      String head = Files.exists(file) ? "" : title + "\n";
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
