package agon.mnk;

import agon.game.Position;
import agon.game.Symmetries;

/** Turning and mirroring the board: 8 ways on a square, 4 on a rectangle. No swap of sides. */
final class MnkSymmetries implements Symmetries {
  private static final int UPSIDE_DOWN = 1;
  private static final int LEFT_TO_RIGHT = 2;
  private static final int TRANSPOSED = 4;

  private final MnkShape shape;

  /** For every symmetry the image of every cell. */
  private final int[][] images;

  MnkSymmetries(MnkShape shape) {
    this.shape = shape;
    images = new int[shape.rows() == shape.columns() ? 8 : 4][shape.cells()];
    for (int symmetry = 0; symmetry < images.length; symmetry++) {
      for (int cell = 0; cell < shape.cells(); cell++) {
        images[symmetry][cell] = image(symmetry, cell);
      }
    }
  }

  private int image(int symmetry, int cell) {
    int columns = shape.columns();
    int row = cell / columns;
    int column = cell % columns;
    int newRow = (symmetry & UPSIDE_DOWN) == 0 ? row : shape.rows() - 1 - row;
    int newColumn = (symmetry & LEFT_TO_RIGHT) == 0 ? column : columns - 1 - column;
    return (symmetry & TRANSPOSED) == 0
        ? newRow * columns + newColumn
        : newColumn * columns + newRow;
  }

  @Override
  public int count() {
    return images.length;
  }

  @Override
  public boolean swaps(int symmetry) {
    return false;
  }

  @Override
  public int move(int symmetry, int move) {
    return move < shape.cells() ? images[symmetry][move] : move;
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
      long key = MnkKeys.EMPTY_BOARD ^ Colours.key(original.colours());
      for (int cell = 0; cell < shape.cells(); cell++) {
        int owner = original.owner(cell);
        if (owner != MnkStones.EMPTY) {
          key ^= MnkKeys.stone(owner, move(symmetry, cell));
        }
      }
      least = Math.min(least, key);
    }
    return least;
  }
}
