/** Matches and tournaments between any players. */
@NullMarked
package agon.match;

import org.jspecify.annotations.NullMarked;
