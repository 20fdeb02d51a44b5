package agon.learn;

/**
 * One game of self-play: its moves from the start, and what each position from some ply on was
 * judged to be worth to the side that moves there. Positions are not kept: they come out of the
 * moves, and their mirror images show the same features anyway.
 */
final class PlayedGame {
  /** The judgement of a won position where only winning counts. */
  static final int WON = 30_000;

  final int[] moves;

  /** The first judged ply; before it the moves were left to chance. */
  final int from;

  /** What the positions at plies {@link #from}, {@code from + 1}, … are worth, in hundredths. */
  final short[] labels;

  PlayedGame(int[] moves, int from, short[] labels) {
    if (from < 0 || from + labels.length > moves.length + 1) {
      throw new IllegalArgumentException("more labels than positions");
    }
    this.moves = moves;
    this.from = from;
    this.labels = labels;
  }

  int positions() {
    return labels.length;
  }

  /** A score of the search as a label. */
  static short label(int score) {
    return (short) Math.clamp(score, -WON, WON);
  }
}
