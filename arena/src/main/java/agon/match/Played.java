package agon.match;

import agon.record.GameRecord;
import java.time.Instant;
import java.util.Set;

/**
 * A game that the referee has just seen to its end.
 *
 * @param openingPlies how many of its moves were given to the players
 * @param seed that repeats it
 * @param broken the sides whose players broke down and must not be used again
 */
public record Played(
    GameRecord record,
    int openingPlies,
    long seed,
    Instant started,
    Verdict verdict,
    Set<Integer> broken) {}
