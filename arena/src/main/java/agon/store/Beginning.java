package agon.store;

import java.util.List;

/**
 * How a game began and how it ended.
 *
 * @param moves the first ones from the game's own start, as numbers; as many as the index of the
 *     explorer holds
 * @param result {@code 1-0}, {@code 1/2-1/2}, {@code 0-1} or {@code *}
 */
public record Beginning(List<Integer> moves, String result) {}
