package agon.search;

import agon.game.Position;

/**
 * Which of several moves of the same proven value to play where nothing is to be won. Against
 * perfect play it does not matter; against anybody else the best is the one that is hardest to
 * answer: the fewer of the other side's answers keep what it has, the likelier it lets it go. Where
 * it wins, an answer keeps that if it still wins, by however much.
 */
final class ProvenChoice {
  /** Spent on one choice at the most: a fraction of a second. */
  private static final long NODES = 100_000;

  /** How long a row of own extra turns is followed. */
  private static final int OWN_TURNS = 3;

  private static final int UNKNOWN = Integer.MAX_VALUE;

  /** All answers keep everything. */
  private static final int WHOLE = 1000;

  private final Exact solver;
  private final int maxMoves;
  private final Visits visits;
  private long end;

  ProvenChoice(Exact solver, int maxMoves, Visits visits) {
    this.solver = solver;
    this.maxMoves = maxMoves;
    this.visits = visits;
  }

  /**
   * The move of a solved position to play.
   *
   * @param value what the side to move wins by, proven
   * @param known a move with this value
   */
  int among(Position position, int value, int known) {
    if (value > 0) {
      return known;
    }
    end = visits.nodes() + NODES;
    int best = known;
    int least = ease(position, known, value, OWN_TURNS);
    int[] moves = new int[maxMoves];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      int ease = moves[i] == known ? UNKNOWN : ease(position, moves[i], value, OWN_TURNS);
      if (ease < least) {
        least = ease;
        best = moves[i];
      }
    }
    return best;
  }

  /** How easily the other side answers a move; {@link #UNKNOWN} if it is not best, or too long. */
  private int ease(Position position, int move, int value, int ownTurns) {
    int mover = position.turn();
    position.play(move);
    int ease = UNKNOWN;
    if (valueFor(mover, position, value) == value) {
      if (position.isOver()) {
        ease = WHOLE;
      } else if (position.turn() == mover) {
        ease = ownTurns > 1 ? easeOfBest(position, value, ownTurns - 1) : WHOLE;
      } else {
        ease = answers(position, -value);
      }
    }
    position.undo();
    return ease;
  }

  /** After an extra turn it is the own choice again. */
  private int easeOfBest(Position position, int value, int ownTurns) {
    int least = WHOLE;
    int[] moves = new int[maxMoves];
    int count = position.moves(moves);
    for (int i = 0; i < count; i++) {
      least = Math.min(least, ease(position, moves[i], value, ownTurns));
    }
    return least;
  }

  /** What share of the answers keeps what the answering side has. */
  private int answers(Position position, int value) {
    int[] moves = new int[maxMoves];
    int count = position.moves(moves);
    int answering = position.turn();
    int keeping = 0;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      int now = valueFor(answering, position, value);
      position.undo();
      if (now == UNKNOWN) {
        return WHOLE;
      }
      if (value > 0 ? now > 0 : now >= value) {
        keeping++;
      }
    }
    return keeping * WHOLE / count;
  }

  /** What a player wins by, or {@link #UNKNOWN} if that takes too long. */
  private int valueFor(int player, Position position, int guess) {
    if (position.isOver()) {
      return player == Position.FIRST ? position.margin() : -position.margin();
    }
    int sign = position.turn() == player ? 1 : -1;
    boolean solved = solver.solve(position, sign * guess, end - visits.nodes(), visits);
    return solved ? sign * solver.least() : UNKNOWN;
  }
}
