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
  private static final int WIDTH_BITS = 3;
  private static final int WIDTH = 1 << WIDTH_BITS;
  private static final int PACKED_PITS = 6;
  private static final long MORE_THAN_31 = 0xE0E0E0E0E0E0L;

  /** In what is kept of a reply: it is the same side's turn. */
  private static final int AGAIN = 1 << 19;

  /** What is tried before everything else. */
  private static final int FIRST = 256;

  /** Worth as much in the order as so many seeds. */
  private static final int EXTRA_TURN = 6;

  /** Parts of a seed that the order goes by. */
  private static final int FRACTION = 32;

  /** No answer: the search was told to stop, or has used what it may. */
  static final int STOPPED = Integer.MIN_VALUE;

  /** Leaves the recursion; what was proven is in the table. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stop() {
      super("stopped", null, false, false);
    }
  }

  /** What a position takes that is hardly larger than those in the database, as a power of two. */
  private static final int LEAST_BITS = 3;

  /** In relays seeds stay in play for long. */
  private static final int RELAY_BITS = 5;

  /** Such a part of what is expected is worth beginning with where nobody is in a hurry. */
  private static final int FAIR_PART = 16;

  private final KalahRules rules;
  private final int pits;
  private final boolean eitherEnds;
  private final int leastCaptured;

  /** Only where sowing goes on. */
  private final long @Nullable [] relay;

  /** Whether all seeds end in stores, so that a result is odd exactly if the seeds are. */
  private final boolean keepsParity;

  /** How far a result is from the next one. */
  private final int step;

  /**
   * So many seeds may go to the other row; a sowing that brings more there is tried after others
   * that win as much. Two fewer than pits was best on all boards of four to six pits that were
   * tried, and took a third of the nodes off (6,4), two thirds off (5,4).
   */
  private final int generous;

  private final SowingTable sowingTable;
  private final long[] sowing;
  private final KalahTable table;

  /** Whether two rows are told apart by five bits a pit. */
  private final boolean packs;

  private final @Nullable BoardRanks ranks;
  private @Nullable KalahDatabase database;
  private int databaseSeeds;
  private Visits visits = new Visits();
  private long nodes;
  private long mostNodes = Long.MAX_VALUE;

  // The replies of all plies, WIDTH each: the rows as the next mover sees them, and the rest.
  private long[] nextMine = new long[64 * WIDTH];
  private long[] nextTheirs = new long[64 * WIDTH];
  private long[] nextKey = new long[64 * WIDTH];
  private long[] nextEntry = new long[64 * WIDTH];
  private int[] nextRest = new int[64 * WIDTH];

  // What the replies are worth in the order, and below that which of them it is.
  private int[] nextOrder = new int[64 * WIDTH];

  // Those that are in the database: where, and the rest.
  private int[] knownPlace = new int[64 * WIDTH];
  private int[] knownRest = new int[64 * WIDTH];

  /**
   * @param total all seeds of the game
   */
  KalahSearch(KalahRules rules, int total, SowingTable sowing, int megabytes) {
    this.rules = rules;
    this.pits = rules.pits();
    this.eitherEnds = rules.end() == KalahRules.End.EITHER;
    this.leastCaptured = rules.leastCaptured();
    this.relay = rules.relay() ? Relay.make() : null;
    this.keepsParity = rules.remaining() != KalahRules.Remaining.NOBODY;
    this.step = keepsParity ? 2 : 1;
    this.generous = pits - 2;
    this.sowingTable = sowing;
    this.sowing = sowing.words;
    this.packs = pits <= PACKED_PITS;
    double boards = BoardRanks.boards(pits, total);
    boolean exact = !packs && boards < 1L << 52;
    this.ranks = exact ? new BoardRanks(pits, total) : null;
    int bits =
        packs ? 10 * PACKED_PITS : exact ? 64 - Long.numberOfLeadingZeros((long) boards) : 64;
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
   * How many nodes a position with so many seeds takes, by 250 positions of games on (6,4): three
   * of four were solved within 8 nodes for the first seed beyond the database, 250,000 for the
   * twentieth, eight times as many with every four seeds.
   */
  long expected(int seeds) {
    int above = Math.max(0, seeds - databaseSeeds);
    int bits = LEAST_BITS + (relay == null ? 0 : RELAY_BITS) + 3 * above / 4;
    return bits < Long.SIZE - 2 ? 1L << bits : Long.MAX_VALUE / 2;
  }

  /** Whether so many nodes are a fair part of what a position with so many seeds takes. */
  boolean isWorthwhile(int seeds, long nodes) {
    return nodes >= expected(seeds) / FAIR_PART;
  }

  /** Positions visited since this was made. */
  long nodes() {
    return nodes;
  }

  void clear() {
    table.clear();
  }

  /** What it remembers. */
  KalahTable table() {
    return table;
  }

  /**
   * Whether the mover will win at least so much of what is in the pits: fail-soft, an answer of at
   * least {@code wanted} is a lower bound, one below it an upper bound; or {@link #STOPPED}.
   */
  int ask(long mine, long theirs, int wanted) {
    try {
      int mySeeds = PackedRow.sum(mine);
      int theirSeeds = PackedRow.sum(theirs);
      int seeds = mySeeds + theirSeeds;
      int beta = keepsParity ? wanted + ((wanted ^ seeds) & 1) : wanted;
      if (beta > seeds) {
        return seeds;
      }
      if (beta <= -seeds) {
        return -seeds;
      }
      return seeds <= databaseSeeds && database != null
          ? database.value(mine, mySeeds, theirs, theirSeeds)
          : search(
              mine, theirs, mySeeds, theirSeeds, key(mine, mySeeds, theirs, theirSeeds), beta, 0);
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

  /**
   * The recursion. That an answer is not known from the number of seeds alone is sure already.
   *
   * @param key of the board, see {@link #key}
   * @param beta asked is whether the mover wins at least this; as odd as the seeds where that holds
   *     for all results
   */
  private int search(
      long mine, long theirs, int mySeeds, int theirSeeds, long key, int beta, int ply) {
    if (visits.visit() || ++nodes > mostNodes) {
      throw new Stop();
    }
    int seeds = mySeeds + theirSeeds;
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

    // All replies, from right to left: what ends the game is settled.
    int last = first;
    int settled = first;
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
      if (relay != null) {
        Relay.goOn(relay, pits, sowingTable, own, other, landing);
        own = relay[Relay.OWN];
        other = relay[Relay.OTHER];
        landing = (int) relay[Relay.LANDING];
        gain = (int) relay[Relay.GAIN];
      }
      if ((landing & SowingTable.IN_OWN_PIT) != 0) {
        int to = SowingTable.lastPit(landing);
        if (PackedRow.seeds(own, to) == 1) {
          int opposite = pits - 1 - to;
          int taken = PackedRow.seeds(other, opposite);
          if (taken >= leastCaptured) {
            gain += taken + 1;
            own &= ~PackedRow.pit(to);
            other &= ~PackedRow.pit(opposite);
          }
        }
      }
      int ownSeeds = PackedRow.sum(own);
      int otherSeeds = seeds - gain - ownSeeds;
      boolean again = (landing & SowingTable.IN_STORE) != 0;
      if (again
          ? ownSeeds == 0 || (otherSeeds == 0 && eitherEnds)
          : otherSeeds == 0 || (ownSeeds == 0 && eitherEnds)) {
        int value = gain + remaining(ownSeeds, otherSeeds);
        if (value > best) {
          best = value;
          bestMove = pit;
        }
        continue;
      }
      long swap = again ? 0 : own ^ other;
      long nextOwn = own ^ swap;
      long nextOther = other ^ swap;
      int nextOwnSeeds = again ? ownSeeds : otherSeeds;
      int nextOtherSeeds = again ? otherSeeds : ownSeeds;
      int rest = gain << 24 | pit << 20 | (again ? AGAIN : 0) | nextOwnSeeds << 8 | nextOtherSeeds;
      if (nextOwnSeeds + nextOtherSeeds <= databaseSeeds && database != null) {
        knownPlace[settled] = database.place(nextOwn, nextOwnSeeds, nextOther, nextOtherSeeds);
        knownRest[settled++] = rest;
      } else {
        nextMine[last] = nextOwn;
        nextTheirs[last] = nextOther;
        nextKey[last] = key(nextOwn, nextOwnSeeds, nextOther, nextOtherSeeds);
        nextRest[last++] = rest;
      }
    }

    KalahDatabase endgames = database;
    if (endgames != null) {
      for (int i = first; i < settled; i++) {
        int rest = knownRest[i];
        int value = endgames.at(knownPlace[i]);
        value = (rest >>> 24) + ((rest & AGAIN) != 0 ? value : -value);
        if (value > best) {
          best = value;
          bestMove = rest >>> 20 & 15;
        }
      }
    }
    if (best >= beta) {
      table.store(key, Math.max(lower, best), upper, bestMove, 1);
      return best;
    }

    // Where memory is slow, several places of it are as fast as one if they are asked for together.
    for (int i = first; i < last; i++) {
      nextEntry[i] = table.touch(nextKey[i]);
    }

    // What the table knows enough of is settled, too; the others are put in order: the table's
    // move, large captures, extra turns, the rest by what they bring and, that being equal, give
    // away; from right to left.
    int tableMove = KalahTable.move(entry);
    int left = first;
    for (int i = first; i < last; i++) {
      int rest = nextRest[i];
      long known = table.probe(nextKey[i]);
      int gain = rest >>> 24;
      int pit = rest >>> 20 & 15;
      boolean again = (rest & AGAIN) != 0;
      int most =
          gain + Math.min(seeds - gain, again ? KalahTable.upper(known) : -KalahTable.lower(known));
      int least =
          gain + Math.max(gain - seeds, again ? KalahTable.lower(known) : -KalahTable.upper(known));
      if (least >= beta) {
        table.store(key, Math.max(lower, least), upper, pit, 1);
        return least;
      }
      if (most < beta) {
        if (most > best) {
          best = most;
          bestMove = pit;
        }
        continue;
      }
      int worth = FRACTION * (pit == tableMove ? FIRST : again ? EXTRA_TURN : gain);
      if (!again) {
        int given = mySeeds - gain - (rest & 0xFF);
        worth -= Math.clamp(given - generous, 0, FRACTION - 1);
      }
      int order = worth << WIDTH_BITS | (WIDTH - 1 - (i - first));
      int into = left++;
      while (into > first && nextOrder[into - 1] < order) {
        nextOrder[into] = nextOrder[into - 1];
        into--;
      }
      nextOrder[into] = order;
    }
    for (int n = first; n < left; n++) {
      int i = first + WIDTH - 1 - (nextOrder[n] & (WIDTH - 1));
      int rest = nextRest[i];
      int gain = rest >>> 24;
      int a = rest >>> 8 & 0xFF;
      int b = rest & 0xFF;
      int value =
          (rest & AGAIN) != 0
              ? gain + search(nextMine[i], nextTheirs[i], a, b, nextKey[i], beta - gain, ply + 1)
              : gain
                  - search(
                      nextMine[i], nextTheirs[i], a, b, nextKey[i], gain - beta + step, ply + 1);
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

  /** A number of the board for the table; nothing where it would not be the only one. */
  private long key(long mine, int mySeeds, long theirs, int theirSeeds) {
    if (packs) {
      return ((mine | theirs) & MORE_THAN_31) != 0
          ? KalahTable.NO_NUMBER
          : table.shuffle(fiveBits(mine) << 30 | fiveBits(theirs));
    }
    return table.shuffle(
        ranks != null ? ranks.number(mine, mySeeds, theirs, theirSeeds) : Keys.fold(mine, theirs));
  }

  /** Six pits in thirty bits. */
  private static long fiveBits(long row) {
    long pairs = (row & 0x00FF00FF00FFL) | (row & 0xFF00FF00FF00L) >>> 3;
    return (pairs & 0x3FF) | (pairs >>> 6 & 0xFFC00) | (pairs >>> 12 & 0x3FF00000);
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
    nextKey = Arrays.copyOf(nextKey, 2 * nextKey.length);
    nextEntry = Arrays.copyOf(nextEntry, 2 * nextEntry.length);
    knownPlace = Arrays.copyOf(knownPlace, 2 * knownPlace.length);
    knownRest = Arrays.copyOf(knownRest, 2 * knownRest.length);
  }
}
