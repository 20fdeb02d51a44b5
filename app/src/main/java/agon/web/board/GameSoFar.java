package agon.web.board;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.record.RecordedMove;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody is in a game: its rules, the position it started from, the moves since then.
 *
 * @param start canonical text of the start position, or empty for the game's own
 * @param position after the last move; moves can be undone to the start
 */
public record GameSoFar(
    Game game, Optional<String> start, Position position, List<RecordedMove> moves) {
  /** A board with more squares than 255 by 255 is not for a page. */
  private static final int MOST_MOVES = 65_025;

  /** No game anybody plays on a page is this long. */
  private static final int MOST_TEXT = 100_000;

  /** Reads what clients send. Nothing or blanks for start and moves mean the game's own start. */
  public static GameSoFar read(
      @Nullable String line, @Nullable String start, @Nullable String moves) {
    return of(game(line), start, moves);
  }

  public static GameSoFar of(Game game, @Nullable String start, @Nullable String moves) {
    Position position = start == null || start.isBlank() ? game.start() : game.position(start);
    Optional<String> startText =
        start == null || start.isBlank() ? Optional.empty() : Optional.of(game.text(position));
    if (moves == null || moves.isBlank()) {
      return new GameSoFar(game, startText, position, List.of());
    }
    if (moves.length() > MOST_TEXT) {
      throw new BadInput("moves is at most %d characters long".formatted(MOST_TEXT));
    }
    List<Integer> read = game.moves(position, moves);
    read.forEach(position::play);
    return new GameSoFar(game, startText, position, read.stream().map(RecordedMove::of).toList());
  }

  public static Game game(@Nullable String line) {
    if (line == null || line.isBlank()) {
      throw new BadInput("game is missing, a line such as othello or kalah(pits=6,seeds=4)");
    }
    Game game = Games.CATALOG.game(line);
    if (game.maxMoves() > MOST_MOVES) {
      throw new BadInput(
          "the page shows boards of up to %d squares, not %d; larger ones play in the terminal"
              .formatted(MOST_MOVES, game.maxMoves()));
    }
    return game;
  }
}
