package agon.report;

import agon.record.GameRecord;

/**
 * A game of the tournament with its moves.
 *
 * @param number that of its fixture
 * @param openingPlies how many of its first moves were given to the players
 */
public record ReportedGame(int number, GameRecord record, int openingPlies) {}
