package agon.protocol.nboard;

import agon.game.Game;
import agon.game.Position;
import agon.imports.Ggf;
import agon.search.Evaluation;
import agon.search.Score;
import agon.search.SearchInfo;
import java.time.Duration;
import java.util.Locale;

/** What an engine says to the board, in its words. */
final class NBoardLines {
  private NBoardLines() {}

  /** {@code === F5/1.50/0.23}; a pass has no value. */
  static String move(Game game, Position position, SearchInfo info) {
    String move = Ggf.moveText(game, position, info.move());
    return move.equals("PA")
        ? "=== PA"
        : "=== " + move + "/" + number(discs(info.score())) + "/" + seconds(info.time());
  }

  /** {@code search F5D6C3 1.50 0 12}, with 100% for a depth that reaches the end. */
  static String hint(Game game, Position position, SearchInfo info) {
    StringBuilder line = new StringBuilder();
    Position walker = position.copy();
    for (int move : info.line()) {
      line.append(Ggf.moveText(game, walker, move));
      walker.play(move);
    }
    String depth = info.score().isProven() ? "100%" : Integer.toString(info.depth());
    return "search %s %s 0 %s".formatted(line, number(discs(info.score())), depth);
  }

  static String stats(SearchInfo info) {
    return "nodestats " + info.nodes() + " " + seconds(info.time());
  }

  static String analysis(int movesMade, double discs) {
    return "analysis " + movesMade + " " + number(discs);
  }

  /** For the side to move. */
  static double discs(Evaluation score) {
    return score.score() / (double) Score.UNIT;
  }

  private static String number(double discs) {
    return String.format(Locale.ROOT, "%.2f", discs);
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.2f", time.toMillis() / 1000.0);
  }
}
