package agon.dipole;

import static agon.dipole.DipoleBoard.OFF;

import agon.search.Insight;
import agon.search.Score;

/** What a player of Dipole sees at a glance. */
final class DipoleInsight implements Insight {
  /** A side with no more men than this may be lost by force, and the proof needs all moves. */
  private static final int FEW_MEN = 6;

  /** So near to the limit of moves the result can be proven, which needs all moves too. */
  private static final int FEW_PLIES = 20;

  /** A man taken counts as much as so many brought out of danger. */
  private static final int TAKEN = 2;

  private final DipolePosition position;
  private final DipoleBoard board;
  private final DipoleEstimate estimate;
  private final DipoleDanger danger;
  private final DipoleDatabase endgames;

  DipoleInsight(
      DipolePosition position,
      DipoleBoard board,
      DipoleEstimate estimate,
      DipoleDatabase endgames) {
    this.position = position;
    this.board = board;
    this.estimate = estimate;
    this.endgames = endgames;
    danger = new DipoleDanger(position, board);
  }

  @Override
  public int evaluate() {
    return estimate.forSideToMove();
  }

  @Override
  public int verdict() {
    int known = endgames.verdict(position);
    return known != Score.UNKNOWN ? known : DipoleVerdict.of(position, board);
  }

  @Override
  public int moves(int[] into) {
    return position.moves(into);
  }

  /**
   * Leaves out what takes two men or more off the board. One man off can be the cheapest way to
   * pass; more only help the enemy, who would need moves to capture them.
   */
  @Override
  public int likelyMoves(int[] into) {
    if (mayBeProven()) {
      return -1;
    }
    int all = position.moves(into);
    int kept = 0;
    for (int i = 0; i < all; i++) {
      int move = into[i];
      if (move == board.pass || DipoleBoard.men(move) == 1 || board.target(move) != OFF) {
        into[kept++] = move;
      }
    }
    return kept == 0 || kept == all ? -1 : kept;
  }

  private boolean mayBeProven() {
    int lastPly = position.lastPly();
    return Math.min(position.total(0), position.total(1)) <= FEW_MEN
        || (lastPly != 0 && lastPly - position.plies() <= FEW_PLIES);
  }

  /** Captures, but for those that give more men than they take to an enemy who can take back. */
  @Override
  public int loudMoves(int[] into) {
    int turn = position.turn();
    long enemy = position.stacks(1 - turn);
    int count = 0;
    for (long left = position.stacks(turn); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long prey = enemy & board.reach(turn, square, position.men(square));
      for (; prey != 0; prey &= prey - 1) {
        int target = Long.numberOfTrailingZeros(prey);
        int move = board.between(square, target);
        int moved = DipoleBoard.men(move);
        int taken = position.men(target);
        if (moved == taken || (moved > taken && !danger.threatens(target, moved))) {
          into[count++] = move;
        }
      }
    }
    return count;
  }

  /**
   * Men taken less men given away, and men brought out of danger less men brought into it at both
   * ends of the move. Coarse on purpose: among equals the search knows better.
   */
  @Override
  public int rank(int move) {
    if (move == board.pass) {
      return 0;
    }
    int start = DipoleBoard.start(move);
    int moved = DipoleBoard.men(move);
    int target = board.target(move);
    int before = position.men(start);
    int gained = 0;
    int rescued = danger.exposed(start, before) - danger.exposed(start, before - moved);
    if (target == OFF) {
      gained = -moved;
    } else if (position.owns(1 - position.turn(), target)) {
      gained = position.men(target);
      rescued -= danger.exposed(target, moved);
    } else {
      int there = position.men(target);
      rescued += danger.exposed(target, there) - danger.exposed(target, there + moved);
    }
    return TAKEN * gained + rescued;
  }
}
