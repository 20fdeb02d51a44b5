/**
 * The Othello player of a student report, true to its text: {@link agon.othello.classic.Crete}.
 *
 * <p>It has a board, a hash table and a clock of its own, because those are what the report is
 * about.
 */
@NullMarked
package agon.othello.classic;

import org.jspecify.annotations.NullMarked;
