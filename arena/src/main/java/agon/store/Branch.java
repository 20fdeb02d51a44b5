package agon.store;

/**
 * One way games in the store went on from a position.
 *
 * @param move as people write it
 * @param games all of them, the unfinished too
 */
public record Branch(String move, long games, long firstWins, long draws, long secondWins) {}
