package agon.match;

/**
 * Someone who takes part.
 *
 * @param name for tables; unique within a tournament
 * @param line how to make the player, see {@link agon.player.Players}
 */
public record Entrant(String name, String line) {}
