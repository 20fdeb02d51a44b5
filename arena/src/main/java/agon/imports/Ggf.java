package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.othello.Othello;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game of Othello in GGF, the format of the Generic Game Server: where it started and its moves,
 * {@code (;GM[Othello]…BO[8 …*O… *]B[F5]W[F6];)}.
 *
 * @param position after the last move; can be undone to the start
 */
public record Ggf(Game game, Position position) {
  private static final Pattern PROPERTY =
      Pattern.compile("([A-Za-z]+)\\s*\\[((?:[^\\]\\\\]|\\\\.)*)]", Pattern.DOTALL);
  private static final Pattern BOARD =
      Pattern.compile("\\s*(\\d{1,2})\\s+(.*?)\\s*([*Oo])\\s*", Pattern.DOTALL);

  /** One of the things a game is written with: {@code PB[ann]}, {@code B[F5/1.2]}. */
  public record Property(String name, String value) {}

  /** Where a game begins: the board and the text of a position on it. */
  public record Start(Game game, String position) {}

  /** The dark side has {@code *} on the board and {@code B} before its moves. */
  public static boolean isDark(Game game, int player) {
    return (player == Position.FIRST) == game.settings().text("first").equals("black");
  }

  public static String write(Game game, Position position) {
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
  public static String moveText(Game game, Position position, int move) {
    return move == game.pass() ? "PA" : game.text(position, move).toUpperCase(Locale.ROOT);
  }

  public static Ggf read(String text) {
    List<Property> properties = properties(text);
    if (properties.isEmpty()) {
      throw new BadInput("a game is written (;GM[Othello]…;), not " + BadInput.quote(text));
    }
    Game game = Othello.FAMILY.game();
    Position position = game.start();
    for (Property property : properties) {
      String value = property.value();
      switch (property.name()) {
        case "GM" -> requireOthello(value);
        case "BO" -> {
          Start start = start(value);
          game = start.game();
          position = position(game, start.position());
        }
        case "B", "W" -> play(game, position, value);
        default -> {}
      }
    }
    return new Ggf(game, position);
  }

  /** All properties of a game in their order, names in capitals. */
  public static List<Property> properties(String text) {
    return PROPERTY
        .matcher(text)
        .results()
        .map(
            found ->
                new Property(
                    found.group(1).toUpperCase(Locale.ROOT),
                    found.group(2).replaceAll("\\\\(.)", "$1")))
        .toList();
  }

  /** Reads the value of BO: size, squares from a1, who moves; {@code *} is black. */
  public static Start start(String value) {
    Matcher board = BOARD.matcher(value);
    if (!board.matches()) {
      throw new BadInput("BO is a size, squares and a side, not " + BadInput.quote(value));
    }
    return new Start(
        Othello.FAMILY.game("size=" + board.group(1)),
        board.group(2).replaceAll("\\s+", "") + " " + board.group(3));
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
  public static void play(Game game, Position position, String value) {
    String move = value.strip().split("[/\\s]", 2)[0];
    game.moves(position, move).forEach(position::play);
  }
}
