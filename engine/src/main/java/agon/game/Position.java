package agon.game;

/**
 * A position in the middle of a game: mutable, fast, without allocation. This is what searches walk
 * on, so it is bare: moves are {@code int}s between 0 and {@link Game#moveSpace()}, and legality is
 * the caller's affair. For anything a person types or reads go through {@link Game}.
 *
 * <p>The side to move need not alternate: Kalah grants extra turns. A player who cannot move but
 * whose game goes on has exactly one move, the pass, so every position that is not over has a move.
 *
 * <p>Not thread-safe; {@link #copy()} for another thread.
 */
public interface Position {
  /** The player who makes the first move of the game; see {@link Game#sides()} for its name. */
  int FIRST = 0;

  int SECOND = 1;

  /** No move: what {@link #lastMove()} answers where there was none. */
  int NO_MOVE = -1;

  /** {@link #FIRST} or {@link #SECOND}: who moves next. Means nothing when the game is over. */
  int turn();

  boolean isOver();

  /**
   * Writes all legal moves into the front of {@code into} and returns how many; none when the game
   * is over. The order is deterministic for a given line of play but means nothing.
   *
   * @param into at least {@link Game#maxMoves()} long
   */
  int moves(int[] into);

  /** Plays a legal move. An illegal one leaves the position in an undefined state. */
  void play(int move);

  /** Takes the last played move back, exactly. */
  void undo();

  /** How many moves {@link #undo()} can take back. */
  int ply();

  /** The move that {@link #undo()} would take back, or {@link #NO_MOVE}. */
  int lastMove();

  /**
   * A 64-bit hash of everything that decides how the game goes on: board and side to move. The same
   * on every machine and in every run.
   */
  long key();

  /**
   * First player's result minus the second's in the game's unit (discs, seeds, men; 1 for a line of
   * stones), if the game stopped now. Its sign is the winner once {@link #isOver()}.
   */
  int margin();

  /** An independent copy that can be undone as far as this one. */
  Position copy();

  /**
   * Becomes an exact copy of another position of the same game, history included. Unlike {@link
   * #copy()} this allocates nothing, or once where a longer history must be held.
   */
  void copyFrom(Position other);

  /** One of the legal moves, each as likely as the other. The game must not be over. */
  default int randomMove(Rng rng, int[] scratch) {
    return scratch[rng.below(moves(scratch))];
  }

  /**
   * How good a legal move looks at a glance to the side that makes it, in arbitrary units that are
   * comparable within one position: what it takes, builds or prevents, with no look ahead.
   */
  default int appeal(int move) {
    int sign = turn() == FIRST ? 1 : -1;
    int before = margin();
    play(move);
    int gain = sign * (margin() - before);
    undo();
    return gain;
  }

  /** Whether the move is among {@link #moves}. */
  default boolean isLegal(int move, int[] scratch) {
    int count = moves(scratch);
    for (int i = 0; i < count; i++) {
      if (scratch[i] == move) {
        return true;
      }
    }
    return false;
  }

  /**
   * How many more moves of a side are likely to need thought, for whoever divides a clock among
   * them; at least 1. A game that knows how long it lasts says so, and leaves out the last moves if
   * these are seen to the end at a glance.
   */
  default int movesAhead() {
    return 30;
  }

  /** Who has won a finished game, or how the unfinished one stands. */
  default Outcome outcome() {
    return Outcome.ofMargin(margin());
  }
}
