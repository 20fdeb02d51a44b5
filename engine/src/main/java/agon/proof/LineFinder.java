package agon.proof;

import agon.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * Plays a game in which neither side lets go of what is proven for it: the first player keeps the
 * lower bound, the second the upper one. Among moves that do, each takes one that made the proof
 * against it hardest, then one that made its own easy. What the table has lost is searched again.
 */
final class LineFinder {
  private final ProofSearch search;
  private final Walker walker;
  private final int maxMoves;
  private final Supplier<Budget> budget;

  /** What the first player claims to reach, and what the second claims not to allow. */
  private final OptionalInt reached;

  private final OptionalInt denied;
  private final List<Integer> line = new ArrayList<>();
  private boolean complete;

  /**
   * @param budget what is left for a question
   */
  LineFinder(ProofSearch search, int maxMoves, Bounds bounds, Supplier<Budget> budget) {
    this.search = search;
    this.walker = search.walker();
    this.maxMoves = maxMoves;
    this.budget = budget;
    reached = bounds.least();
    denied =
        bounds.most().isPresent()
            ? OptionalInt.of(bounds.most().getAsInt() + 1)
            : OptionalInt.empty();
  }

  /** Finds the line, as far as the budget lasts; the walker comes back to where it was. */
  void find() {
    while (!walker.position.isOver()) {
      int move = choose();
      if (move == Position.NO_MOVE) {
        break;
      }
      walker.play(move);
      line.add(move);
    }
    complete = walker.position.isOver();
    for (int i = 0; i < line.size(); i++) {
      walker.undo();
    }
  }

  List<Integer> line() {
    return List.copyOf(line);
  }

  boolean isComplete() {
    return complete;
  }

  private int choose() {
    boolean firstMoves = walker.position.turn() == Position.FIRST;
    OptionalInt own = firstMoves ? reached : denied;
    OptionalInt other = firstMoves ? denied : reached;
    Answer wanted = firstMoves ? Answer.YES : Answer.NO;
    int[] moves = new int[maxMoves];
    int count = walker.moves(moves);
    int chosen = Position.NO_MOVE;
    long mostTrouble = -1;
    long leastEffort = Long.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      walker.play(moves[i]);
      if (own.isEmpty() || search.known(own.getAsInt()) == wanted) {
        long trouble = other.isEmpty() ? 0 : search.work(other.getAsInt());
        long effort = own.isEmpty() ? 0 : search.work(own.getAsInt());
        if (trouble > mostTrouble || (trouble == mostTrouble && effort < leastEffort)) {
          mostTrouble = trouble;
          leastEffort = effort;
          chosen = moves[i];
        }
      }
      walker.undo();
    }
    return chosen == Position.NO_MOVE ? searchAgain(moves, count, own.getAsInt(), wanted) : chosen;
  }

  private int searchAgain(int[] moves, int count, int atLeast, Answer wanted) {
    for (int i = 0; i < count; i++) {
      walker.play(moves[i]);
      Answer answer = search.ask(atLeast, budget.get());
      walker.undo();
      if (answer == Answer.UNKNOWN) {
        break;
      }
      if (answer == wanted) {
        return moves[i];
      }
    }
    return Position.NO_MOVE;
  }
}
