/** Whoever chooses moves, and the two simplest who do. */
@NullMarked
package agon.player;

import org.jspecify.annotations.NullMarked;
