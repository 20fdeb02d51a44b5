/**
 * Othello on boards of any even size, with or without blocked squares.
 *
 * <p>{@link agon.othello.Othello} is the game. Its positions come in three makes that behave alike:
 * up to 8x8, 10x10, and up to 16x16.
 */
@NullMarked
package agon.othello;

import org.jspecify.annotations.NullMarked;
