/**
 * What a game is: rules, positions, moves, notation, records. No I/O, no threads, no dependency.
 *
 * <p>Start with {@link agon.game.Game} (immutable, friendly, slow) and {@link agon.game.Position}
 * (mutable, bare, fast).
 */
@NullMarked
package agon.game;

import org.jspecify.annotations.NullMarked;
