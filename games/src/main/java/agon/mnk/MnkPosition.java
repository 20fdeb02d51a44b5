package agon.mnk;

import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * A board with stones. A move is the cell it fills, numbered row by row.
 *
 * <p>The free cells stand in a list. A move puts the last of them in its place, and the list is one
 * shorter; what is behind its end, and where a played cell was, stays as it is until the move is
 * taken back. So listing moves is one array copy and a random move one look-up. The rest is spared
 * memory traffic: whose turn it is follows from the number of free cells. Lines are {@link
 * MnkLines}' affair.
 */
final class MnkPosition implements Position {
  private final MnkShape shape;
  private final MnkLines lines;
  private final long[] keys;
  private final long[] stones;
  private final int[] cells;

  /** Where in the list a cell is or, once played, was. */
  private final int[] slots;

  /** The moves played, numbered by the free cells they left. */
  private final int[] undoMoves;

  private int free;
  private int margin;
  private long key;

  /** A position without history: an owner for every cell, or {@link MnkLines#EMPTY}. */
  MnkPosition(MnkShape shape, int[] owners) {
    this.shape = shape;
    lines = shape.lines;
    keys = shape.keys;
    stones = lines.noStones();
    key = shape.emptyKey();
    slots = new int[owners.length];
    int[] list = new int[owners.length];
    for (int cell = 0; cell < owners.length; cell++) {
      if (owners[cell] == MnkLines.EMPTY) {
        slots[cell] = free;
        list[free++] = cell;
      } else {
        lines.put(stones, owners[cell], cell);
        key ^= keys[2 * cell + owners[cell]];
      }
    }
    cells = Arrays.copyOf(list, free);
    undoMoves = new int[free];
    // Only the side that has just moved can have a line.
    int last = 1 - turn();
    margin = lines.wins(stones, last) ? winOf(last) : 0;
  }

  private MnkPosition(MnkPosition other) {
    shape = other.shape;
    lines = other.lines;
    keys = other.keys;
    stones = other.stones.clone();
    cells = other.cells.clone();
    slots = other.slots.clone();
    undoMoves = other.undoMoves.clone();
    free = other.free;
    margin = other.margin;
    key = other.key;
  }

  private static int winOf(int player) {
    return 1 - 2 * player;
  }

  MnkShape shape() {
    return shape;
  }

  /** Whose stone is on a cell, or {@link MnkLines#EMPTY}. */
  int owner(int cell) {
    return lines.owner(stones, cell);
  }

  /** Whether the stone on a cell is part of the line that has won. */
  boolean isInWinningLine(int cell) {
    return margin != 0 && owner(cell) == 1 - turn() && lines.wins(stones, 1 - turn(), cell);
  }

  @Override
  public int turn() {
    return (slots.length - free) & 1;
  }

  @Override
  public boolean isOver() {
    return margin != 0 || free == 0;
  }

  @Override
  public int moves(int[] into) {
    if (margin != 0) {
      return 0;
    }
    System.arraycopy(cells, 0, into, 0, free);
    return free;
  }

  @Override
  public int randomMove(Rng rng, int[] scratch) {
    return cells[rng.below(free)];
  }

  @Override
  public boolean isLegal(int move, int[] scratch) {
    return margin == 0 && move >= 0 && move < slots.length && owner(move) == MnkLines.EMPTY;
  }

  @Override
  public void play(int move) {
    int player = turn();
    int slot = slots[move];
    int filler = cells[--free];
    cells[slot] = filler;
    slots[filler] = slot;
    undoMoves[free] = move;
    key ^= keys[2 * move + player];
    if (lines.put(stones, player, move)) {
      margin = winOf(player);
    }
  }

  @Override
  public void undo() {
    int move = undoMoves[free];
    int slot = slots[move];
    cells[slot] = move;
    slots[cells[free]] = free;
    free++;
    margin = 0;
    int player = turn();
    lines.lift(stones, player, move);
    key ^= keys[2 * move + player];
  }

  @Override
  public int ply() {
    return cells.length - free;
  }

  @Override
  public int lastMove() {
    return free == cells.length ? NO_MOVE : undoMoves[free];
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
