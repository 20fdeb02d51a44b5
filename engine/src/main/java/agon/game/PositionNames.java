package agon.game;

import java.util.Optional;

/** What people call where a game has got to. */
public final class PositionNames {
  private PositionNames() {}

  /** The name of the position, or of the last one before it that has a name. */
  public static Optional<String> latest(Game game, Position position) {
    Position walker = position.copy();
    Optional<String> name = game.positionName(walker);
    while (name.isEmpty() && walker.ply() > 0) {
      walker.undo();
      name = game.positionName(walker);
    }
    return name;
  }
}
