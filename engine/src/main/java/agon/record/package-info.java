/**
 * Games written down: one readable text format for all games, close to chess players' PGN, and a
 * reader that checks every move.
 */
@NullMarked
package agon.record;

import org.jspecify.annotations.NullMarked;
