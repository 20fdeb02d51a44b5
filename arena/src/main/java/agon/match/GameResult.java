package agon.match;

import agon.game.Outcome;
import agon.record.Ending;

/**
 * How a game went.
 *
 * @param plies played by the players, the opening not counted
 * @param firstNanos how long the first player thought, all moves together
 */
public record GameResult(
    Outcome outcome, Ending ending, int plies, long firstNanos, long secondNanos) {}
