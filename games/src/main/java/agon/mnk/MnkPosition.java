package agon.mnk;

import agon.game.Position;
import agon.game.Rng;
import org.jspecify.annotations.Nullable;

/**
 * A board with stones. A move is the cell it fills, numbered row by row.
 *
 * <p>The free cells stand at the front of a list, the played ones behind them, the last one first:
 * a move changes places with the last free cell, and where it was stays noted until it is taken
 * back. So listing moves is one array copy, a random move one look-up, and the list is its own
 * history. Whose turn it is follows from the number of free cells. Stones and lines are {@link
 * MnkStones}' affair.
 */
final class MnkPosition implements Position {
  private final MnkShape shape;
  private final MnkStones board;
  private final long[] stones;
  private final int[] cells;

  /**
   * What X may not do, where something is forbidden; then who owns which cell, otherwise nothing.
   */
  private final @Nullable Renju renju;

  private final byte[] owners;

  /** Where in the list a cell is or, once played, was. */
  private final int[] slots;

  private int free;

  /** How many cells were free when the position was set up. */
  private int freeAtFirst;

  private int margin;
  private long key;

  /** A position without history: an owner for every cell, or {@link MnkStones#EMPTY}. */
  MnkPosition(MnkShape shape, int[] owners) {
    this.shape = shape;
    board = shape.board;
    stones = board.none();
    slots = new int[owners.length];
    key = MnkKeys.EMPTY_BOARD;
    cells = new int[owners.length];
    renju = shape.renju;
    this.owners = new byte[renju == null ? 0 : owners.length];
    for (int cell = 0; cell < this.owners.length; cell++) {
      this.owners[cell] = (byte) owners[cell];
    }
    for (int cell = 0; cell < owners.length; cell++) {
      if (owners[cell] == MnkStones.EMPTY) {
        slots[cell] = free;
        cells[free++] = cell;
      } else {
        board.put(stones, owners[cell], cell);
        key ^= MnkKeys.stone(owners[cell], cell);
      }
    }
    freeAtFirst = free;
    // Only the side that has just moved can have a line.
    int last = 1 - turn();
    margin = board.wins(stones, last) ? winOf(last) : 0;
  }

  private MnkPosition(MnkPosition other) {
    shape = other.shape;
    board = other.board;
    stones = other.stones.clone();
    cells = other.cells.clone();
    renju = other.renju;
    owners = other.owners.clone();
    slots = other.slots.clone();
    free = other.free;
    freeAtFirst = other.freeAtFirst;
    margin = other.margin;
    key = other.key;
  }

  @Override
  public void copyFrom(Position other) {
    MnkPosition from = (MnkPosition) other;
    System.arraycopy(from.stones, 0, stones, 0, stones.length);
    System.arraycopy(from.cells, 0, cells, 0, cells.length);
    System.arraycopy(from.owners, 0, owners, 0, owners.length);
    System.arraycopy(from.slots, 0, slots, 0, slots.length);
    free = from.free;
    freeAtFirst = from.freeAtFirst;
    margin = from.margin;
    key = from.key;
  }

  private static int winOf(int player) {
    return 1 - 2 * player;
  }

  MnkShape shape() {
    return shape;
  }

  /** Whose stone is on a cell, or {@link MnkStones#EMPTY}. */
  int owner(int cell) {
    return board.owner(stones, cell);
  }

  /** Whether the stone on a cell is part of the line that has won. */
  boolean isInWinningLine(int cell) {
    return margin != 0 && owner(cell) == 1 - turn() && board.wins(stones, 1 - turn(), cell);
  }

  @Override
  public int turn() {
    return (slots.length - free) & 1;
  }

  @Override
  public boolean isOver() {
    return margin != 0 || free == 0 || hasOnlyForbiddenCells();
  }

  /** Then the game is over, and nobody has won. */
  private boolean hasOnlyForbiddenCells() {
    if (renju == null || turn() != FIRST) {
      return false;
    }
    for (int i = 0; i < free; i++) {
      if (!renju.forbids(owners, cells[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether the side to move may not play on an empty cell. */
  boolean isForbidden(int cell) {
    return renju != null && turn() == FIRST && margin == 0 && renju.forbids(owners, cell);
  }

  /** Why it may not. */
  String whyForbidden(int cell) {
    return renju == null ? "" : renju.reason(owners, cell);
  }

  @Override
  public int moves(int[] into) {
    if (margin != 0) {
      return 0;
    }
    if (renju != null && turn() == FIRST) {
      return allowed(into);
    }
    System.arraycopy(cells, 0, into, 0, free);
    return free;
  }

  private int allowed(int[] into) {
    int count = 0;
    for (int i = 0; i < free; i++) {
      if (!isForbidden(cells[i])) {
        into[count++] = cells[i];
      }
    }
    return count;
  }

  @Override
  public int randomMove(Rng rng, int[] scratch) {
    int move = cells[rng.below(free)];
    while (isForbidden(move)) {
      move = cells[rng.below(free)];
    }
    return move;
  }

  @Override
  public boolean isLegal(int move, int[] scratch) {
    return margin == 0
        && move >= 0
        && move < slots.length
        && owner(move) == MnkStones.EMPTY
        && !isForbidden(move);
  }

  @Override
  public void play(int move) {
    int player = turn();
    int slot = slots[move];
    int filler = cells[--free];
    cells[free] = move;
    cells[slot] = filler;
    slots[filler] = slot;
    key ^= MnkKeys.stone(player, move);
    if (owners.length > 0) {
      owners[move] = (byte) player;
    }
    if (board.put(stones, player, move)) {
      margin = winOf(player);
    }
  }

  @Override
  public void undo() {
    int move = cells[free];
    int slot = slots[move];
    int filler = cells[slot];
    cells[slot] = move;
    slots[filler] = free;
    cells[free++] = filler;
    margin = 0;
    int player = turn();
    board.lift(stones, player, move);
    if (owners.length > 0) {
      owners[move] = MnkStones.EMPTY;
    }
    key ^= MnkKeys.stone(player, move);
  }

  @Override
  public int ply() {
    return freeAtFirst - free;
  }

  @Override
  public int lastMove() {
    return free == freeAtFirst ? NO_MOVE : cells[free];
  }

  /** The stones alone: their number tells whose turn it is. */
  @Override
  public long key() {
    return key;
  }

  @Override
  public int margin() {
    return margin;
  }

  @Override
  public int appeal(int move) {
    return shape.appeal.of(stones, turn(), move);
  }

  @Override
  public Position copy() {
    return new MnkPosition(this);
  }
}
