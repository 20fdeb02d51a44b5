package agon.mancala;

import agon.game.Keys;
import agon.game.Position;
import agon.game.Rng;
import java.util.Arrays;

/**
 * A board of up to eight pits a side in two longs, seen from the side to move, so that passing the
 * turn is an exchange of two words and no rule asks whose turn it is. No pit can hold more than the
 * 192 seeds of the largest such board, so a byte a pit is enough. Undo pops the words pushed by
 * play.
 */
abstract class PackedPosition extends MancalaPosition {
  private static final int UNDO_WORDS = 3;

  private final int pits;

  /** The pits of the side to move, and of the other. */
  long mine;

  long theirs;
  int myStore;
  int theirStore;
  int turn;
  int ply;

  /** Moves since the last that took seeds off the board; only where the rules ask for it. */
  int quiet;

  /** 1 while the second player may still turn the board round; only where the rules have it. */
  int pie;

  /** For each ply: the mover's row, the other's, and the rest packed into one word. */
  long[] undoWords = new long[64 * UNDO_WORDS];

  PackedPosition(int pits, int[] places, int turn) {
    this.pits = pits;
    this.turn = turn;
    int side = pits + 1;
    int me = turn * side;
    int they = side - me;
    for (int pit = 0; pit < pits; pit++) {
      mine |= (long) places[me + pit] << (pit << 3);
      theirs |= (long) places[they + pit] << (pit << 3);
    }
    myStore = places[me + pits];
    theirStore = places[they + pits];
  }

  PackedPosition(PackedPosition other) {
    pits = other.pits;
    mine = other.mine;
    theirs = other.theirs;
    myStore = other.myStore;
    theirStore = other.theirStore;
    turn = other.turn;
    ply = other.ply;
    quiet = other.quiet;
    pie = other.pie;
    undoWords = other.undoWords.clone();
  }

  /** Becomes a new board with these rows and empty stores, the first player to move. */
  final void restart(long mine, long theirs) {
    this.mine = mine;
    this.theirs = theirs;
    myStore = 0;
    theirStore = 0;
    turn = FIRST;
    ply = 0;
    quiet = 0;
    pie = 0;
  }

  @Override
  public final void copyFrom(Position other) {
    PackedPosition from = (PackedPosition) other;
    mine = from.mine;
    theirs = from.theirs;
    myStore = from.myStore;
    theirStore = from.theirStore;
    turn = from.turn;
    ply = from.ply;
    quiet = from.quiet;
    pie = from.pie;
    if (undoWords.length < ply * UNDO_WORDS) {
      undoWords = new long[from.undoWords.length];
    }
    System.arraycopy(from.undoWords, 0, undoWords, 0, ply * UNDO_WORDS);
  }

  /** Flags of the pits the side to move may play. */
  abstract long playable();

  final void push(int move) {
    int at = ply * UNDO_WORDS;
    if (at == undoWords.length) {
      undoWords = Arrays.copyOf(undoWords, 2 * at);
    }
    undoWords[at] = mine;
    undoWords[at + 1] = theirs;
    undoWords[at + 2] =
        (long) quiet << 32 | pie << 24 | myStore << 16 | theirStore << 8 | move << 1 | turn;
    ply++;
  }

  @Override
  public final void undo() {
    int at = --ply * UNDO_WORDS;
    mine = undoWords[at];
    theirs = undoWords[at + 1];
    long rest = undoWords[at + 2];
    quiet = (int) (rest >>> 32);
    pie = (int) rest >>> 24;
    myStore = (int) rest >>> 16 & 0xFF;
    theirStore = (int) rest >>> 8 & 0xFF;
    turn = (int) rest & 1;
  }

  /** Whether the rows were the same so many plies ago. */
  final boolean sameRows(int pliesAgo) {
    int at = (ply - pliesAgo) * UNDO_WORDS;
    return undoWords[at] == mine && undoWords[at + 1] == theirs;
  }

  /** Whether the rows were the same at two moments in the past. */
  final boolean sameRows(int pliesAgo, int otherPliesAgo) {
    int at = (ply - pliesAgo) * UNDO_WORDS;
    int other = (ply - otherPliesAgo) * UNDO_WORDS;
    return undoWords[at] == undoWords[other] && undoWords[at + 1] == undoWords[other + 1];
  }

  /** Each side takes the seeds on its own side, and nothing is left. */
  final void collect() {
    myStore += PackedRow.sum(mine);
    theirStore += PackedRow.sum(theirs);
    clear();
  }

  final void clear() {
    mine = 0;
    theirs = 0;
  }

  @Override
  public final int pits() {
    return pits;
  }

  @Override
  public final int seeds(int player, int pit) {
    boolean mover = player == turn;
    if (pit == pits) {
      return mover ? myStore : theirStore;
    }
    return PackedRow.seeds(mover ? mine : theirs, pit);
  }

  @Override
  final boolean isOpen() {
    return pie != 0;
  }

  @Override
  public final int turn() {
    return turn;
  }

  @Override
  public final boolean isOver() {
    return (mine | theirs) == 0;
  }

  @Override
  public final int moves(int[] into) {
    int count = 0;
    for (long left = playable(); left != 0; left &= left - 1) {
      into[count++] = PackedRow.first(left);
    }
    if (mayTurn()) {
      into[count++] = pits;
    }
    return count;
  }

  @Override
  public final int randomMove(Rng rng, int[] scratch) {
    int bits = PackedRow.bits(playable());
    int count = Integer.bitCount(bits);
    int chosen = rng.below(count + (pie & turn));
    return chosen < count ? PackedRow.nth(bits, chosen) : pits;
  }

  @Override
  public final int ply() {
    return ply;
  }

  @Override
  public final int lastMove() {
    return ply == 0 ? NO_MOVE : (int) undoWords[ply * UNDO_WORDS - 1] >>> 1 & 0x7F;
  }

  @Override
  public final long key() {
    int rest = pie << 24 | turn << 16 | myStore << 8 | theirStore;
    return Keys.fold(Keys.fold(mine, theirs), rest);
  }
}
