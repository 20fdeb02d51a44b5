package agon.mnk;

import agon.game.Position;
import agon.model.FeatureSet;
import agon.model.Features;
import agon.model.LinearModel;

/**
 * What the estimate of a position is learnt from: for every free cell and side the line classes,
 * the kind and the class, and for the board the situation of threats. Lines and kinds let rare
 * classes learn from common ones. What has no stone near it is left out.
 */
final class MnkFeatures implements Features {
  private static final int FIRST_KIND = LineClass.COUNT;
  private static final int FIRST_CELL = FIRST_KIND + CellClass.KINDS;

  /** How many features there are of each side's cells. */
  static final int OF_A_SIDE = FIRST_CELL + CellClass.COUNT;

  static final int FIRST_SITUATION = 2 * OF_A_SIDE;
  static final int COUNT = FIRST_SITUATION + MnkWorth.SITUATIONS;

  /** The same numbers mean the same things on every board, whatever k is. */
  static final FeatureSet SET =
      new FeatureSet() {
        @Override
        public String name() {
          return "mnk-classes.1";
        }

        @Override
        public Features features(Position position) {
          return new MnkFeatures((MnkPosition) position);
        }
      };

  /** For who wants classes alone. */
  static final MnkWorth WORTHLESS =
      new MnkWorth(new LinearModel(COUNT, new short[COUNT], new int[1]), 1);

  private final MnkGlance glance;
  private final int cells;

  private MnkFeatures(MnkPosition position) {
    cells = position.shape().cells();
    glance = MnkGlance.of(position, WORTHLESS);
  }

  static int ofLine(int lineClass) {
    return lineClass;
  }

  static int ofKind(int kind) {
    return FIRST_KIND + kind;
  }

  static int ofCell(int cellClass) {
    return FIRST_CELL + cellClass;
  }

  @Override
  public void played(int move) {
    if (move < cells) {
      glance.put(move);
    }
  }

  @Override
  public void undone(int move) {
    if (move < cells) {
      glance.lift(move);
    }
  }

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public int stages() {
    return 1;
  }

  @Override
  public int stage() {
    return 0;
  }

  @Override
  public int mostActive() {
    return 2 * cells * (MnkLines.DIRECTIONS + 2) + 1;
  }

  @Override
  public int active(int[] into) {
    int mover = glance.turn();
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
      if (glance.owner(cell) == MnkStones.EMPTY) {
        count = active(mover, cell, 0, into, count);
        count = active(1 - mover, cell, OF_A_SIDE, into, count);
      }
    }
    into[count++] = FIRST_SITUATION + MnkWorth.situation(glance);
    return count;
  }

  private int active(int player, int cell, int base, int[] into, int from) {
    int count = from;
    int kind = glance.kind(player, cell);
    if (kind <= CellClass.ROOM) {
      return count;
    }
    into[count++] = base + ofKind(kind);
    into[count++] = base + ofCell(glance.cellClass(player, cell));
    int pattern = glance.pattern(player, cell);
    for (int direction = 0; direction < MnkLines.DIRECTIONS; direction++) {
      int lineClass = pattern >>> (4 * direction) & 15;
      if (lineClass > LineClass.ROOM) {
        into[count++] = base + ofLine(lineClass);
      }
    }
    return count;
  }
}
