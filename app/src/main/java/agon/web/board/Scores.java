package agon.web.board;

import agon.game.Game;
import agon.game.Position;
import agon.search.Evaluation;
import agon.search.Score;

/** Scores as a page draws them. */
public final class Scores {
  /** An estimate of so many hundredths is about three quarters of the way to certain. */
  private static final double MARGIN_SCALE = 1000;

  private static final double PLAIN_SCALE = 300;

  /** However good an estimate, it is not a proof. */
  private static final double MOST_ESTIMATE = 0.96;

  private Scores() {}

  /** A score for the side to move, seen by the first player. */
  public static int first(int score, Position position) {
    return position.turn() == Position.FIRST ? score : -score;
  }

  /**
   * How far an evaluation bar leans towards the first player: 1 when it has certainly won, −1 when
   * it has certainly lost.
   */
  public static double bar(Game game, Evaluation evaluation, Position position) {
    int first = first(evaluation.score(), position);
    if (evaluation.isProven() || Score.isWinOrLoss(first)) {
      return Integer.signum(first);
    }
    double scale = game.marginCounts() ? MARGIN_SCALE : PLAIN_SCALE;
    return Math.round(MOST_ESTIMATE * Math.tanh(first / scale) * 1000) / 1000.0;
  }

  /** What a finished game is worth, on the engine's scale, for the side to move. */
  public static Evaluation ofEnd(Game game, Position over) {
    int margin = over.turn() == Position.FIRST ? over.margin() : -over.margin();
    int score =
        game.marginCounts()
            ? margin * Score.UNIT
            : margin == 0 ? 0 : margin > 0 ? Score.winIn(0) : Score.lossIn(0);
    return new Evaluation(score, Evaluation.Kind.PROVEN);
  }
}
