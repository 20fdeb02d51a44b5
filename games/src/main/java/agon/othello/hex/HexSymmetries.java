package agon.othello.hex;

import agon.game.Position;
import agon.game.Symmetries;
import java.util.Arrays;

/** The twelve maps of a hexagon onto itself: six turns, each as it is and mirrored. */
final class HexSymmetries implements Symmetries {
  private static final int COUNT = 12;

  private final HexBoard board;
  private final int[][] maps = new int[COUNT][];

  HexSymmetries(HexBoard board) {
    this.board = board;
    int squares = board.size() * board.size();
    for (int s = 0; s < COUNT; s++) {
      maps[s] = new int[squares + 1];
      Arrays.fill(maps[s], Position.NO_MOVE);
      for (int cell : board.cells()) {
        maps[s][cell] = image(s, cell);
      }
      maps[s][squares] = squares;
    }
  }

  /** Three coordinates that add up to nothing make turns by a sixth an exchange of letters. */
  private int image(int symmetry, int cell) {
    int x = cell % board.size() - board.radius();
    int z = cell / board.size() - board.radius();
    int y = -x - z;
    for (int i = symmetry / 2; i > 0; i--) {
      int turned = -z;
      z = -y;
      y = -x;
      x = turned;
    }
    int row = (symmetry % 2 == 0 ? z : y) + board.radius();
    return row * board.size() + x + board.radius();
  }

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public boolean swaps(int symmetry) {
    return false;
  }

  @Override
  public int move(int symmetry, int move) {
    return maps[symmetry][move];
  }

  @Override
  public Position image(int symmetry, Position position) {
    HexPosition original = (HexPosition) position;
    int[] owners = new int[board.size() * board.size()];
    for (int cell : board.cells()) {
      owners[maps[symmetry][cell]] = original.owner(cell);
    }
    return new HexPosition(board, owners, original.turn());
  }
}
