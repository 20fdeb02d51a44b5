package agon.learn;

/**
 * One game of self-play: its moves from the start, and for each position from some ply on what it
 * was judged to be worth to the side that moves there, and what came of it. Positions are not kept:
 * they come out of the moves, and their mirror images show the same features anyway.
 */
final class PlayedGame {
  /** The judgement of a won position where only winning counts. */
  static final int WON = 30_000;

  /** In place of a result where chance took a hand afterwards: it says nothing. */
  static final short NO_RESULT = Short.MIN_VALUE;

  /** Behind a judged position comes the move that was thought best there, if any was. */
  final int[] moves;

  /** The first judged ply; before it the moves were left to chance. */
  final int from;

  /** What the positions at plies {@link #from}, {@code from + 1}, … are worth, in hundredths. */
  final short[] labels;

  /** What the game ended with, likewise: the margin, or {@link #WON} for a win. */
  final short[] results;

  PlayedGame(int[] moves, int from, short[] labels, short[] results) {
    if (from < 0 || from + labels.length > moves.length + 1 || labels.length != results.length) {
      throw new IllegalArgumentException("more labels than positions");
    }
    this.moves = moves;
    this.from = from;
    this.labels = labels;
    this.results = results;
  }

  /** The same game, judged in another way. */
  PlayedGame judged(short[] judgements) {
    return new PlayedGame(moves, from, judgements, results);
  }

  int positions() {
    return labels.length;
  }

  /** A score of the search as a label. */
  static short label(int score) {
    return (short) Math.clamp(score, -WON, WON);
  }
}
