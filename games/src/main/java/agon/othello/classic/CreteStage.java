package agon.othello.classic;

/**
 * The three stages of a game and what counts in each: the report's paragraph "Evaluation function".
 *
 * <p>The report gives the order of things, no numbers, and does not say where a stage ends. Here
 * each stage is a third of the squares, and the weights are round numbers that follow the text. (In
 * the last third a disc must weigh little: 5 instead of 1 lost 44 of 60 games at 3000 nodes a
 * move.)
 */
enum CreteStage {
  /** Avoid bad squares, have corners, and above all have more moves than the other. */
  EARLY(100, 25, 10, 0),
  /** The weight of corners goes up: they make discs safe. */
  MIDDLE(200, 25, 10, 0),
  /** The weight of bad squares falls a good deal, and for the first time discs count. */
  END(200, 5, 10, 1);

  final int corner;
  final int badSquare;
  final int move;
  final int disc;

  CreteStage(int corner, int badSquare, int move, int disc) {
    this.corner = corner;
    this.badSquare = badSquare;
    this.move = move;
    this.disc = disc;
  }

  /**
   * @param discs on the board
   * @param squares that can hold one
   */
  static CreteStage of(int discs, int squares) {
    return 3 * discs < squares ? EARLY : 3 * discs < 2 * squares ? MIDDLE : END;
  }
}
