package agon.mnk;

import agon.game.Position;
import agon.game.Symmetries;

/** Turning and mirroring the board: 8 ways on a square, 4 on a rectangle. No swap of sides. */
final class MnkSymmetries implements Symmetries {
  private static final int UPSIDE_DOWN = 1;
  private static final int LEFT_TO_RIGHT = 2;
  private static final int TRANSPOSED = 4;

  private final MnkShape shape;

  /** For every symmetry the image of every cell; nothing until somebody asks. */
  private volatile int[][] images = {};

  MnkSymmetries(MnkShape shape) {
    this.shape = shape;
  }

  /** On large boards this takes longer than a first move, which needs none of it. */
  private int[][] images() {
    if (images.length == 0) {
      images = images(shape.rows(), shape.columns());
    }
    return images;
  }

  /** For every symmetry of a board the image of every cell; the first leaves all as it is. */
  static int[][] images(int rows, int columns) {
    int[][] images = new int[count(rows, columns)][rows * columns];
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      for (int cell = 0; cell < rows * columns; cell++) {
        int row = cell / columns;
        int column = cell % columns;
        int newRow = (symmetry & UPSIDE_DOWN) == 0 ? row : rows - 1 - row;
        int newColumn = (symmetry & LEFT_TO_RIGHT) == 0 ? column : columns - 1 - column;
        images[symmetry][cell] =
            (symmetry & TRANSPOSED) == 0
                ? newRow * columns + newColumn
                : newColumn * columns + newRow;
      }
    }
    return images;
  }

  private static int count(int rows, int columns) {
    return rows == columns ? 8 : 4;
  }

  @Override
  public int count() {
    return count(shape.rows(), shape.columns());
  }

  @Override
  public boolean swaps(int symmetry) {
    return false;
  }

  @Override
  public int move(int symmetry, int move) {
    return move < shape.cells() ? images()[symmetry][move] : move;
  }

  @Override
  public Position image(int symmetry, Position position) {
    MnkPosition original = (MnkPosition) position;
    int[] owners = new int[shape.cells()];
    for (int cell = 0; cell < owners.length; cell++) {
      owners[move(symmetry, cell)] = original.owner(cell);
    }
    return new MnkPosition(shape, owners, original.colours());
  }

  /** Computes the images' keys without making the images. */
  @Override
  public long canonicalKey(Position position) {
    MnkPosition original = (MnkPosition) position;
    long least = original.key();
    for (int symmetry = 1; symmetry < count(); symmetry++) {
      int[] image = images()[symmetry];
      long key = MnkKeys.EMPTY_BOARD ^ Colours.key(original.colours());
      for (int cell = 0; cell < shape.cells(); cell++) {
        int owner = original.owner(cell);
        if (owner != MnkStones.EMPTY) {
          key ^= MnkKeys.stone(owner, image[cell]);
        }
      }
      least = Math.min(least, key);
    }
    return least;
  }
}
