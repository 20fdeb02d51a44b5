package agon.othello;

import agon.search.Insight;
import agon.search.Score;

/**
 * What boards of up to 8x8 know beyond the rules. It keeps no books: everything is a few dozen
 * operations on the words of the position.
 */
final class Insight8 implements Insight {
  /** Up to so many empty squares the result is as good as known: a few microseconds. */
  private static final int VERDICT_EMPTIES = 6;

  /** Up to so many empty squares {@link #exact} answers: a millisecond or so. */
  private static final int EXACT_EMPTIES = 12;

  /** From here on it matters in which quarter a move is played. */
  private static final int PARITY_EMPTIES = 18;

  private static final int TABLE_BITS = 13;

  private final Position8 position;
  private final Terrain8 terrain;
  private final Evaluation8 evaluation;
  private final MoveOrder8 order;
  private final EndgameSolver solver;

  Insight8(Position8 position, Terrain8 terrain) {
    this.position = position;
    this.terrain = terrain;
    evaluation = new Evaluation8(terrain);
    order = new MoveOrder8(terrain);
    solver = new EndgameSolver(terrain, false, TABLE_BITS);
  }

  private int empties() {
    return terrain.playableCount - Long.bitCount(position.own() | position.other());
  }

  @Override
  public int evaluate() {
    return evaluation.estimate(position.own(), position.other(), position.legal());
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
    return -order.cost(own | flips | (1L << bit), other ^ flips, bit, odd);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }

  @Override
  public int verdict() {
    return empties() > VERDICT_EMPTIES ? Score.UNKNOWN : Score.UNIT * solve(-65, 65);
  }

  /**
   * The final margin in hundredths for the side to move if the end is near enough to be searched at
   * once, else {@link Score#UNKNOWN}. Outside the window it is only a bound on that side
   * (fail-soft).
   */
  public int exact(int alpha, int beta) {
    if (empties() > EXACT_EMPTIES) {
      return Score.UNKNOWN;
    }
    int low = Math.floorDiv(alpha, Score.UNIT);
    int high = Math.ceilDiv(beta, Score.UNIT);
    return Score.UNIT * solve(low, high);
  }

  private int solve(int alpha, int beta) {
    return solver.solve(position.own(), position.other(), alpha, beta, Long.MAX_VALUE);
  }
}
