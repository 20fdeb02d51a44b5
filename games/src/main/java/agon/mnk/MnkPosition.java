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
 * history. Whose stone comes next follows from the number of free cells, and who puts it from the
 * {@link Colours}. Stones and lines are {@link MnkStones}' affair.
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

  /** See {@link Colours}. */
  private int colours;

  /** How many choices were made since the position was set up. */
  private int choicesMade;

  /** By ply, in games that begin by swapping: the colours before, and which choice it was. */
  private final byte[] undoColours;

  private int margin;
  private long key;

  /**
   * A position without history: an owner for every cell, or {@link MnkStones#EMPTY}, and the {@link
   * Colours}.
   */
  MnkPosition(MnkShape shape, int[] owners, int colours) {
    this.shape = shape;
    board = shape.board;
    stones = board.none();
    slots = new int[owners.length];
    this.colours = colours;
    undoColours = new byte[shape.opening == MnkOpening.NONE ? 0 : owners.length + 2];
    key = MnkKeys.EMPTY_BOARD ^ Colours.key(colours);
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
    int last = 1 - colour();
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
    colours = other.colours;
    choicesMade = other.choicesMade;
    undoColours = other.undoColours.clone();
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
    colours = from.colours;
    choicesMade = from.choicesMade;
    System.arraycopy(from.undoColours, 0, undoColours, 0, undoColours.length);
    margin = from.margin;
    key = from.key;
  }

  /** The margin when a colour has won. */
  private int winOf(int colour) {
    return colours == Colours.SWAPPED ? 2 * colour - 1 : 1 - 2 * colour;
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
    return margin != 0 && owner(cell) == 1 - colour() && board.wins(stones, 1 - colour(), cell);
  }

  @Override
  public int turn() {
    return colours == Colours.AS_USUAL ? colour() : Colours.turn(colours, slots.length - free);
  }

  /** Whose stone comes next: X or O, whoever plays it. */
  int colour() {
    return (slots.length - free) & 1;
  }

  /** See {@link Colours}. */
  int colours() {
    return colours;
  }

  /** Whether it is not settled yet who plays which stones. */
  boolean isOpen() {
    return colours >= Colours.OPEN;
  }

  /** Whether the player to move may take the other stones. */
  boolean isChoice() {
    return Colours.isChoice(colours, slots.length - free);
  }

  /** How many moves there are that put no stone. */
  private int choiceCount() {
    return isChoice() ? (colours == Colours.OPEN && shape.opening == MnkOpening.SWAP2 ? 2 : 1) : 0;
  }

  @Override
  public boolean isOver() {
    return margin != 0 || free == 0 || hasOnlyForbiddenCells();
  }

  /** Then the game is over, and nobody has won. */
  private boolean hasOnlyForbiddenCells() {
    if (renju == null || colour() != FIRST) {
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
    return renju != null && colour() == FIRST && margin == 0 && renju.forbids(owners, cell);
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
    if (renju != null && colour() == FIRST) {
      return allowed(into);
    }
    System.arraycopy(cells, 0, into, 0, free);
    return addChoices(into, free);
  }

  /** Adds the moves that put no stone to a list, and returns its new length. */
  int addChoices(int[] into, int count) {
    int choices = choiceCount();
    for (int i = 0; i < choices; i++) {
      into[count + i] = shape.swap() + i;
    }
    return count + choices;
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
    int chosen = rng.below(free + choiceCount());
    if (chosen >= free) {
      return shape.swap() + chosen - free;
    }
    int move = cells[chosen];
    while (isForbidden(move)) {
      move = cells[rng.below(free)];
    }
    return move;
  }

  @Override
  public boolean isLegal(int move, int[] scratch) {
    if (move >= slots.length) {
      return margin == 0 && move < slots.length + choiceCount();
    }
    return margin == 0 && move >= 0 && owner(move) == MnkStones.EMPTY && !isForbidden(move);
  }

  @Override
  public void play(int move) {
    if (undoColours.length > 0 && choose(move)) {
      return;
    }
    int player = colour();
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

  /** What a move does to the colours; whether that is all it does. */
  private boolean choose(int move) {
    int choice = Math.max(0, move - slots.length + 1);
    undoColours[ply()] = (byte) (colours | choice << 2);
    int after =
        choice == 0
            ? (isChoice() ? Colours.kept(colours) : colours)
            : move == shape.swap() ? Colours.swapped(colours) : Colours.TWO_MORE;
    key ^= Colours.key(colours) ^ Colours.key(after);
    colours = after;
    choicesMade += choice == 0 ? 0 : 1;
    return choice != 0;
  }

  /** Gives the colours back as they were before the last move; whether that is all it did. */
  private boolean takeBackChoice() {
    int last = undoColours[ply() - 1];
    int before = last & 3;
    key ^= Colours.key(colours) ^ Colours.key(before);
    colours = before;
    choicesMade -= last > 3 ? 1 : 0;
    return last > 3;
  }

  @Override
  public void undo() {
    if (undoColours.length > 0 && takeBackChoice()) {
      return;
    }
    int move = cells[free];
    int slot = slots[move];
    int filler = cells[slot];
    cells[slot] = move;
    slots[filler] = free;
    cells[free++] = filler;
    margin = 0;
    int player = colour();
    board.lift(stones, player, move);
    if (owners.length > 0) {
      owners[move] = MnkStones.EMPTY;
    }
    key ^= MnkKeys.stone(player, move);
  }

  @Override
  public int ply() {
    return freeAtFirst - free + choicesMade;
  }

  @Override
  public int lastMove() {
    if (ply() == 0) {
      return NO_MOVE;
    }
    int choice = undoColours.length == 0 ? 0 : undoColours[ply() - 1] >> 2;
    return choice > 0 ? slots.length + choice - 1 : cells[free];
  }

  /** The stones, whose number tells whose turn it is, and who plays which. */
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
    return move >= slots.length ? 0 : shape.appeal.of(stones, colour(), move);
  }

  @Override
  public Position copy() {
    return new MnkPosition(this);
  }
}
