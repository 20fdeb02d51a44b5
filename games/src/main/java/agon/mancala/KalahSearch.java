package agon.mancala;

import agon.game.Keys;
import agon.search.Visits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Solves Kalah exactly on boards of packed rows. Only questions of the kind "will the mover still
 * win at least so much?" are asked (MTD, Plaat et al. 1996), without deepening: every answer is
 * certain. Stores are left out, they only shift the result. The search goes down to the endgame
 * database, tries extra turns first, and looks the replies up in its table before it searches any.
 */
final class KalahSearch {
  private static final int WIDTH = 8;

  /** No answer: the search was told to stop, or has used what it may. */
  static final int STOPPED = Integer.MIN_VALUE;

  /** Leaves the recursion; what was proven is in the table. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stop() {
      super("stopped", null, false, false);
    }
  }

  private final KalahRules rules;
  private final int pits;
  private final boolean eitherEnds;
  private final boolean emptyCapture;

  /** Whether all seeds end in stores, so that a result is odd exactly if the seeds are. */
  private final boolean keepsParity;

  private final long[] sowing;
  private final KalahTable table;
  private final @Nullable KalahRanks ranks;
  private @Nullable KalahDatabase database;
  private int databaseSeeds;
  private Visits visits = new Visits();
  private long nodes;
  private long mostNodes = Long.MAX_VALUE;

  // The replies of all plies, WIDTH each: the rows as the next mover sees them, and the rest.
  private long[] nextMine = new long[64 * WIDTH];
  private long[] nextTheirs = new long[64 * WIDTH];
  private int[] nextRest = new int[64 * WIDTH];
  private int[] nextOrder = new int[64 * WIDTH];

  /**
   * @param total all seeds of the game
   */
  KalahSearch(KalahRules rules, int total, SowingTable sowing, int megabytes) {
    this.rules = rules;
    this.pits = rules.pits();
    this.eitherEnds = rules.end() == KalahRules.End.EITHER;
    this.emptyCapture = rules.emptyCapture();
    this.keepsParity = rules.remaining() != KalahRules.Remaining.NOBODY;
    this.sowing = sowing.words;
    double boards = KalahRanks.boards(pits, total);
    boolean exact = boards < 1L << 52;
    this.ranks = exact ? new KalahRanks(pits, total) : null;
    int bits = exact ? 64 - Long.numberOfLeadingZeros((long) boards) : 64;
    this.table = new KalahTable(megabytes, bits);
  }

  void use(KalahDatabase endgames) {
    database = endgames;
    databaseSeeds = endgames.mostSeeds();
  }

  int databaseSeeds() {
    return databaseSeeds;
  }

  /** From now on visits so many positions at the most, and counts them here. */
  void allow(long more, Visits counter) {
    mostNodes = nodes + Math.min(more, Long.MAX_VALUE / 2);
    visits = counter;
  }

  /**
   * Whether so many nodes are a fair part of what a position with so many seeds takes. That doubles
   * with every second seed: from (6,3) to (6,4), twelve seeds more, it grows seventyfold.
   */
  boolean isWorthwhile(int seeds, long nodes) {
    int above = Math.max(0, seeds - databaseSeeds);
    return above < 110 && nodes >= 16L << (above / 2);
  }

  /** Positions visited since this was made. */
  long nodes() {
    return nodes;
  }

  void clear() {
    table.clear();
  }

  /**
   * Whether the mover will win at least so much of what is in the pits: fail-soft, an answer of at
   * least {@code wanted} is a lower bound, one below it an upper bound; or {@link #STOPPED}.
   */
  int ask(long mine, long theirs, int wanted) {
    try {
      return search(mine, theirs, PackedRow.sum(mine), PackedRow.sum(theirs), wanted, 0);
    } catch (Stop stop) {
      return STOPPED;
    }
  }

  /** What the mover of a solved position will still win. */
  int value(long mine, long theirs) {
    int low = -PackedRow.sum(mine) - PackedRow.sum(theirs);
    int high = -low;
    int answer = 0;
    while (low < high) {
      int wanted = Math.max(low + 1, Math.min(answer, high));
      answer = ask(mine, theirs, wanted);
      if (answer == STOPPED) {
        return STOPPED;
      }
      if (answer >= wanted) {
        low = answer;
      } else {
        high = answer;
      }
    }
    return low;
  }

  /** A move that wins so much, which is what the position is worth; −1 if stopped before. */
  int best(PackedKalah board, int value) {
    int mover = board.turn();
    int[] moves = new int[pits];
    int count = board.moves(moves);
    int before = board.myStore - board.theirStore;
    for (int i = count - 1; i >= 0; i--) {
      board.play(moves[i]);
      boolean again = board.turn() == mover;
      int now = board.myStore - board.theirStore;
      int gain = (again ? now : -now) - before;
      boolean found;
      if (board.isOver()) {
        found = gain >= value;
      } else {
        int wanted = again ? value - gain : gain - value + 1;
        int answer = ask(board.mine, board.theirs, wanted);
        found = answer != STOPPED && (answer >= wanted) == again;
      }
      board.undo();
      if (found) {
        return moves[i];
      }
    }
    return -1;
  }

  private int search(long mine, long theirs, int mySeeds, int theirSeeds, int wanted, int ply) {
    if (visits.visit() || ++nodes > mostNodes) {
      throw new Stop();
    }
    int seeds = mySeeds + theirSeeds;
    int beta = keepsParity ? wanted + ((wanted ^ seeds) & 1) : wanted;
    if (beta > seeds) {
      return seeds;
    }
    if (beta <= -seeds) {
      return -seeds;
    }
    if (seeds <= databaseSeeds && database != null) {
      return database.value(mine, mySeeds, theirs, theirSeeds);
    }
    long key = key(mine, mySeeds, theirs, theirSeeds);
    long entry = table.probe(key);
    int lower = Math.max(-seeds, KalahTable.lower(entry));
    int upper = Math.min(seeds, KalahTable.upper(entry));
    if (lower >= beta) {
      return lower;
    }
    if (upper < beta) {
      return upper;
    }
    long before = nodes;
    int first = ply * WIDTH;
    if (first + WIDTH > nextMine.length) {
      grow();
    }
    int best = Integer.MIN_VALUE;
    int bestMove = KalahTable.NO_MOVE;
    int tableMove = KalahTable.move(entry);
    int last = first;
    // Phase 1: all replies, from right to left; what ends the game or is in the database is
    // settled, what the table knows enough of as well.
    for (int pit = pits - 1; pit >= 0; pit--) {
      int count = PackedRow.seeds(mine, pit);
      if (count == 0) {
        continue;
      }
      int at = SowingTable.entry(pit, count);
      long own = (mine & ~PackedRow.pit(pit)) + sowing[at];
      long other = theirs + sowing[at + 1];
      int landing = (int) sowing[at + 2];
      int gain = SowingTable.gain(landing);
      boolean again = (landing & SowingTable.IN_STORE) != 0;
      if ((landing & SowingTable.IN_OWN_PIT) != 0) {
        int to = SowingTable.lastPit(landing);
        if (PackedRow.seeds(own, to) == 1) {
          int opposite = pits - 1 - to;
          int taken = PackedRow.seeds(other, opposite);
          if (taken > 0 || emptyCapture) {
            gain += taken + 1;
            own &= ~PackedRow.pit(to);
            other &= ~PackedRow.pit(opposite);
          }
        }
      }
      int ownSeeds = PackedRow.sum(own);
      int otherSeeds = seeds - gain - ownSeeds;
      int value;
      if (again
          ? ownSeeds == 0 || (otherSeeds == 0 && eitherEnds)
          : otherSeeds == 0 || (ownSeeds == 0 && eitherEnds)) {
        value = gain + remaining(ownSeeds, otherSeeds);
      } else if (ownSeeds + otherSeeds <= databaseSeeds && database != null) {
        value =
            again
                ? gain + database.value(own, ownSeeds, other, otherSeeds)
                : gain - database.value(other, otherSeeds, own, ownSeeds);
      } else {
        long nextEntry =
            again
                ? table.probe(key(own, ownSeeds, other, otherSeeds))
                : table.probe(key(other, otherSeeds, own, ownSeeds));
        int rest = seeds - gain;
        int most =
            gain
                + Math.min(
                    rest, again ? KalahTable.upper(nextEntry) : -KalahTable.lower(nextEntry));
        int least =
            gain
                + Math.max(
                    -rest, again ? KalahTable.lower(nextEntry) : -KalahTable.upper(nextEntry));
        if (least >= beta) {
          value = least;
        } else if (most < beta) {
          value = most;
        } else {
          // The table's move, extra turns, the rest by what they bring; from right to left.
          int order = pit == tableMove ? 255 : again ? 254 : gain;
          int into = last++;
          while (into > first && nextOrder[into - 1] < order) {
            nextMine[into] = nextMine[into - 1];
            nextTheirs[into] = nextTheirs[into - 1];
            nextRest[into] = nextRest[into - 1];
            nextOrder[into] = nextOrder[into - 1];
            into--;
          }
          nextOrder[into] = order;
          nextMine[into] = again ? own : other;
          nextTheirs[into] = again ? other : own;
          nextRest[into] =
              gain << 24
                  | pit << 20
                  | (again ? 1 << 19 : 0)
                  | (again ? ownSeeds : otherSeeds) << 8
                  | (again ? otherSeeds : ownSeeds);
          continue;
        }
      }
      if (value > best) {
        best = value;
        bestMove = pit;
        if (value >= beta) {
          table.store(key, Math.max(lower, best), upper, bestMove, 1);
          return best;
        }
      }
    }
    for (int i = first; i < last; i++) {
      int rest = nextRest[i];
      int gain = rest >>> 24;
      int a = rest >>> 8 & 0xFF;
      int b = rest & 0xFF;
      int value =
          (rest & 1 << 19) != 0
              ? gain + search(nextMine[i], nextTheirs[i], a, b, beta - gain, ply + 1)
              : gain - search(nextMine[i], nextTheirs[i], a, b, gain - beta + 1, ply + 1);
      if (value > best) {
        best = value;
        bestMove = rest >>> 20 & 15;
        if (value >= beta) {
          table.store(key, Math.max(lower, best), upper, bestMove, nodes - before);
          return best;
        }
      }
    }
    table.store(key, lower, Math.min(upper, best), bestMove, nodes - before);
    return best;
  }

  private long key(long mine, int mySeeds, long theirs, int theirSeeds) {
    return table.shuffle(
        ranks != null ? ranks.number(mine, mySeeds, theirs, theirSeeds) : Keys.fold(mine, theirs));
  }

  private int remaining(int own, int other) {
    return switch (rules.remaining()) {
      case OWNER -> own - other;
      case EMPTIER -> other - own;
      case NOBODY -> 0;
    };
  }

  private void grow() {
    nextMine = Arrays.copyOf(nextMine, 2 * nextMine.length);
    nextTheirs = Arrays.copyOf(nextTheirs, 2 * nextTheirs.length);
    nextRest = Arrays.copyOf(nextRest, 2 * nextRest.length);
    nextOrder = Arrays.copyOf(nextOrder, 2 * nextOrder.length);
  }
}
