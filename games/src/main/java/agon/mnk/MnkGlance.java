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
 * LineReader}). No cell is on two lines through the stone, so each changes once; what it was before
 * is written down, counts and sums as a whole, so taking back looks up nothing and adds up nothing.
 * Stones are lifted in the order opposite to that in which they were put.
 */
final class MnkGlance {
  private static final int CELL_BITS = LineWords.CELL_BITS;

  /** The low bit of every cell of a line. */
  private static final long LOW_BITS = 0x5555555555555555L;

  /** Where a state has the kinds, and the cell. */
  private static final int FIRST_KIND = 32;

  private static final int SECOND_KIND = 40;
  private static final int CELL = 48;

  /** Whether a cell is a threat of a side, and of any. */
  private static final long LOUD_FIRST = (long) CellClass.LOUD << FIRST_KIND;

  private static final long LOUD_SECOND = (long) CellClass.LOUD << SECOND_KIND;
  private static final long LOUD = LOUD_FIRST | LOUD_SECOND;

  /** How many stones there is room for at first. */
  private static final int FEW_STONES = 64;

  private static final int DIRECTIONS = MnkLines.DIRECTIONS;
  private static final MnkStones NO_BOARD = MnkStones.of(1, 1, 1, MnkRule.FREE);

  private final MnkLines lines;
  private final int cells;
  private final int k;
  private final MnkRule rule;
  private final int reach;

  /** The cells of a stretch of line whose classes a stone in its middle may change. */
  private final long nearby;

  /** None where k is too large. */
  private final LineTable table;

  private final boolean tabled;
  private final LineReader[] readers;
  private final @Nullable Renju renju;

  /** Whose stone is on a cell, or {@link MnkStones#EMPTY}. */
  private final byte[] owners;

  /** Nothing on it where there is no table. */
  private final LineWords words;

  /**
   * By cell: the line classes in all four directions, the first side's in the low 16 bits; its
   * kinds, a byte for each side, as {@link CellClass#marked} has them; and the cell itself. Such a
   * word is all there is to write down before it changes.
   */
  private final long[] states;

  /** By side and pattern: the kind of a cell, marked, and what it is worth. */
  private final byte[][] kindsOf;

  private final long[][] worths;

  /** Whether anything is worth something. */
  private final boolean weighs;

  /** By side and kind: how many free cells there are. */
  private final int[] kinds = new int[2 * CellClass.KINDS];

  private final long[] sums = new long[2];
  private final CellSet[] winning;
  private final CellSet[] makers;
  private final CellSet[] doublers;

  /** The cells that changed, as they were before. */
  private long[] undoCells = new long[1 << 10];

  private int changed;

  /** By the number of stones, before one more was put: how many cells had changed, */
  private int[] undoMarks = new int[FEW_STONES];

  /** the counts of kinds, */
  private int[] undoKinds = new int[FEW_STONES * 2 * CellClass.KINDS];

  /** and the sums. */
  private long[] undoSums = new long[2 * FEW_STONES];

  private int free;
  private long key;

  /** An empty board. */
  MnkGlance(MnkStones board, MnkWorth worth) {
    lines = new MnkLines(board);
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
    words = new LineWords(tabled ? board : NO_BOARD, reach);
    states = new long[cells];
    boolean forbids = rule == MnkRule.RENJU;
    kindsOf = new byte[][] {CellClass.markedKinds(forbids), CellClass.markedKinds(false)};
    worths = new long[][] {worth.ofPatterns(forbids), worth.ofPatterns(false)};
    weighs = worth != MnkFeatures.WORTHLESS;
    nearby = LOW_BITS << (CELL_BITS * reach) & ~(-1L << (CELL_BITS * (3 * reach + 1)));
    winning = new CellSet[] {new CellSet(cells), new CellSet(cells)};
    makers = new CellSet[] {new CellSet(cells), new CellSet(cells)};
    doublers = new CellSet[] {new CellSet(cells), new CellSet(cells)};
    free = cells;
    key = MnkKeys.EMPTY_BOARD;
    openAll(board);
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

  private void openAll(MnkStones board) {
    int rows = board.rows;
    int columns = board.columns;
    // On an empty board only the distance from the ends of the line counts.
    int[] known = new int[(k + 1) * (k + 1)];
    for (int row = 0; row < rows; row++) {
      boolean middle = row >= k && row < rows - k && columns > 2 * k && k > 2;
      for (int column = 0; column < columns; column++) {
        open(row * columns + column, known);
        if (middle && column == k) {
          repeat(row * columns + column, columns - 2 * k);
          column = columns - k - 1;
        }
      }
    }
  }

  private void open(int cell, int[] known) {
    int pattern = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int at = lines.before(cell, direction) * (k + 1) + lines.behind(cell, direction);
      if (known[at] == 0) {
        known[at] = 1 + read(FIRST, cell, direction);
      }
      pattern |= (known[at] - 1) << (4 * direction);
    }
    states[cell] = (long) cell << CELL | withKinds(pattern | pattern << 16);
    enter(FIRST, cell);
    enter(SECOND, cell);
  }

  /** All cells in the middle of a large board are alike: so many from this one on. */
  private void repeat(int cell, int count) {
    for (int next = cell + 1; next < cell + count; next++) {
      states[next] = states[next - 1] + (1L << CELL);
    }
    for (int player = FIRST; player <= SECOND; player++) {
      kinds[player * CellClass.KINDS + kind(player, cell)] += count - 1;
      sums[player] += (count - 1) * worthOf(player, cell);
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
    return kinds[player * CellClass.KINDS + kind];
  }

  /** The kind of a free cell for a side, see {@link CellClass}. */
  int kind(int player, int cell) {
    return kindIn(states[cell], player);
  }

  private static int kindIn(long state, int player) {
    return (int) (state >>> (FIRST_KIND + 8 * player)) & CellClass.KIND_MASK;
  }

  /** The line classes of a free cell for a side, four bits each. */
  int pattern(int player, int cell) {
    return (int) (states[cell] >>> (16 * player)) & 0xffff;
  }

  /** The class of a free cell for a side. */
  int cellClass(int player, int cell) {
    int pattern = pattern(player, cell);
    return renju != null && player == FIRST
        ? CellClass.ofForbidding(pattern)
        : CellClass.of(pattern);
  }

  /** Whether a side may not play on a free cell. */
  boolean isForbidden(int player, int cell) {
    return renju != null && player == FIRST && renju.forbids(owners, cell);
  }

  /** The sum of what the free cells are worth, see {@link MnkWorth}. */
  long sum(int player) {
    return sums[player];
  }

  /** Whether a side can still complete a line with so many stones. */
  boolean canWin(int player, int stones) {
    for (int kind = CellClass.ROOM; kind <= CellClass.WIN; kind++) {
      if (count(player, kind) > 0 && CellClass.needed(kind, k) <= stones) {
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
    int pattern = pattern(player, cell);
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
      if ((pattern(player, cell) >>> (4 * direction) & 15) != LineClass.FIVE) {
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
    remember();
    leave(FIRST, cell);
    leave(SECOND, cell);
    owners[cell] = (byte) player;
    key ^= MnkKeys.stone(player, cell);
    free--;
    if (changed + 2 * DIRECTIONS * reach > undoCells.length) {
      undoCells = Arrays.copyOf(undoCells, 2 * undoCells.length + 2 * DIRECTIONS * reach);
    }
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (tabled) {
        lookUp(player, cell, direction);
      } else if (lines.count(cell, direction) > 0) {
        readAll(cell, direction);
      }
    }
  }

  /** Writes down what {@link #recall} brings back. */
  private void remember() {
    int stones = cells - free;
    if (stones == undoMarks.length) {
      undoMarks = Arrays.copyOf(undoMarks, 2 * stones);
      undoKinds = Arrays.copyOf(undoKinds, 2 * undoKinds.length);
      undoSums = Arrays.copyOf(undoSums, 2 * undoSums.length);
    }
    undoMarks[stones] = changed;
    System.arraycopy(kinds, 0, undoKinds, stones * kinds.length, kinds.length);
    undoSums[2 * stones] = sums[FIRST];
    undoSums[2 * stones + 1] = sums[SECOND];
  }

  private void recall() {
    int stones = cells - free;
    while (changed > undoMarks[stones]) {
      long before = undoCells[--changed];
      int cell = (int) (before >>> CELL);
      long now = states[cell];
      states[cell] = before;
      if (((before | now) & LOUD) != 0) {
        file(cell, before | now, before);
      }
    }
    System.arraycopy(undoKinds, stones * kinds.length, kinds, 0, kinds.length);
    sums[FIRST] = undoSums[2 * stones];
    sums[SECOND] = undoSums[2 * stones + 1];
  }

  /** Lifts the stone that was put last. */
  void lift(int cell) {
    int player = owners[cell];
    free++;
    key ^= MnkKeys.stone(player, cell);
    owners[cell] = MnkStones.EMPTY;
    if (tabled) {
      words.lift(cell);
    }
    recall();
    enterSets(FIRST, cell);
    enterSets(SECOND, cell);
  }

  private void lookUp(int player, int cell, int direction) {
    words.put(player, cell, direction);
    long around = words.around(cell, direction);
    int step = lines.steps[direction];
    long free = ~(around | around >>> 1) & nearby;
    while (free != 0) {
      int at = Long.numberOfTrailingZeros(free);
      free &= free - 1;
      int found = table.both(around >>> (at - CELL_BITS * reach));
      change(
          cell + (at / CELL_BITS - 2 * reach) * step, direction, (found | found << 12) & 0xf000f);
    }
  }

  private void readAll(int cell, int direction) {
    int first = -Math.min(lines.before(cell, direction), reach);
    int last = Math.min(lines.behind(cell, direction), reach);
    int step = lines.steps[direction];
    for (int at = first; at <= last; at++) {
      int near = cell + at * step;
      if (owners[near] == MnkStones.EMPTY) {
        change(near, direction, both(read(FIRST, near, direction), read(SECOND, near, direction)));
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

  /** Both sides' classes of one line, where a state has them. */
  private static int both(int first, int second) {
    return first | second << 16;
  }

  private void change(int cell, int direction, int both) {
    long before = states[cell];
    int shift = 4 * direction;
    int old = (int) before;
    int pattern = (old & ~(0xf000f << shift)) | both << shift;
    if (pattern == old) {
      return;
    }
    undoCells[changed++] = before;
    long now = (before & -1L << CELL) | withKinds(pattern);
    states[cell] = now;
    if (weighs) {
      long[] first = worths[FIRST];
      long[] second = worths[SECOND];
      sums[FIRST] += first[pattern & 0xffff] - first[old & 0xffff];
      sums[SECOND] += second[pattern >>> 16] - second[old >>> 16];
    }
    if (((before ^ now) >>> FIRST_KIND) != 0) {
      count(FIRST, before, -1);
      count(FIRST, now, 1);
      count(SECOND, before, -1);
      count(SECOND, now, 1);
      if (((before | now) & LOUD) != 0) {
        file(cell, before | now, now);
      }
    }
  }

  /** A pattern of both sides with their kinds, as a state has it. */
  private long withKinds(int pattern) {
    return (long) kindsOf[FIRST][pattern & 0xffff] << FIRST_KIND
        | (long) kindsOf[SECOND][pattern >>> 16] << SECOND_KIND
        | (pattern & 0xffffffffL);
  }

  private void count(int player, long state, int sign) {
    kinds[player * CellClass.KINDS + kindIn(state, player)] += sign;
  }

  /**
   * Puts a cell in the sets where its state belongs.
   *
   * @param either that state and the one before, to see whether a threat came or went
   */
  private void file(int cell, long either, long state) {
    if ((either & LOUD_FIRST) != 0) {
      file(FIRST, cell, kindIn(state, FIRST));
    }
    if ((either & LOUD_SECOND) != 0) {
      file(SECOND, cell, kindIn(state, SECOND));
    }
  }

  private void file(int player, int cell, int kind) {
    winning[player].set(cell, kind == CellClass.WIN);
    doublers[player].set(cell, kind == CellClass.DOUBLE);
    makers[player].set(cell, kind >= CellClass.FOUR && kind <= CellClass.DOUBLE);
  }

  private void enter(int player, int cell) {
    sums[player] += worthOf(player, cell);
    kinds[player * CellClass.KINDS + kind(player, cell)]++;
    enterSets(player, cell);
  }

  private void enterSets(int player, int cell) {
    int kind = kind(player, cell);
    if (kind >= CellClass.FOUR) {
      file(player, cell, kind);
    }
  }

  private void leave(int player, int cell) {
    int kind = kind(player, cell);
    sums[player] -= worthOf(player, cell);
    kinds[player * CellClass.KINDS + kind]--;
    if (kind >= CellClass.FOUR) {
      file(player, cell, CellClass.NOTHING);
    }
  }

  private long worthOf(int player, int cell) {
    return worths[player][pattern(player, cell)];
  }
}
