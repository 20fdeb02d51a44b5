package agon.statistics;

/**
 * One line of a rating list.
 *
 * @param player its number in the {@link GameResults}
 * @param elo relative to the mean of its group, or to the anchor
 * @param group players are comparable within a group only; the smallest player number in it
 */
public record Rating(int player, Interval elo, long games, double score, int group) {}
