package agon.store;

import java.time.Instant;

/**
 * What a player's games in a tournament said of its strength at some moment.
 *
 * @param games of this player, behind the number
 * @param error half the width of the 95 % interval, in Elo
 */
public record StoredRating(String player, Instant when, int games, double elo, double error) {}
