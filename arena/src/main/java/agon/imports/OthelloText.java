package agon.imports;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.othello.Othello;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.util.Locale;

/** Records of Othello games as other people's tools read them. */
final class OthelloText {
  private OthelloText() {}

  /** A transcript: {@code f5d6c3…}, passes left out. The game must begin at its start. */
  static String transcript(GameRecord record) {
    requireOthello(record);
    if (record.startText().isPresent()) {
      throw new BadInput("a transcript cannot say that a game began elsewhere than at its start");
    }
    Game game = record.game();
    StringBuilder text = new StringBuilder();
    Position position = record.start();
    for (RecordedMove move : record.moves()) {
      text.append(move.move() == game.pass() ? "" : game.text(position, move.move()));
      position.play(move.move());
    }
    return text.toString();
  }

  /** GGF with the players, the result in black's discs and every pass. */
  static String ggf(GameRecord record) {
    requireOthello(record);
    Game game = record.game();
    boolean firstIsDark = Ggf.isDark(game, Position.FIRST);
    String size = game.settings().text("size");
    Position position = record.start();
    StringBuilder text = new StringBuilder("(;GM[Othello]PC[Agon]");
    text.append("PB[").append(escaped(firstIsDark ? record.first() : record.second()));
    text.append("]PW[").append(escaped(firstIsDark ? record.second() : record.first()));
    text.append("]RE[").append(result(record, firstIsDark)).append("]TY[").append(size);
    text.append("]BO[").append(size).append(' ');
    text.append(game.text(position).replace('X', '*')).append(']');
    for (RecordedMove move : record.moves()) {
      text.append(Ggf.isDark(game, position.turn()) ? "B[" : "W[");
      text.append(Ggf.moveText(game, position, move.move())).append(']');
      position.play(move.move());
    }
    return text.append(";)").toString();
  }

  /** Black's discs more than white's; a game that did not end at the board says only who won. */
  private static String result(GameRecord record, boolean firstIsDark) {
    if (record.outcome().isEmpty()) {
      return "?";
    }
    Position end = record.end();
    int margin =
        end.isOver()
            ? end.margin()
            : switch (record.outcome().get()) {
              case FIRST_WINS -> 1;
              case DRAW -> 0;
              case SECOND_WINS -> -1;
            };
    String why =
        switch (record.ending().reason()) {
          case RESIGNATION -> ":r";
          case TIME -> ":t";
          case AGREEMENT -> ":s";
          default -> "";
        };
    return String.format(Locale.ROOT, "%+.3f%s", (double) (firstIsDark ? margin : -margin), why);
  }

  private static String escaped(String name) {
    return name.replace("\\", "\\\\").replace("]", "\\]");
  }

  private static void requireOthello(GameRecord record) {
    if (!record.game().family().equals(Othello.FAMILY)) {
      throw new BadInput("transcripts and GGF are for Othello, not for " + record.game().line());
    }
    String open = Othello.FAMILY.game().settings().text("blocked");
    if (!record.game().settings().text("blocked").equals(open)) {
      throw new BadInput("neither a transcript nor GGF can say that squares are blocked");
    }
  }
}
