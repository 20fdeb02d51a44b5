package agon.othello;

import agon.search.Abdada;
import agon.search.Insight;
import agon.search.Score;
import agon.search.Visits;

/**
 * What boards of up to 8x8 know beyond the rules. It keeps no books: everything is a few dozen
 * operations on the words of the position.
 */
final class Insight8 implements Insight {
  /** Up to so many empty squares the result is as good as known: a microsecond. */
  private static final int VERDICT_EMPTIES = 4;

  /**
   * Up to so many empty squares {@link #exact} answers, if a search of the depth that is asked for
   * would not be cheaper.
   */
  private static final int EXACT_EMPTIES = 16;

  private static final int EXACT_EMPTIES_AT_LEAF = 6;
  private static final int EXACT_EMPTIES_A_PLY = 2;

  /** Some tens of milliseconds: whoever watches the clock cannot look in between. */
  private static final long EXACT_NODES = 500_000;

  /** No margin is as large. */
  private static final int WHOLE = 65;

  /** No solution may take more than this part of the nodes that are left. */
  private static final int SHARE = 8;

  /** From here on it matters in which quarter a move is played. */
  private static final int PARITY_EMPTIES = 18;

  private static final int TABLE_POSITIONS = 1 << 14;

  private final Position8 position;
  private final Terrain8 terrain;
  private final Estimate8 estimate;
  private final MoveOrder8 order;
  private final Table8 table = new Table8(TABLE_POSITIONS);
  private final Search8 search;
  private final Judge8 judge;
  private Visits visits = new Visits();

  /** With so many empty squares a solution takes more nodes than are left. */
  private int tooMany = EXACT_EMPTIES + 1;

  Insight8(Position8 position, Terrain8 terrain, Estimate8 estimate) {
    this.position = position;
    this.terrain = terrain;
    this.estimate = estimate;
    order = new MoveOrder8(terrain);
    search = new Search8(terrain, terrain.emptiesToWinner, estimate, table, new Abdada(), false);
    judge = new Judge8(terrain, estimate);
  }

  private int empties() {
    return terrain.playableCount - Long.bitCount(position.own() | position.other());
  }

  @Override
  public int evaluate() {
    return estimate.of(position.own(), position.other(), position.legal());
  }

  @Override
  public int rank(int move) {
    if (move == position.pass) {
      return 0;
    }
    int bit = position.bit(move);
    long own = position.own();
    long other = position.other();
    long flips = Bitboard8.flips(own, other, bit);
    long empty = terrain.playable & ~(own | other);
    int odd = Long.bitCount(empty) <= PARITY_EMPTIES ? terrain.oddQuarters(empty) : 0;
    long mine = own | flips | (1L << bit);
    long yours = other ^ flips;
    long left = empty & ~(1L << bit);
    return -order.cost(mine, left, Bitboard8.moves(yours, mine, left), bit, odd);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }

  @Override
  public int verdict() {
    return empties() > VERDICT_EMPTIES
        ? Score.UNKNOWN
        : Score.UNIT * solve(-WHOLE, WHOLE, Long.MAX_VALUE);
  }

  @Override
  public void begin(Visits newVisits) {
    visits = newVisits;
    tooMany = EXACT_EMPTIES + 1;
    search.begin(newVisits);
    table.nextSearch();
  }

  @Override
  public int exact(int alpha, int beta, int depth) {
    int empties = empties();
    if (empties >= tooMany || empties > EXACT_EMPTIES_A_PLY * depth + EXACT_EMPTIES_AT_LEAF) {
      return Score.UNKNOWN;
    }
    long share = visits.left() / SHARE;
    int value =
        solve(
            Math.floorDiv(alpha, Score.UNIT),
            Math.ceilDiv(beta, Score.UNIT),
            Math.min(EXACT_NODES, share));
    if (!search.isStopped()) {
      return Score.UNIT * value;
    }
    tooMany = share < EXACT_NODES ? empties : tooMany;
    return Score.UNKNOWN;
  }

  @Override
  public int judge(int depth, int playedOut) {
    return empties() <= playedOut
        ? Score.UNIT * solve(-WHOLE, WHOLE, Long.MAX_VALUE)
        : judge.of(position.own(), position.other(), depth);
  }

  /** The position itself has been counted by whoever asks. */
  private int solve(int alpha, int beta, long mostNodes) {
    visits.add(-1);
    search.allow(mostNodes);
    return search.solve(position.own(), position.other(), alpha, beta, ProbCut8.EXACT);
  }
}
