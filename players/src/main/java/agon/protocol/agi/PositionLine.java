package agon.protocol.agi;

import agon.game.Game;
import agon.game.Position;
import agon.protocol.Track;

/** The {@code position} command of a game as it goes on, written by adding what is new. */
final class PositionLine {
  private final Game game;
  private final String usualStart;
  private final Track track = new Track();
  private final StringBuilder line = new StringBuilder();
  private int[] ends = new int[64];

  PositionLine(Game game) {
    this.game = game;
    usualStart = game.text(game.start());
  }

  void begin(Position position) {
    track.clear();
    Position start = position.copy();
    while (start.ply() > 0) {
      start.undo();
    }
    String text = game.text(start);
    line.setLength(0);
    line.append("position ").append(text.equals(usualStart) ? "start" : text);
    ends[0] = line.length();
  }

  String of(Position position) {
    int known = track.follow(position, this::remember);
    if (known == position.ply()) {
      line.setLength(ends[known]); // moves may have been taken back
    }
    return line.toString();
  }

  private void remember(Position before, int move) {
    int ply = before.ply();
    line.setLength(ends[ply]);
    line.append(ply == 0 ? " moves " : " ").append(game.text(before, move));
    if (ply + 1 == ends.length) {
      ends = java.util.Arrays.copyOf(ends, 2 * ends.length);
    }
    ends[ply + 1] = line.length();
  }
}
