package agon.endgame;

import agon.game.Game;
import agon.game.Position;
import java.util.OptionalLong;

/** A game whose openings can be proven beforehand and kept in a {@link ProvenBook}. */
public interface Booked extends Game {
  /** Everything that decides the values; books of the same name may be put together. */
  String bookName();

  /**
   * Tells apart what is worth different amounts, not counting {@link #lead}; below 2^47. Nothing
   * for a position that no book can hold.
   */
  OptionalLong number(Position position);

  /** Whether the book that comes with the game holds a position. */
  boolean isInBook(Position position);

  /** What the side to move is ahead by already, whatever follows; a book's values begin there. */
  int lead(Position position);
}
