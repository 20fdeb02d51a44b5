package agon.kit;

import java.util.Set;

/**
 * The same rules written once more, slowly and so plainly that they are obviously right: no bit
 * tricks, no tables, no increments. Speaks in the texts people read, so it checks the notation too.
 */
public interface Twin {
  int turn();

  boolean isOver();

  /** All legal moves as people write them; none when the game is over. */
  Set<String> moves();

  /** The position after a move; this one stays as it is. */
  Twin play(String move);

  /** First player's result minus the second's, if the game stopped now. */
  int margin();

  /** The position in one line, as the game writes it. */
  String text();
}
