package agon.match;

/**
 * One game to be played, known before it is. All that happens in it follows from the tournament's
 * definition, its number and (with node limits) nothing else.
 *
 * @param number 0, 1, 2 … through the whole tournament; two games of a pair follow each other
 * @param round from 0
 * @param board which of the tournament's games
 * @param opening which opening of that board
 * @param first the entrant who moves first
 */
public record Fixture(int number, int round, int board, int opening, int first, int second) {
  /** The entrant on a side. */
  public int entrant(int side) {
    return side == 0 ? first : second;
  }
}
