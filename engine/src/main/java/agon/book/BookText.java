package agon.book;

import agon.book.LearntBook.BookMove;
import agon.game.Game;
import agon.search.Score;
import java.util.Locale;

/** What a book says, for people. */
public final class BookText {
  private BookText() {}

  /** "book, 12 ply, −0.3 discs". */
  public static String of(Game game, BookMove move) {
    return "book, %d ply, %s".formatted(move.plies(), score(game, move.score()));
  }

  /** "−0.3 discs", or who wins where that is certain. */
  public static String score(Game game, int score) {
    if (Score.isWinOrLoss(score)) {
      return (score > 0 ? "wins in " : "loses in ") + Score.distance(score);
    }
    String number = String.format(Locale.ROOT, "%.1f", Math.abs(score) / (double) Score.UNIT);
    String unit = game.unit().isNone() ? "" : " " + game.unit().many();
    return (score < 0 ? "−" : "+") + number + unit;
  }
}
