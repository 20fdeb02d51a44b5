package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.othello.Othello;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Games in SGF, FF 4: Othello (GM 2) and stones in a row (GM 4). A point is a letter for the column
 * and one for the row from the top, capitals after z.
 */
final class Sgf {
  private static final int MOST = 52;

  private Sgf() {}

  // ---- points ----

  static String point(int row, int column) {
    return "" + letter(column) + letter(row);
  }

  private static char letter(int number) {
    if (number >= MOST) {
      throw new BadInput("SGF has letters for boards of up to %d rows and columns".formatted(MOST));
    }
    return (char) (number < 26 ? 'a' + number : 'A' + number - 26);
  }

  /** The square as our games write it, {@code fe} being f5; {@code f5} is taken as it is. */
  static String square(String point) {
    if (point.length() == 2 && Character.isLetter(point.charAt(1))) {
      return agon.game.Squares.column(number(point.charAt(0))) + (number(point.charAt(1)) + 1);
    }
    return point.toLowerCase(Locale.ROOT);
  }

  private static int number(char letter) {
    return letter >= 'a' ? letter - 'a' : letter - 'A' + 26;
  }

  // ---- writing ----

  static String write(GameRecord record) {
    Game game = record.game();
    boolean othello = game.family().equals(Othello.FAMILY);
    if (!othello && !game.family().equals(Mnk.FAMILY)) {
      throw new BadInput("SGF is written for othello and mnk, not for " + game.line());
    }
    if (!othello && !game.settings().text("opening").equals("none")) {
      throw new BadInput("SGF has no word for taking the other side, as in " + game.line());
    }
    int rows = game.settings().number(othello ? "size" : "m");
    int columns = game.settings().number(othello ? "size" : "n");
    StringBuilder text = new StringBuilder("(;FF[4]GM[" + (othello ? 2 : 4) + "]CA[UTF-8]AP[Agon]");
    property(text, "SZ", rows == columns ? "" + rows : columns + ":" + rows);
    property(text, "GN", game.line());
    boolean firstIsBlack = isBlack(game, Position.FIRST);
    property(text, "PB", firstIsBlack ? record.first() : record.second());
    property(text, "PW", firstIsBlack ? record.second() : record.first());
    property(text, "DT", record.tags().getOrDefault("Date", ""));
    property(text, "EV", record.tags().getOrDefault("Event", ""));
    property(text, "RE", result(record, firstIsBlack));
    Position position = record.start();
    if (record.startText().isPresent()) {
      setUp(text, game, position);
    }
    for (RecordedMove move : record.moves()) {
      text.append(isBlack(game, position.turn()) ? ";B[" : ";W[");
      text.append(point(game, position, move.move(), columns)).append(']');
      position.play(move.move());
    }
    return text.append(')').toString();
  }

  /** The dark side of Othello is B, whoever begins; of stones the first. */
  static boolean isBlack(Game game, int side) {
    return game.family().equals(Othello.FAMILY) ? Ggf.isDark(game, side) : side == Position.FIRST;
  }

  private static String point(Game game, Position position, int move, int columns) {
    if (move == game.pass()) {
      return "";
    }
    int square = new agon.game.Squares(255, columns).find(game.text(position, move));
    return point(square / columns, square % columns);
  }

  private static void setUp(StringBuilder text, Game game, Position position) {
    List<List<String>> stones = List.of(new ArrayList<>(), new ArrayList<>());
    game.picture(position).cells().stream()
        .filter(cell -> cell.owner() >= 0)
        .forEach(
            cell ->
                stones
                    .get(isBlack(game, cell.owner()) ? 0 : 1)
                    .add("[" + point(cell.row(), cell.column()) + "]"));
    for (int colour = 0; colour < 2; colour++) {
      if (!stones.get(colour).isEmpty()) {
        text.append(colour == 0 ? "AB" : "AW").append(String.join("", stones.get(colour)));
      }
    }
    property(text, "PL", isBlack(game, position.turn()) ? "B" : "W");
  }

  private static void property(StringBuilder text, String name, String value) {
    if (!value.isBlank()) {
      text.append(name).append('[').append(value.replaceAll("[\\\\\\]]", "\\\\$0")).append(']');
    }
  }

  private static String result(GameRecord record, boolean firstIsBlack) {
    if (record.outcome().isEmpty()) {
      return "?";
    }
    Position end = record.end();
    String how =
        switch (record.ending().reason()) {
          case RESIGNATION -> "R";
          case TIME -> "T";
          case ILLEGAL_MOVE -> "F";
          default ->
              end.isOver() && !record.game().unit().isNone() ? "" + Math.abs(end.margin()) : "";
        };
    return switch (record.outcome().get()) {
      case DRAW -> "0";
      case FIRST_WINS -> (firstIsBlack ? "B+" : "W+") + how;
      case SECOND_WINS -> (firstIsBlack ? "W+" : "B+") + how;
    };
  }
}
