package agon.othello;

import agon.game.Game;
import agon.game.Position;
import agon.game.Symmetries;
import agon.model.Weights;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What Othello players call openings of the usual board. A name belongs to a position, however it
 * came about and however the board is turned. Read when first asked for.
 */
final class OpeningNames {
  private static final Map<Long, String> NAMES = read();

  private OpeningNames() {}

  static Optional<String> of(Symmetries symmetries, Position position) {
    return Optional.ofNullable(NAMES.get(symmetries.canonicalKey(position)));
  }

  private static Map<Long, String> read() {
    Game game = Othello.FAMILY.game();
    Symmetries symmetries = game.symmetries().orElseThrow();
    Map<Long, String> names = new HashMap<>();
    for (String line : text().lines().filter(line -> !line.startsWith("#")).toList()) {
      int tab = line.indexOf('\t');
      Position position = game.start();
      game.moves(position, line.substring(0, tab)).forEach(position::play);
      names.putIfAbsent(symmetries.canonicalKey(position), line.substring(tab + 1));
    }
    return names;
  }

  private static String text() {
    byte[] bytes = Weights.beside(OpeningNames.class, "openings.txt").orElseThrow();
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
