package agon.othello.classic;

/**
 * Everything that one move changes on a {@link CreteBoard}, so that it can be taken back and made
 * again without looking along the lines: the struct of the report's paragraph "Do, Undo and Redo
 * move". (The report's also notes whether a corner was taken; here the corners are counted afresh.)
 */
final class CreteMove {
  int cell;
  final int[] turned;
  int turnedCount;

  /** Which of the eight neighbours became frontier, one bit each. */
  int newFrontier;

  long keyBefore;
  long keyAfter;

  CreteMove(int mostTurned) {
    turned = new int[mostTurned];
  }
}
