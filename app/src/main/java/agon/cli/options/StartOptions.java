package agon.cli.options;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where to start from: the game's own start unless a position or moves are given. */
public final class StartOptions {
  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "start from this position (how to write one: agon games GAME)")
  private @Nullable String position;

  @Option(names = "--moves", paramLabel = "MOVES", description = "play these moves first")
  private @Nullable String moves;

  /** The position to start from, with {@code --moves} played and undoable. */
  public Position position(Game game) {
    Position start = position == null ? game.start() : game.position(position);
    if (moves != null) {
      game.moves(start, moves).forEach(start::play);
    }
    return start;
  }

  /** The text of {@code --position}, canonical. */
  public Optional<String> startText(Game game) {
    return Optional.ofNullable(position).map(text -> game.text(game.position(text)));
  }

  public boolean isGiven() {
    return position != null || moves != null;
  }

  /** Where we are, for a headline: "from the start". */
  public String describe() {
    return isGiven() ? "from the given position" : "from the start";
  }

  public static void requireRunning(Position position) {
    if (position.isOver()) {
      throw new BadInput("the game is already over in this position, nothing can be played");
    }
  }
}
