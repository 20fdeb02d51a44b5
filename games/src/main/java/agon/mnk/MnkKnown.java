package agon.mnk;

import agon.game.Known;
import agon.game.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * What is known of the first player's result. Turning the board changes nothing, so boards are
 * looked up by their long and their short side.
 *
 * <p>Many draws are shown by a way of blocking: a player who only blocks keeps the other from ever
 * having k in a row. Such a draw also holds on smaller boards and for larger k (blocking gets
 * easier), and where lines of more than k or closed ones do not win (both can block, and there is
 * less to block), but not in renju, where X may be forbidden to block. Other draws, and all wins,
 * are claimed for their own board only: a win need not carry over to a larger board, where the
 * second player has more counter-threats, too.
 */
final class MnkKnown {
  private static final String UITERWIJK_HERIK = "Uiterwijk and van den Herik 2000";

  /** A draw by blocking, with all it implies. */
  private record Blocked(int longSide, int shortSide, int k, String source) {
    boolean covers(int longer, int shorter, int inRow) {
      return longer <= longSide && shorter <= shortSide && inRow >= k;
    }
  }

  /** A result of one board where k or more in a row win. */
  private record Solved(int longSide, int shortSide, int k, Outcome outcome, String source) {
    boolean covers(int longer, int shorter, int inRow) {
      return longer == longSide && shorter == shortSide && inRow == k;
    }
  }

  private static final int ANY = Integer.MAX_VALUE;

  private static final List<Blocked> BLOCKED =
      List.of(
          new Blocked(5, 5, 5, "Hales and Jewett 1963, by pairing cells"),
          new Blocked(6, 6, 5, UITERWIJK_HERIK),
          new Blocked(7, 7, 5, "Chen 2013; Hsu, Ko, Chen, Wei, Hsueh and Wu 2020"),
          new Blocked(8, 8, 5, "Hsu, Ko, Chen, Wei, Hsueh and Wu 2020"),
          new Blocked(9, 6, 6, "by pairing cells"),
          new Blocked(9, 9, 7, "by pairing cells"),
          new Blocked(11, 8, 7, "by pairing cells"),
          new Blocked(ANY, ANY, 8, "Zetters 1980; Uiterwijk 2018"));

  private static final List<Solved> SOLVED =
      List.of(
          new Solved(3, 3, 3, Outcome.DRAW, "well known"),
          new Solved(4, 4, 4, Outcome.DRAW, UITERWIJK_HERIK),
          new Solved(5, 4, 4, Outcome.DRAW, UITERWIJK_HERIK),
          new Solved(6, 4, 4, Outcome.DRAW, UITERWIJK_HERIK),
          new Solved(7, 4, 4, Outcome.DRAW, UITERWIJK_HERIK),
          new Solved(8, 4, 4, Outcome.DRAW, UITERWIJK_HERIK),
          new Solved(9, 4, 4, Outcome.FIRST_WINS, "Charatsidis 2017"),
          new Solved(10, 4, 4, Outcome.FIRST_WINS, "Charatsidis 2017"),
          new Solved(5, 5, 4, Outcome.DRAW, "C. Y. Lee"),
          new Solved(6, 5, 4, Outcome.FIRST_WINS, UITERWIJK_HERIK),
          new Solved(6, 6, 4, Outcome.FIRST_WINS, UITERWIJK_HERIK),
          new Solved(7, 5, 4, Outcome.FIRST_WINS, UITERWIJK_HERIK),
          new Solved(7, 6, 4, Outcome.FIRST_WINS, UITERWIJK_HERIK),
          new Solved(7, 7, 4, Outcome.FIRST_WINS, UITERWIJK_HERIK),
          new Solved(15, 15, 5, Outcome.FIRST_WINS, "Allis 1994"));

  private MnkKnown() {}

  static Optional<Known> of(MnkStones board) {
    int longer = Math.max(board.rows, board.columns);
    int shorter = Math.min(board.rows, board.columns);
    int k = board.k;
    if (board.rule == MnkRule.RENJU && longer >= k) {
      return Optional.empty(); // X may be forbidden to block.
    }
    if (board.rule == MnkRule.CARO && k <= 2 && longer >= k) {
      return Optional.empty();
    }
    if (k <= 2 || shorter < k) {
      return Optional.of(plain(longer, shorter, k));
    }
    for (Blocked blocked : BLOCKED) {
      if (blocked.covers(longer, shorter, k)) {
        return Optional.of(Known.of(Outcome.DRAW, blocked.source));
      }
    }
    boolean overlinesMatter = board.rule != MnkRule.FREE && longer > k;
    return overlinesMatter ? Optional.empty() : solved(longer, shorter, k);
  }

  /** What takes no more than a moment's thought; all of it holds for exact lines, too. */
  private static Known plain(int longer, int shorter, int k) {
    if (k > longer) {
      return Known.of(Outcome.DRAW, "plain: no line has room for " + k);
    }
    if (k == 1) {
      return Known.of(Outcome.FIRST_WINS, "plain: the first stone wins");
    }
    if (k == 2) {
      return longer * shorter > 2
          ? Known.of(Outcome.FIRST_WINS, "plain: the first stone has two empty neighbours")
          : Known.of(Outcome.DRAW, "plain: the board is full after two moves");
    }
    return Known.of(
        Outcome.DRAW, "plain: lines fit in one direction only, and answering next door blocks all");
  }

  private static Optional<Known> solved(int longer, int shorter, int k) {
    for (Solved solved : SOLVED) {
      if (solved.covers(longer, shorter, k)) {
        return Optional.of(Known.of(solved.outcome, solved.source));
      }
    }
    if (k == 3 && longer >= 4) {
      return Optional.of(Known.of(Outcome.FIRST_WINS, "well known"));
    }
    if (k == 4 && shorter == 4 && longer >= 30) {
      return Optional.of(Known.of(Outcome.FIRST_WINS, "Lustenberger 1967"));
    }
    if (k == 4 && shorter >= 8) {
      return Optional.of(Known.of(Outcome.FIRST_WINS, UITERWIJK_HERIK));
    }
    return Optional.empty();
  }
}
