/** All games of the house in one list. */
@NullMarked
package agon.games;

import org.jspecify.annotations.NullMarked;
