package agon.mancala;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;

/**
 * Works out all Oware positions with few seeds, layer by layer.
 *
 * <p><b>Cycles.</b> A move that takes seeds leads to a layer that is finished; any other stays in
 * the layer, where play may go round. Asked is what one side, the prover, can be sure of. It is
 * sure of a result if it can get to moves that leave the layer with that much, or go round for ever
 * on boards that, divided as they lie, bring that much: going round ends on one of these. A board
 * on which it would get less may be passed, but only once, on the way. In the words of games on
 * graphs: "eventually always good", a co-Büchi condition, found by two fixed points in turn. From
 * below: what can be forced by moves that lead to something known already. From above: where the
 * prover can stay among good boards, or leave for something known. Until nothing changes.
 *
 * <p>No board that is worth too little is met twice in this way, so the result holds for any number
 * of repetitions that ends the game, as long as no position has come up before.
 *
 * <p>Values are settled in order, in the first kind of pass from the largest down, in the second
 * from the smallest up, so a pass looks at every move backwards once.
 *
 * <p>What the prover is sure of with the other side to move is what that side can be held to: each
 * pair of needs gives the lower bounds of one and the upper bounds of the other.
 */
final class OwareDatabaseBuilder {
  // A move that leaves the layer: how many seeds are taken, how many the next mover then owns,
  // whether that is the end, the number of the board in its layer.
  private static final int TAKEN_SHIFT = 48;
  private static final int OWNED_SHIFT = 40;
  private static final long ENDS = 1L << 39;
  private static final int BOARD_MASK = Integer.MAX_VALUE;

  /** Each takes 24 bytes a board of the layer. */
  private static final int MOST_THREADS = 4;

  /** With fewer boards a layer is done before threads would help. */
  private static final int WORTH_THREADS = 50_000;

  private final int pits;
  private final int mostSeeds;
  private final ByteBuffer values;
  private final OwareDatabase known;
  private final BoardRanks ranks;
  private final PackedOware board;

  /** Of the layer at hand: how many boards, and the seeds of the mover in each. */
  private int boards;

  private byte[] owned = {};

  /** From which boards a move that stays in the layer leads to each, one's after the other's. */
  private int[] before = {};

  private int[] beforeFrom = {};

  /** How many moves of each board stay in the layer. */
  private byte[] stays = {};

  /** The moves of each board that leave the layer, one board's after the other's. */
  private long[] exits = {};

  private int[] exitsFrom = {};

  /**
   * @param values room for all positions; what is in it does not matter
   */
  OwareDatabaseBuilder(int pits, OwareRules.GrandSlam grandSlam, int mostSeeds, ByteBuffer values) {
    this.pits = pits;
    this.mostSeeds = mostSeeds;
    this.values = values;
    known = new OwareDatabase(pits, mostSeeds, values);
    ranks = new BoardRanks(pits, mostSeeds);
    // So many seeds at the start that nobody ever has half of them: that is seen to here.
    OwareRules rules = new OwareRules(pits, Byte.MAX_VALUE, grandSlam, 2);
    SowingTable sowing = SowingTable.oware(pits, mostSeeds);
    board = new PackedOware(rules, sowing, new int[2 * pits + 2], PackedOware.FIRST);
  }

  /**
   * Builds the whole database.
   *
   * @param goesOn asked before every layer with its number of seeds
   * @return whether it got to the end
   */
  boolean build(IntPredicate goesOn) {
    values.put(0, (byte) 0);
    values.put(1, (byte) 0);
    for (int seeds = 1; seeds <= mostSeeds; seeds++) {
      if (!goesOn.test(seeds)) {
        return false;
      }
      describe(seeds);
      prove(seeds);
    }
    return true;
  }

  private void describe(int seeds) {
    boards = (int) OwareDatabase.positions(pits, seeds);
    owned = new byte[boards];
    stays = new byte[boards];
    exitsFrom = new int[boards + 1];
    exits = new long[boards];
    int[] next = new int[boards * pits];
    Arrays.fill(next, -1);
    int exitCount = 0;
    int at = 0;
    int[] moves = new int[pits];
    for (int own = 0; own <= seeds; own++) {
      long[] otherRows = rows(seeds - own);
      for (long ownRow : rows(own)) {
        for (long otherRow : otherRows) {
          owned[at] = (byte) own;
          exitsFrom[at] = exitCount;
          if (exits.length < exitCount + pits) {
            exits = Arrays.copyOf(exits, exits.length + exits.length / 2 + pits);
          }
          board.restart(ownRow, otherRow);
          int count = board.moves(moves);
          if (count == 0) {
            // Never reached: the game ended before, divided as the seeds lie.
            exits[exitCount++] = ENDS | (long) (seeds - own) << OWNED_SHIFT;
          }
          for (int i = 0; i < count; i++) {
            board.play(moves[i]);
            if (board.isOver() || board.theirStore > 0) {
              exits[exitCount++] = exit(seeds);
            } else {
              next[at * pits + stays[at]++] = number(seeds);
            }
            board.undo();
          }
          at++;
        }
      }
    }
    exitsFrom[boards] = exitCount;
    turnRound(next);
  }

  private long[] rows(int seeds) {
    long[] rows = new long[ranks.rows(seeds)];
    ranks.enumerate(rows, 0, seeds);
    return rows;
  }

  private int number(int seeds) {
    return (int)
        (ranks.number(
                board.mine, PackedRow.sum(board.mine), board.theirs, PackedRow.sum(board.theirs))
            - ranks.block(0, seeds));
  }

  private long exit(int seeds) {
    if (board.isOver()) {
      // All that the next mover has got is as good as owned.
      return ENDS | (long) board.myStore << OWNED_SHIFT;
    }
    int taken = board.theirStore;
    return (long) taken << TAKEN_SHIFT
        | (long) PackedRow.sum(board.mine) << OWNED_SHIFT
        | number(seeds - taken);
  }

  /** From where moves lead to where they come from. */
  private void turnRound(int[] next) {
    beforeFrom = new int[boards + 2];
    for (int to : next) {
      if (to >= 0) {
        beforeFrom[to + 2]++;
      }
    }
    for (int at = 0; at <= boards; at++) {
      beforeFrom[at + 1] += beforeFrom[at];
    }
    before = new int[beforeFrom[boards + 1]];
    for (int i = 0; i < next.length; i++) {
      if (next[i] >= 0) {
        before[beforeFrom[next[i] + 1]++] = i / pits;
      }
    }
  }

  /** All needs of a layer: each is a question of its own, so large layers take several threads. */
  private void prove(int seeds) {
    AtomicInteger next = new AtomicInteger();
    Runnable work =
        () -> {
          Prover prover = new Prover(seeds);
          for (int need = next.getAndIncrement(); need <= seeds; need = next.getAndIncrement()) {
            prover.prove(need);
          }
        };
    int processors = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    if (boards < WORTH_THREADS || processors == 1) {
      work.run();
      return;
    }
    try (ExecutorService pool = Executors.newFixedThreadPool(processors)) {
      List<Future<?>> helpers = new ArrayList<>();
      for (int i = 0; i < processors; i++) {
        helpers.add(pool.submit(work));
      }
      for (Future<?> helper : helpers) {
        helper.get();
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Finds out what a prover is sure of in the layer at hand. */
  private final class Prover {
    private final int seeds;

    // Boards with the prover to move come first, those with the other side to move after them.

    /** What the prover is sure of, and what it may hope for at most. */
    private byte[] sure = new byte[2 * boards];

    private byte[] hope = new byte[2 * boards];

    /** What the best of the moves that leave the layer brings the prover. */
    private final byte[] exit = new byte[2 * boards];

    private final Ladder ladder;

    Prover(int seeds) {
      this.seeds = seeds;
      ladder = new Ladder(2 * boards, seeds);
    }

    /** What a prover is sure of who lacks so many seeds to one half. */
    void prove(int lacking) {
      leave(lacking);
      Arrays.fill(sure, (byte) (-seeds - 1));
      force();
      boolean news = stay();
      while (news) {
        news = force() && stay();
      }
      for (int at = 0; at < boards; at++) {
        values.put(known.place(seeds, lacking, at), sure[at]);
        values.put(known.place(seeds, seeds - lacking, at) + 1, (byte) -sure[boards + at]);
      }
    }

    /** What the best move out of the layer brings the prover, on either side's turn. */
    private void leave(int lacking) {
      int otherLacks = seeds - lacking;
      for (int at = 0; at < boards; at++) {
        int most = -seeds - 1;
        int least = seeds + 1;
        for (int i = exitsFrom[at]; i < exitsFrom[at + 1]; i++) {
          long way = exits[i];
          int taken = (int) (way >>> TAKEN_SHIFT);
          int left = seeds - taken;
          boolean ends = (way & ENDS) != 0;
          int divided = seeds - 2 * ((int) (way >>> OWNED_SHIFT) & 0xFF);
          int to = (int) way & BOARD_MASK;
          int mine =
              ends || taken > lacking
                  ? divided
                  : taken - known.most(known.place(left, otherLacks, to));
          int theirs =
              ends || taken > otherLacks
                  ? -divided
                  : known.least(known.place(left, lacking, to)) - taken;
          most = Math.max(most, mine);
          least = Math.min(least, theirs);
        }
        exit[at] = (byte) most;
        exit[boards + at] = (byte) least;
      }
    }

    /** From below: what leads to something known by force, the best first; whether that is news. */
    private boolean force() {
      ladder.clear();
      for (int at = 0; at < boards; at++) {
        int other = boards + at;
        ladder.put(at, Math.max(sure[at], exit[at]), 0);
        ladder.put(
            other, stays[at] == 0 ? Math.max(sure[other], exit[other]) : sure[other], stays[at]);
      }
      boolean news = false;
      for (int value = seeds; value >= -seeds; value--) {
        for (int at = ladder.next(value); at >= 0; at = ladder.next(value)) {
          news |= value > sure[at];
          sure[at] = (byte) value;
          boolean mine = at < boards;
          int board = mine ? at : at - boards;
          int shift = mine ? boards : 0;
          for (int i = beforeFrom[board]; i < beforeFrom[board + 1]; i++) {
            int from = before[i] + shift;
            if (!mine) {
              ladder.move(from, value);
            } else if (ladder.isLast(from)) {
              // All moves that stay are good enough, and so much brings the best that leaves.
              ladder.move(from, Math.max(sure[from], Math.min(value, exit[from])));
            }
          }
        }
      }
      return news;
    }

    /** From above: where going round is good enough, the worst first; whether that is news. */
    private boolean stay() {
      ladder.clear();
      for (int at = 0; at < boards; at++) {
        int divided = 2 * owned[at] - seeds;
        int other = boards + at;
        ladder.put(at, stays[at] == 0 ? sure[at] : Math.max(sure[at], divided), stays[at]);
        ladder.put(other, Math.max(sure[other], Math.min(-divided, exit[other])), 0);
      }
      boolean news = false;
      for (int value = -seeds; value <= seeds; value++) {
        for (int at = ladder.next(value); at >= 0; at = ladder.next(value)) {
          hope[at] = (byte) value;
          news |= value > sure[at];
          boolean mine = at < boards;
          int board = mine ? at : at - boards;
          int shift = mine ? boards : 0;
          for (int i = beforeFrom[board]; i < beforeFrom[board + 1]; i++) {
            int from = before[i] + shift;
            if (mine || ladder.isLast(from)) {
              ladder.move(from, Math.max(sure[from], value));
            }
          }
        }
      }
      byte[] swap = sure;
      sure = hope;
      hope = swap;
      return news;
    }
  }

  /**
   * Things on rungs, one for each value. Whoever climbs takes the things off rung by rung; a thing
   * may be moved to a rung not yet passed, and is taken off once.
   */
  private static final class Ladder {
    private static final int NONE = -1;

    /** It is not moved any more: it was, or it has been taken off. */
    private static final int FIXED = 64;

    private static final int TAKEN = 128;

    /** For each thing how many moves are still to be looked at, and these flags. */
    private final byte[] state;

    private final int lowest;

    /** Where it was put first, and where it was moved. */
    private final int[] firstOn;

    private final int[] afterOnFirst;
    private final int[] movedTo;
    private final int[] afterOnMoved;

    Ladder(int things, int seeds) {
      lowest = -seeds - 1;
      state = new byte[things];
      afterOnFirst = new int[things];
      afterOnMoved = new int[things];
      firstOn = new int[2 * seeds + 3];
      movedTo = new int[2 * seeds + 3];
    }

    void clear() {
      Arrays.fill(firstOn, NONE);
      Arrays.fill(movedTo, NONE);
    }

    void put(int thing, int value, int moves) {
      state[thing] = (byte) moves;
      afterOnFirst[thing] = firstOn[value - lowest];
      firstOn[value - lowest] = thing;
    }

    /** One more move has been looked at: whether it was the last, and the thing may be moved. */
    boolean isLast(int thing) {
      return --state[thing] == 0;
    }

    /** The first move counts. */
    void move(int thing, int value) {
      int flags = state[thing];
      if ((flags & (FIXED | TAKEN)) == 0) {
        state[thing] = (byte) (flags | FIXED);
        afterOnMoved[thing] = movedTo[value - lowest];
        movedTo[value - lowest] = thing;
      }
    }

    /** Takes something off a rung, or says that nothing is there. */
    int next(int value) {
      int rung = value - lowest;
      while (true) {
        int thing = movedTo[rung];
        if (thing != NONE) {
          movedTo[rung] = afterOnMoved[thing];
        } else {
          thing = firstOn[rung];
          if (thing == NONE) {
            return NONE;
          }
          firstOn[rung] = afterOnFirst[thing];
        }
        if ((state[thing] & TAKEN) == 0) {
          state[thing] |= (byte) TAKEN;
          return thing;
        }
      }
    }
  }
}
