package agon.game;

/**
 * A well-known choice of parameters with a name of its own.
 *
 * @param settings as between the brackets of a game line: {@code m=15,n=15,k=5}
 */
public record Preset(String name, String settings, String meaning) {}
