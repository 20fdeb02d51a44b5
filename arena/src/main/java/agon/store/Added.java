package agon.store;

/**
 * What became of a game that was handed to the store.
 *
 * @param id of the game in the store
 * @param isNew false if its slot was filled before: then {@code id} is the game already there, and
 *     the one handed over was not kept
 */
public record Added(long id, boolean isNew) {}
