package agon.match;

import agon.game.Game;
import agon.game.Position;
import java.util.Optional;

/**
 * Where a pair of games starts.
 *
 * @param startText a position, or empty for the game's own start
 * @param moves played from there before the players take over; may be empty
 */
public record Opening(Optional<String> startText, String moves) {
  public static final Opening NONE = new Opening(Optional.empty(), "");

  /** The position the players take over in; the moves can be undone. */
  public Position position(Game game) {
    Position position = startText.isPresent() ? game.position(startText.get()) : game.start();
    game.moves(position, moves).forEach(position::play);
    return position;
  }
}
