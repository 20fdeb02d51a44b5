package agon.search;

import agon.game.Position;
import java.util.List;

/**
 * Solves positions of one game outright, by a search of the game's own that needs no estimate and
 * no depth. It remembers what it has found, so a question that was broken off goes on where it
 * stood, and positions after a solved one are mostly solved already. For one thread.
 */
public interface Exact {
  /**
   * Tries to find out what a position is worth.
   *
   * @param guess what the side to move may win by, in the game's unit: the nearer, the faster
   * @param nodes how many positions it may visit
   * @return whether the position is solved, so that {@link #least} and {@link #most} are the same
   */
  boolean solve(Position position, int guess, long nodes, Visits visits);

  /** What the side to move wins by at least, of the position asked for last; proven. */
  int least();

  /** What the side to move wins by at most. */
  int most();

  /** Best play from a position just solved, as far as so many nodes suffice. */
  List<Integer> line(Position position, long nodes, Visits visits);

  /**
   * How many positions a solution is likely to take, roughly what three of four take. It gets no
   * time where that does not fit into what is left: a solver that does not get there takes it from
   * the search for nothing.
   */
  default long expected(Position position) {
    return 0;
  }

  /** From now on it begins whatever it is asked, however few positions it may visit at once. */
  default void persevere() {}

  /** How many positions it visits in the time that a search of this game takes for one. */
  default int pace() {
    return 1;
  }

  /** How many positions it may visit for each one of the search. */
  default int share() {
    return 1;
  }

  /**
   * The move of a lost position that others are likeliest to answer wrong, where that was found out
   * beforehand; {@link #least} is then what the position is worth. Else {@link Position#NO_MOVE}.
   */
  default int trap(Position position) {
    return Position.NO_MOVE;
  }

  /** Gets what memory it needs, before any clock runs; without, it does so when first asked. */
  default void prepare() {}

  /** Forgets everything. */
  void clear();
}
