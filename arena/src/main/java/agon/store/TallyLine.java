package agon.store;

/**
 * How many games of one kind there are: the same tournament, game, players, result and reason.
 *
 * @param tournament 0 for games outside tournaments
 * @param result as a record writes it
 * @param reason why they ended, as a record writes it
 * @param plies of all these games together
 */
public record TallyLine(
    long tournament,
    String game,
    String first,
    String second,
    String result,
    String reason,
    long games,
    long plies) {}
