package agon.search;

import agon.game.Position;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Which move of a lost position to play where only winning counts, not by how much. Every move
 * loses against perfect play; against anybody else the best is the one that is answered wrong,
 * sooner or later. So the rest of the game is rehearsed after each move (roll-outs: Tesauro and
 * Galperin, 1996), against others who look some plies ahead and count what is in hand, or also what
 * lies ready; this side plays what is solved perfectly and all else as they do. A rehearsal ends
 * where this side is proven to win.
 */
final class RolloutChoice {
  /** As far as those look ahead who may be sitting opposite, the likeliest first. */
  private static final int[] DEPTHS = {8, 10, 6};

  /** As far as this side looks where nothing is solved. */
  private static final int OWN_DEPTH = 8;

  /** For solving one position. */
  private static final long NODES_EACH = 20_000;

  /** A draw instead of a loss is worth so many of the game's units, and a win again as many. */
  private static final int POINT = 10;

  /** What no game has more plies than, repetitions counted in. */
  private static final int MOST_PLIES = 1000;

  private final @Nullable Exact solver;
  private final Position position;
  private final Insight insight;
  private final int player;
  private final int maxMoves;
  private final Visits visits;
  private final Onlooker self;

  RolloutChoice(
      Knowledge knowledge, @Nullable Exact solver, Position root, int maxMoves, Visits visits) {
    this.solver = solver;
    this.position = root.copy();
    this.insight = knowledge.insight(position);
    this.player = root.turn();
    this.maxMoves = maxMoves;
    this.visits = visits;
    this.self = new Onlooker(position, insight, 0, true, OWN_DEPTH, maxMoves, visits);
    insight.begin(visits);
  }

  /**
   * The move to play: the known one unless others bring more, in as many rehearsals as there is
   * time for.
   *
   * @param known the move that loses by least
   * @param enough whether the time is up, asked now and then
   */
  int choose(int known, BooleanSupplier enough) {
    int[] moves = new int[maxMoves];
    int count = position.moves(moves);
    int[] sums = new int[count];
    int chosen = known;
    for (int round = 0; round < 2 * DEPTHS.length; round++) {
      Onlooker other =
          new Onlooker(
              position,
              insight,
              Math.min(round % 2, insight.simpleEstimates() - 1),
              true,
              DEPTHS[round / 2],
              maxMoves,
              visits);
      int[] results = new int[count];
      for (int i = 0; i < count; i++) {
        play(moves[i]);
        int result = playOut(other);
        undo(moves[i]);
        results[i] = result + POINT * Integer.signum(result);
        if (visits.isStopped() || enough.getAsBoolean()) {
          return chosen;
        }
      }
      int best = Integer.MIN_VALUE;
      for (int i = 0; i < count; i++) {
        sums[i] += results[i];
        if (sums[i] > best || (sums[i] == best && moves[i] == known)) {
          best = sums[i];
          chosen = moves[i];
        }
      }
    }
    return chosen;
  }

  /** What this side has in the end. */
  private int playOut(Onlooker other) {
    int plies = 0;
    int[] played = new int[MOST_PLIES];
    int result = margin();
    while (!position.isOver() && plies < MOST_PLIES && !visits.isStopped()) {
      int move = Position.NO_MOVE;
      Exact solver = this.solver;
      boolean own = position.turn() == player;
      if (solver != null && solver.solve(position, 0, NODES_EACH, visits)) {
        result = own ? solver.least() : -solver.least();
        if (result > 0) {
          break;
        }
        List<Integer> line = own ? solver.line(position, NODES_EACH, visits) : List.of();
        move = line.isEmpty() ? Position.NO_MOVE : line.getFirst();
      }
      if (move == Position.NO_MOVE) {
        move = own ? self.choose() : other.choose();
      }
      play(move);
      played[plies++] = move;
      result = margin();
    }
    while (plies > 0) {
      undo(played[--plies]);
    }
    return result;
  }

  private void play(int move) {
    position.play(move);
    insight.played(move);
  }

  private void undo(int move) {
    position.undo();
    insight.undone(move);
  }

  private int margin() {
    return player == Position.FIRST ? position.margin() : -position.margin();
  }
}
