package agon.othello.classic;

import agon.game.Keys;
import agon.game.Position;
import java.util.Arrays;

/**
 * The report's board: an array of squares that moves change in place.
 *
 * <ul>
 *   <li>"Do, Undo and Redo move": {@link #moves} does and undoes every move to find the legal ones
 *       and the keys they lead to; {@link #play} redoes a move so found.
 *   <li>"Find Faster The Legal Moves": a second array marks the frontier, the empty squares next to
 *       a disc. Only there a move is tried. Doing and undoing keep it up to date.
 *   <li>"Zobrist Hash Table": a key that every do updates and every undo restores. The report has
 *       two independent numbers of 32 bits; one of 64 tells as many positions apart.
 * </ul>
 *
 * The report's program had to be there from the first move, or its frontier was wrong. This board
 * is set up from any position.
 */
final class CreteBoard implements Position {
  private static final byte EMPTY = 2;
  private static final byte ILLEGAL = 3;
  private static final long SALT = 0x4352455445L;

  /** The moves of one position on the way from the start to here. */
  private static final class Ply {
    private CreteMove[] moves = new CreteMove[0];
    private int count;
    private boolean isFound;
    private int played = NO_MOVE;
  }

  private final int size;
  private final int width;

  /** The board with a rim of illegal squares, so that every line ends on one. */
  private final byte[] squares;

  private final boolean[] frontier;
  private final int[] cells;
  private final int[] steps;
  private final long[][] numbers = new long[2][];
  private final long[] numbersTurned;
  private final long otherTurn = Keys.mix(SALT);
  private final int[] discs = new int[2];
  private String startText;
  private int startTurn;
  private int turn;
  private long key;
  private Ply[] plies = {new Ply()};
  private int ply;

  /**
   * @param text as {@link agon.game.Game#text} writes it: the squares row by row, a blank, the side
   * @param turn who that side is
   */
  CreteBoard(String text, int turn) {
    size = (int) Math.sqrt(text.indexOf(' '));
    width = size + 2;
    squares = new byte[width * width];
    frontier = new boolean[squares.length];
    cells = new int[size * size];
    steps = new int[] {-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1};
    for (int square = 0; square < cells.length; square++) {
      cells[square] = cell(square / size, square % size);
    }
    numbers[FIRST] = Keys.table(squares.length, SALT + 1);
    numbers[SECOND] = Keys.table(squares.length, SALT + 2);
    numbersTurned = new long[squares.length];
    Arrays.setAll(numbersTurned, cell -> numbers[FIRST][cell] ^ numbers[SECOND][cell]);
    startText = text;
    setUp(text, turn);
  }

  /** Becomes another position of the same game, without history. */
  void setUp(String text, int toMove) {
    startText = text;
    startTurn = toMove;
    turn = toMove;
    ply = 0;
    plies[0].isFound = false;
    key = toMove == FIRST ? 0 : otherTurn;
    Arrays.fill(discs, 0);
    Arrays.fill(squares, ILLEGAL);
    Arrays.fill(frontier, false);
    char mover = text.charAt(text.length() - 1);
    for (int square = 0; square < cells.length; square++) {
      int cell = cells[square];
      char c = text.charAt(square);
      squares[cell] = c == '-' ? EMPTY : c == '#' ? ILLEGAL : (byte) (c == mover ? turn : 1 - turn);
      if (hasDisc(cell)) {
        discs[squares[cell]]++;
        key ^= numbers[squares[cell]][cell];
      }
    }
    for (int cell : cells) {
      if (hasDisc(cell)) {
        markFrontier(cell);
      }
    }
  }

  // ---- do, undo, redo ----

  /** Puts a disc on a cell if that turns any over, and says whether it did. */
  private boolean doMove(CreteMove move, int cell) {
    if (!findTurned(move, cell)) {
      return false;
    }
    long after = key ^ otherTurn ^ numbers[turn][cell];
    for (int i = 0; i < move.turnedCount; i++) {
      after ^= numbersTurned[move.turned[i]];
    }
    move.cell = cell;
    move.keyBefore = key;
    move.keyAfter = after;
    place(move);
    move.newFrontier = markFrontier(cell);
    return true;
  }

  private boolean findTurned(CreteMove move, int cell) {
    int other = 1 - turn;
    int count = 0;
    for (int step : steps) {
      int at = cell + step;
      while (squares[at] == other) {
        at += step;
      }
      if (squares[at] == turn) {
        for (at -= step; at != cell; at -= step) {
          move.turned[count++] = at;
        }
      }
    }
    move.turnedCount = count;
    return count > 0;
  }

  private void redoMove(CreteMove move) {
    place(move);
    for (int bits = move.newFrontier; bits != 0; bits &= bits - 1) {
      frontier[move.cell + steps[Integer.numberOfTrailingZeros(bits)]] = true;
    }
  }

  private void undoMove(CreteMove move) {
    turn = 1 - turn;
    key = move.keyBefore;
    squares[move.cell] = EMPTY;
    frontier[move.cell] = true;
    for (int i = 0; i < move.turnedCount; i++) {
      squares[move.turned[i]] = (byte) (1 - turn);
    }
    discs[turn] -= move.turnedCount + 1;
    discs[1 - turn] += move.turnedCount;
    for (int bits = move.newFrontier; bits != 0; bits &= bits - 1) {
      frontier[move.cell + steps[Integer.numberOfTrailingZeros(bits)]] = false;
    }
  }

  private void place(CreteMove move) {
    squares[move.cell] = (byte) turn;
    frontier[move.cell] = false;
    for (int i = 0; i < move.turnedCount; i++) {
      squares[move.turned[i]] = (byte) turn;
    }
    discs[turn] += move.turnedCount + 1;
    discs[1 - turn] -= move.turnedCount;
    key = move.keyAfter;
    turn = 1 - turn;
  }

  // ---- the frontier ----

  /** The report's eight ifs. Returns which neighbours were not marked before. */
  private int markFrontier(int cell) {
    int marked = 0;
    for (int i = 0; i < steps.length; i++) {
      int neighbour = cell + steps[i];
      if (squares[neighbour] == EMPTY && !frontier[neighbour]) {
        frontier[neighbour] = true;
        marked |= 1 << i;
      }
    }
    return marked;
  }

  private boolean hasDisc(int cell) {
    return squares[cell] < EMPTY;
  }

  private Ply findMoves() {
    Ply here = plies[ply];
    if (!here.isFound) {
      here.count = 0;
      for (int cell : cells) {
        if (frontier[cell]) {
          CreteMove move = spare(here);
          if (doMove(move, cell)) {
            undoMove(move);
            here.count++;
          }
        }
      }
      here.isFound = true;
    }
    return here;
  }

  private CreteMove spare(Ply here) {
    if (here.count == here.moves.length) {
      here.moves = Arrays.copyOf(here.moves, here.count + 16);
      for (int i = here.count; i < here.moves.length; i++) {
        here.moves[i] = new CreteMove(steps.length * size);
      }
    }
    return here.moves[here.count];
  }

  private boolean isLegalMove(int player, int cell) {
    int other = 1 - player;
    for (int step : steps) {
      int at = cell + step;
      if (squares[at] == other) {
        do {
          at += step;
        } while (squares[at] == other);
        if (squares[at] == player) {
          return true;
        }
      }
    }
    return false;
  }

  // ---- what the evaluation and the ordering ask ----

  int size() {
    return size;
  }

  /** The place of a row and a column, both from 0, in the array of squares. */
  int cell(int row, int column) {
    return (row + 1) * width + column + 1;
  }

  boolean isIllegal(int cell) {
    return squares[cell] == ILLEGAL;
  }

  boolean belongsTo(int player, int cell) {
    return squares[cell] == player;
  }

  int discs(int player) {
    return discs[player];
  }

  /** How many squares a player could play on if it were its turn. */
  int mobility(int player) {
    int count = 0;
    for (int cell : cells) {
      if (frontier[cell] && isLegalMove(player, cell)) {
        count++;
      }
    }
    return count;
  }

  int empties() {
    int count = 0;
    for (int cell : cells) {
      count += squares[cell] == EMPTY ? 1 : 0;
    }
    return count;
  }

  /** The key of the position after the move that {@link #moves} writes at this index; no pass. */
  long keyAfter(int index) {
    return findMoves().moves[index].keyAfter;
  }

  // ---- what every position can do ----

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public boolean isOver() {
    return findMoves().count == 0 && mobility(1 - turn) == 0;
  }

  @Override
  public int moves(int[] into) {
    Ply here = findMoves();
    for (int i = 0; i < here.count; i++) {
      into[i] = square(here.moves[i].cell);
    }
    if (here.count == 0 && !isOver()) {
      into[0] = pass();
      return 1;
    }
    return here.count;
  }

  private int pass() {
    return cells.length;
  }

  private int square(int cell) {
    return (cell / width - 1) * size + cell % width - 1;
  }

  @Override
  public void play(int square) {
    Ply here = findMoves();
    if (square == pass()) {
      turn = 1 - turn;
      key ^= otherTurn;
      here.played = NO_MOVE;
    } else {
      here.played = index(here, cells[square]);
      redoMove(here.moves[here.played]);
    }
    if (++ply == plies.length) {
      plies = Arrays.copyOf(plies, 2 * ply);
      for (int i = ply; i < plies.length; i++) {
        plies[i] = new Ply();
      }
    }
    plies[ply].isFound = false;
  }

  private static int index(Ply here, int cell) {
    int index = 0;
    while (here.moves[index].cell != cell) {
      index++;
    }
    return index;
  }

  @Override
  public void undo() {
    Ply before = plies[--ply];
    if (before.played == NO_MOVE) {
      turn = 1 - turn;
      key ^= otherTurn;
    } else {
      undoMove(before.moves[before.played]);
    }
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int lastMove() {
    return ply == 0 ? NO_MOVE : moveAt(ply - 1);
  }

  private int moveAt(int at) {
    Ply then = plies[at];
    return then.played == NO_MOVE ? pass() : square(then.moves[then.played].cell);
  }

  @Override
  public long key() {
    return key;
  }

  @Override
  public int margin() {
    return discs[FIRST] - discs[SECOND];
  }

  @Override
  public CreteBoard copy() {
    CreteBoard copy = new CreteBoard(startText, startTurn);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position other) {
    CreteBoard from = (CreteBoard) other;
    setUp(from.startText, from.startTurn);
    for (int i = 0; i < from.ply; i++) {
      play(from.moveAt(i));
    }
  }
}
