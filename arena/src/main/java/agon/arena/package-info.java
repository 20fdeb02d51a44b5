/** Matches and tournaments between any players. */
@NullMarked
package agon.arena;

import org.jspecify.annotations.NullMarked;
