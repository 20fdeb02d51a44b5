package agon.web.board;

import agon.game.BadInput;
import agon.game.Family;
import agon.game.Game;
import agon.games.Games;
import agon.imports.Findings;
import agon.imports.ForeignFile;
import agon.record.GameRecord;
import agon.record.RecordReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes sense of whatever somebody pastes: a record, a game line followed by a position or moves,
 * or a position or moves alone, of the game at hand or of any game that can read them; or what
 * somebody else's tool has written.
 */
public final class PastedGame {
  /**
   * What was read.
   *
   * @param record where it was a whole record: who played, how it ended
   * @param more how many further games the text holds
   */
  public record Found(GameSoFar soFar, Optional<GameRecord> record, int more) {}

  private PastedGame() {}

  /**
   * Reads whatever somebody has pasted.
   *
   * @param hint the line of the game at hand, or null
   */
  public static Found read(String text, @Nullable String hint) {
    String bare = text.strip();
    if (bare.isEmpty()) {
      throw new BadInput("there is nothing to read; paste a record, a position or moves");
    }
    if (bare.startsWith("[")) {
      return found(RecordReader.readAll(Games.CATALOG, bare));
    }
    try {
      return new Found(withoutHeaders(bare, hint), Optional.empty(), 0);
    } catch (BadInput notOurs) {
      Findings findings =
          agon.imports.Importer.read(new ForeignFile(bare.getBytes(StandardCharsets.UTF_8)));
      if (!findings.games().isEmpty()) {
        return found(findings.games());
      }
      throw findings.isKnown() ? new BadInput(findings.refusals().getFirst().sentence()) : notOurs;
    }
  }

  private static Found found(List<GameRecord> records) {
    GameRecord first = records.getFirst();
    return new Found(soFar(first), Optional.of(first), records.size() - 1);
  }

  public static GameSoFar soFar(GameRecord record) {
    return new GameSoFar(
        GameSoFar.game(record.game().line()), record.startText(), record.end(), record.moves());
  }

  private static GameSoFar withoutHeaders(String text, @Nullable String hint) {
    String[] lines = text.split("\\R", 2);
    Optional<Game> named = gameNamed(lines[0]);
    if (named.isPresent()) {
      return lines.length == 1
          ? GameSoFar.read(lines[0], null, null)
          : positionOrMoves(named.get(), lines[1].strip());
    }
    List<Game> games = new ArrayList<>();
    if (hint != null && !hint.isBlank()) {
      games.add(GameSoFar.game(hint));
    }
    Games.CATALOG.families().stream().map(Family::game).forEach(games::add);
    BadInput first = null;
    for (Game game : games) {
      try {
        return positionOrMoves(game, text);
      } catch (BadInput e) {
        first = first == null ? e : first;
      }
    }
    throw hint != null && first != null
        ? first
        : new BadInput(
            "no game understands this; paste a record, a position or moves, with the game in the"
                + " first line where it is not the usual one");
  }

  private static Optional<Game> gameNamed(String line) {
    try {
      return Optional.of(GameSoFar.game(line));
    } catch (BadInput e) {
      return Optional.empty();
    }
  }

  private static GameSoFar positionOrMoves(Game game, String text) {
    try {
      return GameSoFar.of(game, text, null);
    } catch (BadInput e) {
      return GameSoFar.of(game, null, text);
    }
  }
}
