package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What both sides could do with their next stone, at every free cell, always up to date: its {@link
 * LineClass} in each of the four directions, together its {@link CellClass}; how many cells there
 * are of each kind; the cells that win, threaten to win, or threaten twice; and the sum of what the
 * cells are worth.
 *
 * <p>Every line is kept as two bits a cell, with a border around it. A stone changes the classes of
 * at most k − 1 cells on either side of it, each a look at a table ({@link LineTable}; the idea is
 * common among strong gomoku programs), or at the line itself where k is large ({@link
 * LineReader}). What changed is written down, so taking back looks up nothing. Stones are lifted in
 * the order opposite to that in which they were put.
 */
final class MnkGlance {
  private static final int CELL_BITS = 2;
  private static final int DIRECTIONS = MnkLines.DIRECTIONS;

  private final MnkLines lines;
  private final MnkWorth worth;
  private final int cells;
  private final int k;
  private final MnkRule rule;
  private final int reach;

  /** None where k is too large. */
  private final LineTable table;

  private final boolean tabled;
  private final LineReader[] readers;
  private final @Nullable Renju renju;

  /** Whose stone is on a cell, or {@link MnkStones#EMPTY}. */
  private final byte[] owners;

  /** All lines one after the other, and where in it a cell stands; by 4 · cell + direction. */
  private final long[] words;

  private final int[] bits;

  /** Both sides' line classes, by 4 · cell + direction. */
  private final byte[] classes;

  /** By side and cell: the line classes in all four directions. */
  private final char[][] patterns;

  /** By side and cell: the {@link CellClass}. */
  private final byte[][] cellClasses;

  private final int[][] kinds = new int[2][CellClass.KINDS];
  private final long[] sums = new long[2];
  private final CellSet[] winning;
  private final CellSet[] makers;
  private final CellSet[] doublers;

  /** What was changed, 256 · (4 · cell + direction) + the classes before. */
  private int[] changes = new int[1 << 12];

  private int changed;

  /** How much had been changed before a stone was put, by the number of stones. */
  private final int[] marks;

  private int free;
  private long key;

  /** An empty board. */
  MnkGlance(MnkStones board, MnkWorth worth) {
    lines = new MnkLines(board);
    this.worth = worth;
    cells = lines.cells;
    k = lines.k;
    rule = board.rule;
    reach = LineTable.reach(k, rule);
    Optional<LineTable> found = LineTable.of(k, rule);
    tabled = found.isPresent();
    table = found.orElseGet(() -> LineTable.of(1, MnkRule.FREE).orElseThrow());
    readers = new LineReader[] {new LineReader(k, rule, FIRST), new LineReader(k, rule, SECOND)};
    renju = rule == MnkRule.RENJU ? new Renju(lines) : null;
    owners = new byte[cells];
    Arrays.fill(owners, (byte) MnkStones.EMPTY);
    bits = new int[DIRECTIONS * cells];
    words = new long[tabled ? layOut(board) : 0];
    Arrays.fill(words, -1);
    classes = new byte[DIRECTIONS * cells];
    patterns = new char[2][cells];
    cellClasses = new byte[2][cells];
    winning = new CellSet[] {new CellSet(cells), new CellSet(cells)};
    makers = new CellSet[] {new CellSet(cells), new CellSet(cells)};
    doublers = new CellSet[] {new CellSet(cells), new CellSet(cells)};
    marks = new int[cells + 1];
    free = cells;
    key = MnkKeys.EMPTY_BOARD;
    openAll();
  }

  /** The stones of a position. */
  static MnkGlance of(MnkPosition position, MnkWorth worth) {
    MnkGlance glance = new MnkGlance(position.shape().board, worth);
    for (int cell = 0; cell < glance.cells; cell++) {
      if (position.owner(cell) != MnkStones.EMPTY) {
        glance.put(position.owner(cell), cell);
      }
    }
    return glance;
  }

  /** Gives every cell its places in the lines, and returns how many words they take. */
  private int layOut(MnkStones board) {
    int longest = Math.max(board.rows, board.columns) + 4 * reach;
    int perLine = (CELL_BITS * longest + Long.SIZE - 1) / Long.SIZE + 1;
    int diagonals = board.rows + board.columns - 1;
    int firstColumn = board.rows;
    int firstDiagonal = firstColumn + board.columns;
    int firstAntidiagonal = firstDiagonal + diagonals;
    for (int cell = 0; cell < cells; cell++) {
      int row = cell / board.columns;
      int column = cell % board.columns;
      int[] line = {
        row,
        firstColumn + column,
        firstDiagonal + row - column + board.columns - 1,
        firstAntidiagonal + row + column
      };
      int[] place = {column, row, row, row};
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        bits[DIRECTIONS * cell + direction] =
            line[direction] * perLine * Long.SIZE + CELL_BITS * (place[direction] + 2 * reach);
      }
    }
    return (firstAntidiagonal + diagonals) * perLine;
  }

  private void openAll() {
    for (int i = 0; i < bits.length && tabled; i++) {
      words[bits[i] / Long.SIZE] ^= 3L << bits[i];
    }
    // On an empty board only the distance from the ends of the line counts.
    int side = k + 1;
    int[] known = new int[side * side];
    for (int cell = 0; cell < cells; cell++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int before = lines.before(cell, direction);
        int behind = lines.behind(cell, direction);
        int at = before * side + behind;
        if (known[at] == 0) {
          known[at] = 1 + read(FIRST, cell, direction);
        }
        int lineClass = known[at] - 1;
        classes[DIRECTIONS * cell + direction] = (byte) (lineClass | lineClass << 4);
        patterns[FIRST][cell] |= (char) (lineClass << (4 * direction));
      }
      patterns[SECOND][cell] = patterns[FIRST][cell];
      cellClasses[FIRST][cell] = (byte) classOf(FIRST, patterns[FIRST][cell]);
      cellClasses[SECOND][cell] = cellClasses[FIRST][cell];
      enter(FIRST, cell);
      enter(SECOND, cell);
    }
  }

  // ---- what there is ----

  int owner(int cell) {
    return owners[cell];
  }

  int free() {
    return free;
  }

  int turn() {
    return (cells - free) & 1;
  }

  /** The key of the position with these stones. */
  long key() {
    return key;
  }

  /** Cells where a stone wins at once. */
  CellSet winning(int player) {
    return winning[player];
  }

  /** Cells where a stone does not win, but threatens to win with the next. */
  CellSet makers(int player) {
    return makers[player];
  }

  /** Cells where a stone makes two or more such threats. */
  CellSet doublers(int player) {
    return doublers[player];
  }

  /** How many free cells are of a {@link CellClass} for a side. */
  int count(int player, int kind) {
    return kinds[player][kind];
  }

  /** The class of a free cell for a side. */
  int cellClass(int player, int cell) {
    return cellClasses[player][cell] & 255;
  }

  int kind(int player, int cell) {
    return CellClass.kind(cellClass(player, cell));
  }

  /** The line classes of a free cell for a side, four bits each. */
  int pattern(int player, int cell) {
    return patterns[player][cell];
  }

  /** Whether a side may not play on a free cell. */
  boolean isForbidden(int player, int cell) {
    return renju != null && player == FIRST && renju.forbids(owners, cell);
  }

  private int classOf(int player, int pattern) {
    return renju != null && player == FIRST
        ? CellClass.ofForbidding(pattern)
        : CellClass.of(pattern);
  }

  /** The sum of what the free cells are worth, see {@link MnkWorth}. */
  long sum(int player) {
    return sums[player];
  }

  /** Whether a side can still complete a line with so many stones. */
  boolean canWin(int player, int stones) {
    int[] count = kinds[player];
    for (int kind = CellClass.WIN; kind > CellClass.NOTHING; kind--) {
      if (count[kind] > 0 && CellClass.needed(kind, k) <= stones) {
        return true;
      }
    }
    return false;
  }

  /**
   * Writes the cells that would win after a stone on this one.
   *
   * @return the number of cells in the array then; a cell may be there several times
   */
  int partners(int player, int cell, int[] into, int from) {
    int size = from;
    int pattern = patterns[player][cell];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int lineClass = pattern >>> (4 * direction) & 15;
      if (lineClass == LineClass.FOUR || lineClass == LineClass.OPEN_FOUR) {
        size = partners(player, cell, direction, into, size);
      }
    }
    return size;
  }

  private int partners(int player, int cell, int direction, int[] into, int from) {
    int size = from;
    int step = lines.steps[direction];
    int before = lines.before(cell, direction);
    int behind = lines.behind(cell, direction);
    int count = lines.count(cell, direction);
    int start = -lines.reach(cell, direction);
    for (int i = 0; i < count; i++, start++) {
      int lacking = 0;
      int one = 0;
      for (int at = start; at < start + k && lacking < 2; at++) {
        int owner = owners[cell + at * step];
        if (owner != player && at != 0) {
          lacking += owner == MnkStones.EMPTY ? 1 : 2;
          one = at;
        }
      }
      if (lacking == 1
          && !(rule.exact(player)
              && (isAt(player, cell, start - 1, step, before, behind)
                  || isAt(player, cell, start + k, step, before, behind)))
          && !(rule == MnkRule.CARO
              && isAt(1 - player, cell, start - 1, step, before, behind)
              && isAt(1 - player, cell, start + k, step, before, behind))) {
        into[size++] = cell + one * step;
      }
    }
    return size;
  }

  private boolean isAt(int player, int cell, int at, int step, int before, int behind) {
    return at >= -before && at <= behind && owners[cell + at * step] == player;
  }

  /**
   * Writes the cells where a stone of the other side keeps this one from winning: the cell itself
   * and, where only lines open at an end win, an end whose opposite is closed already.
   *
   * @return how many there are
   */
  int stoppers(int player, int cell, int[] into) {
    int size = 0;
    into[size++] = cell;
    for (int direction = 0; rule == MnkRule.CARO && direction < DIRECTIONS; direction++) {
      if ((patterns[player][cell] >>> (4 * direction) & 15) != LineClass.FIVE) {
        continue;
      }
      int step = lines.steps[direction];
      int before = lines.before(cell, direction);
      int behind = lines.behind(cell, direction);
      int first = -1;
      while (isAt(player, cell, first, step, before, behind)) {
        first--;
      }
      int last = first + k + 1;
      if (isAt(1 - player, cell, first, step, before, behind)
          && isAt(MnkStones.EMPTY, cell, last, step, before, behind)) {
        into[size++] = cell + last * step;
      } else if (isAt(1 - player, cell, last, step, before, behind)
          && isAt(MnkStones.EMPTY, cell, first, step, before, behind)) {
        into[size++] = cell + first * step;
      }
    }
    return size;
  }

  // ---- what changes ----

  /** Puts a stone of the side to move. */
  void put(int cell) {
    put(turn(), cell);
  }

  void put(int player, int cell) {
    leave(FIRST, cell);
    leave(SECOND, cell);
    marks[cells - free] = changed;
    owners[cell] = (byte) player;
    key ^= MnkKeys.stone(player, cell);
    free--;
    if (changed + 2 * DIRECTIONS * reach > changes.length) {
      changes = Arrays.copyOf(changes, 2 * changes.length + 2 * DIRECTIONS * reach);
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (lines.count(cell, direction) > 0) {
        if (tabled) {
          lookUp(player, cell, direction);
        } else {
          readAll(cell, direction);
        }
      }
    }
  }

  /** Lifts the stone that was put last. */
  void lift(int cell) {
    int player = owners[cell];
    free++;
    key ^= MnkKeys.stone(player, cell);
    owners[cell] = MnkStones.EMPTY;
    if (tabled) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int bit = bits[DIRECTIONS * cell + direction];
        words[bit / Long.SIZE] &= ~(3L << bit);
      }
    }
    int mark = marks[cells - free];
    while (changed > mark) {
      int change = changes[--changed];
      set(change >>> 8, change & 255);
    }
    enter(FIRST, cell);
    enter(SECOND, cell);
  }

  private void lookUp(int player, int cell, int direction) {
    int index = DIRECTIONS * cell + direction;
    int bit = bits[index];
    words[bit / Long.SIZE] |= (player + 1L) << bit;
    int from = bit - 2 * CELL_BITS * reach;
    int word = from / Long.SIZE;
    long around = words[word] >>> from | words[word + 1] << 1 << ~from;
    int first = -Math.min(lines.before(cell, direction), reach);
    int last = Math.min(lines.behind(cell, direction), reach);
    int step = lines.steps[direction];
    for (int at = first; at <= last; at++) {
      int near = cell + at * step;
      if (owners[near] == MnkStones.EMPTY) {
        change(DIRECTIONS * near + direction, table.both(around >>> (CELL_BITS * (reach + at))));
      }
    }
  }

  private void readAll(int cell, int direction) {
    int first = -Math.min(lines.before(cell, direction), reach);
    int last = Math.min(lines.behind(cell, direction), reach);
    int step = lines.steps[direction];
    for (int at = first; at <= last; at++) {
      int near = cell + at * step;
      if (owners[near] == MnkStones.EMPTY) {
        int both = read(FIRST, near, direction) | read(SECOND, near, direction) << 4;
        change(DIRECTIONS * near + direction, both);
      }
    }
  }

  private int read(int player, int cell, int direction) {
    int before = lines.before(cell, direction);
    int behind = lines.behind(cell, direction);
    int step = lines.steps[direction];
    for (int at = -k; at <= k; at++) {
      boolean outside = at < -before || at > behind;
      int owner = outside ? MnkStones.EMPTY : owners[cell + at * step];
      readers[player].line[k + at] =
          outside
              ? LineReader.EDGE
              : owner == MnkStones.EMPTY
                  ? LineReader.FREE
                  : owner == player ? LineReader.OWN : LineReader.BLOCKED;
    }
    return readers[player].read();
  }

  private void change(int index, int both) {
    int old = classes[index] & 255;
    if (old != both) {
      changes[changed++] = index << 8 | old;
      set(index, both);
    }
  }

  private void set(int index, int both) {
    int different = classes[index] ^ both;
    classes[index] = (byte) both;
    int cell = index / DIRECTIONS;
    int shift = 4 * (index % DIRECTIONS);
    if ((different & 15) != 0) {
      set(FIRST, cell, shift, both & 15);
    }
    if ((different & 240) != 0) {
      set(SECOND, cell, shift, both >>> 4);
    }
  }

  private void set(int player, int cell, int shift, int lineClass) {
    int before = patterns[player][cell];
    int now = (before & ~(15 << shift)) | (lineClass << shift);
    patterns[player][cell] = (char) now;
    int oldClass = cellClasses[player][cell] & 255;
    int cellClass = classOf(player, now);
    long change = worth.ofLine(lineClass) - worth.ofLine(before >>> shift & 15);
    if (cellClass != oldClass) {
      cellClasses[player][cell] = (byte) cellClass;
      change += worth.ofCell(cellClass) - worth.ofCell(oldClass);
      int oldKind = CellClass.kind(oldClass);
      int kind = CellClass.kind(cellClass);
      if (kind != oldKind) {
        kinds[player][oldKind]--;
        kinds[player][kind]++;
        if (Math.max(kind, oldKind) >= CellClass.FOUR) {
          file(player, cell, kind);
        }
      }
    }
    sums[player] += change;
  }

  private void file(int player, int cell, int kind) {
    winning[player].set(cell, kind == CellClass.WIN);
    doublers[player].set(cell, kind == CellClass.DOUBLE);
    makers[player].set(cell, kind >= CellClass.FOUR && kind <= CellClass.DOUBLE);
  }

  private void enter(int player, int cell) {
    int kind = kind(player, cell);
    sums[player] += worthOf(player, cell);
    kinds[player][kind]++;
    if (kind >= CellClass.FOUR) {
      file(player, cell, kind);
    }
  }

  private void leave(int player, int cell) {
    int kind = kind(player, cell);
    sums[player] -= worthOf(player, cell);
    kinds[player][kind]--;
    if (kind >= CellClass.FOUR) {
      file(player, cell, CellClass.NOTHING);
    }
  }

  private long worthOf(int player, int cell) {
    int pattern = patterns[player][cell];
    return worth.ofCell(cellClass(player, cell))
        + worth.ofLine(pattern & 15)
        + worth.ofLine(pattern >>> 4 & 15)
        + worth.ofLine(pattern >>> 8 & 15)
        + worth.ofLine(pattern >>> 12);
  }
}
