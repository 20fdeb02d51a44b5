/** Exact values of all small positions of a game: who can make them, and who keeps them. */
@NullMarked
package agon.endgame;

import org.jspecify.annotations.NullMarked;
