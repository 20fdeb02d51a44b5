package agon.mnk;

/**
 * What the estimate of a position is learnt from: for every free cell and side the line classes,
 * the kind and the class, and for the board the situation of threats. Lines and kinds let rare
 * classes learn from common ones.
 */
final class MnkFeatures {
  private static final int FIRST_KIND = LineClass.COUNT;
  private static final int FIRST_CELL = FIRST_KIND + CellClass.KINDS;

  /** How many features there are of each side's cells. */
  static final int OF_A_SIDE = FIRST_CELL + CellClass.COUNT;

  static final int FIRST_SITUATION = 2 * OF_A_SIDE;
  static final int COUNT = FIRST_SITUATION + MnkWorth.SITUATIONS;

  private MnkFeatures() {}

  static int ofLine(int lineClass) {
    return lineClass;
  }

  static int ofKind(int kind) {
    return FIRST_KIND + kind;
  }

  static int ofCell(int cellClass) {
    return FIRST_CELL + cellClass;
  }
}
