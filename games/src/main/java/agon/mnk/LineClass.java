package agon.mnk;

/**
 * What a stone on an empty cell makes of one line through it, by how many stones more it takes to
 * complete k in a row there, and in how many ways that can go on. The words are those of five in a
 * row, where a stone that leaves one more to go has made a four; they hold for every k.
 */
final class LineClass {
  /** Nothing can be completed through this cell any more. */
  static final int DEAD = 0;

  /** There is room, and hardly more. */
  static final int ROOM = 1;

  /** Some stones, five more to go. */
  static final int FIVE_TO_GO = 2;

  static final int FOUR_TO_GO = 3;

  /** Three more to go, with one way to each next step. */
  static final int TWO = 4;

  /** Three more to go; one pair of cells makes it an open four. */
  static final int OPEN_TWO = 5;

  /** Two or three such pairs. */
  static final int GOOD_OPEN_TWO = 6;

  /** More such pairs. */
  static final int BEST_OPEN_TWO = 7;

  /** Two more to go; the next stone makes a four and no more. */
  static final int THREE = 8;

  /** Two more to go; on one cell the next stone makes an open four. */
  static final int OPEN_THREE = 9;

  /** On more than one cell. */
  static final int GOOD_OPEN_THREE = 10;

  /** One cell completes the line. */
  static final int FOUR = 11;

  /** More than one cell does. */
  static final int OPEN_FOUR = 12;

  /** The stone itself completes it. */
  static final int FIVE = 13;

  static final int COUNT = 14;

  private LineClass() {}
}
