package agon.store;

/**
 * A tournament before it is stored.
 *
 * @param definition everything needed to run it again, as text
 * @param games how many games it has when complete; 0 if that is not known beforehand
 */
public record TournamentEntry(String name, String definition, long seed, int games) {}
