package agon.game;

import java.util.List;

/**
 * A game told to a person: plain text, one sentence or short paragraph an entry.
 *
 * @param rules the rules as they are with this game's parameters, about ten lines
 * @param moves how moves are written, with examples
 * @param positions how a position is written in one line, with an example
 * @param more origin, what is known, where to read on
 */
public record FactSheet(
    List<String> rules, List<String> moves, List<String> positions, List<String> more) {}
