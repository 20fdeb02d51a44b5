/** Whoever chooses moves: those who play every game, and how others are found by name. */
@NullMarked
package agon.player;

import org.jspecify.annotations.NullMarked;
