package agon.match;

/**
 * Someone who takes part.
 *
 * @param name for tables; unique within a tournament
 * @param line how to make the player, see {@link agon.player.Players}
 * @param ran what stood behind the line when it was played: program, class, checksum; empty where
 *     the line says it all
 */
public record Entrant(String name, String line, String ran) {
  public Entrant(String name, String line) {
    this(name, line, "");
  }
}
