package agon.game;

/** How a game ended, seen from nobody's side. */
public enum Outcome {
  FIRST_WINS("1-0"),
  DRAW("1/2-1/2"),
  SECOND_WINS("0-1");

  private final String text;

  Outcome(String text) {
    this.text = text;
  }

  public static Outcome ofMargin(int margin) {
    return margin > 0 ? FIRST_WINS : margin < 0 ? SECOND_WINS : DRAW;
  }

  public static Outcome winOf(int player) {
    return player == Position.FIRST ? FIRST_WINS : SECOND_WINS;
  }

  /** {@code 1-0}, {@code 1/2-1/2} or {@code 0-1}. */
  public String text() {
    return text;
  }
}
