package agon.protocol.nboard;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.othello.Othello;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game of Othello in GGF, the format of the Generic Game Server: where it started and its moves,
 * {@code (;GM[Othello]…BO[8 …*O… *]B[F5]W[F6];)}.
 *
 * @param position after the last move; can be undone to the start
 */
record Ggf(Game game, Position position) {
  private static final Pattern TAG = Pattern.compile("\\s*([A-Za-z]+)\\[([^\\]]*)\\]");
  private static final Pattern BOARD = Pattern.compile("\\s*(\\d{1,2})\\s+(.*?)\\s*([*Oo])\\s*");

  /** The dark side has {@code *} on the board and {@code B} before its moves. */
  static boolean isDark(Game game, int player) {
    return (player == Position.FIRST) == game.settings().text("first").equals("black");
  }

  static String write(Game game, Position position) {
    Position walker = position.copy();
    int[] moves = new int[position.ply()];
    for (int i = moves.length - 1; i >= 0; i--) {
      moves[i] = walker.lastMove();
      walker.undo();
    }
    String size = game.settings().text("size");
    StringBuilder text = new StringBuilder("(;GM[Othello]PC[Agon]PB[Black]PW[White]RE[?]TI[15:00]");
    text.append("TY[").append(size).append("]BO[").append(size).append(' ');
    text.append(game.text(walker).replace('X', '*')).append(']');
    for (int move : moves) {
      text.append(isDark(game, walker.turn()) ? "B[" : "W[");
      text.append(moveText(game, walker, move)).append(']');
      walker.play(move);
    }
    return text.append(";)").toString();
  }

  /** {@code F5}, or {@code PA} for a pass. */
  static String moveText(Game game, Position position, int move) {
    String text = game.text(position, move);
    return text.equals("pass") ? "PA" : text.toUpperCase(Locale.ROOT);
  }

  static Ggf read(String text) {
    int start = text.indexOf("(;");
    Matcher tags = TAG.matcher(text).region(start < 0 ? 0 : start + 2, text.length());
    Game game = Othello.FAMILY.game();
    Position position = game.start();
    boolean found = false;
    while (tags.lookingAt()) {
      String value = tags.group(2);
      switch (tags.group(1).toUpperCase(Locale.ROOT)) {
        case "GM" -> requireOthello(value);
        case "BO" -> {
          Matcher board = BOARD.matcher(value);
          if (!board.matches()) {
            throw new BadInput("BO is a size, squares and a side, not " + BadInput.quote(value));
          }
          game = Othello.FAMILY.game("size=" + board.group(1));
          position = position(game, board.group(2) + " " + board.group(3));
        }
        case "B", "W" -> play(game, position, value);
        default -> {}
      }
      found = true;
      tags.region(tags.end(), text.length());
    }
    if (!found) {
      throw new BadInput("a game is written (;GM[Othello]…;), not " + BadInput.quote(text));
    }
    return new Ggf(game, position);
  }

  private static void requireOthello(String game) {
    if (!game.strip().equalsIgnoreCase("othello")) {
      throw new BadInput("the game is Othello, not " + BadInput.quote(game));
    }
  }

  private static Position position(Game game, String text) {
    Position position = game.position(text);
    // The start proper can be compared with other games' starts, down to the last bit.
    return position.key() == game.start().key() ? game.start() : position;
  }

  /** A move with what may follow it, {@code F5/1.5/0.2}; passes may have been left out. */
  static void play(Game game, Position position, String value) {
    String move = value.strip().split("[/\\s]", 2)[0];
    game.moves(position, move).forEach(position::play);
  }
}
