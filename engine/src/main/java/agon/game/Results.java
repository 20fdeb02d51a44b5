package agon.game;

import java.util.OptionalInt;

/** Results as people say them. */
public final class Results {
  private Results() {}

  /**
   * "Black wins by 12 discs", "X wins", "a draw".
   *
   * @param margin final, in the game's unit; empty where nobody counted
   */
  public static String said(Game game, Outcome outcome, OptionalInt margin) {
    if (outcome == Outcome.DRAW) {
      return "a draw";
    }
    String winner =
        game.sides().name(outcome == Outcome.FIRST_WINS ? Position.FIRST : Position.SECOND);
    return margin.isPresent() && !game.unit().isNone()
        ? winner + " wins by " + game.unit().amount(Math.abs(margin.getAsInt()))
        : winner + " wins";
  }

  /** How a game that is over by its rules went. */
  public static String said(Game game, Position over) {
    return said(game, over.outcome(), OptionalInt.of(over.margin()));
  }

  /** What is known of the start position: "a draw (solved by …)". */
  public static String said(Game game, Known known) {
    return said(game, known.outcome(), known.margin()) + " (" + known.source() + ")";
  }
}
