package agon.mnk;

import agon.game.Position;
import agon.model.MoveViews;
import agon.model.PoolSet;
import agon.model.Pools;

/**
 * What a network reads of five in a row: for every empty cell that is on a line with some stone the
 * {@link LineWindows} in all four directions, as a player sees them. Stages are the situations of
 * threats of {@link MnkWorth}.
 */
final class LinePools implements Pools {
  private static final int DIRECTIONS = MnkLines.DIRECTIONS;
  private static final int K = LineWindows.REACH + 1;

  /** The same numbers on every board. */
  static final PoolSet SET =
      new PoolSet() {
        @Override
        public String name() {
          return "mnk-lines.1";
        }

        @Override
        public Pools features(Position position) {
          return new LinePools((MnkPosition) position);
        }

        @Override
        public MoveViews moves(Position position) {
          return new LineMoves((MnkPosition) position);
        }

        @Override
        public int[] parts(int feature) {
          return new int[] {
            LineWindows.view(Position.FIRST, feature),
            LineWindows.VIEWS + LineWindows.view(Position.SECOND, feature)
          };
        }

        @Override
        public int turned(int feature) {
          return LineWindows.seenBy(Position.SECOND, feature);
        }
      };

  private final MnkGlance glance;
  private final LineWords lines;
  private final int cells;

  LinePools(MnkPosition position) {
    MnkStones board = position.shape().board;
    cells = board.cells();
    glance = MnkGlance.of(position, MnkFeatures.WORTHLESS);
    lines = new LineWords(board, LineWindows.REACH);
    for (int cell = 0; cell < cells; cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        put(position.owner(cell), cell);
      }
    }
  }

  /**
   * Whether these are what matters on a board: five in a row, unless what stands at the ends of a
   * five decides whether it wins.
   */
  static boolean fits(MnkStones board) {
    return board.k == K && board.rule != MnkRule.CARO;
  }

  private void put(int player, int cell) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      lines.put(player, cell, direction);
    }
  }

  @Override
  public void played(int move) {
    if (move < cells) {
      put(glance.turn(), move);
      glance.put(move);
    }
  }

  @Override
  public void undone(int move) {
    if (move < cells) {
      glance.lift(move);
      lines.lift(move);
    }
  }

  /** Writes the windows of a cell as a player sees them. */
  void windows(int viewer, int cell, int[] into) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      into[direction] = LineWindows.seenBy(viewer, LineWindows.at(lines, cell, direction));
    }
  }

  @Override
  public int turn() {
    return glance.turn();
  }

  @Override
  public int count() {
    return LineWindows.COUNT;
  }

  @Override
  public int stages() {
    return MnkWorth.SITUATIONS;
  }

  @Override
  public int stage() {
    return MnkWorth.situation(glance);
  }

  @Override
  public int groupSize() {
    return DIRECTIONS;
  }

  @Override
  public int mostActive() {
    return DIRECTIONS * cells;
  }

  @Override
  public int active(int viewer, int[] into) {
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
      if (glance.owner(cell) != MnkStones.EMPTY) {
        continue;
      }
      boolean bare = true;
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int window = LineWindows.at(lines, cell, direction);
        bare &= window < LineWindows.BARE;
        into[count + direction] = LineWindows.seenBy(viewer, window);
      }
      count += bare ? 0 : DIRECTIONS;
    }
    return count;
  }
}
