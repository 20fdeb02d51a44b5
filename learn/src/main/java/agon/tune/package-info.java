/** Numbers of the search, found by games: the engine plays against itself with other ones. */
@NullMarked
package agon.tune;

import org.jspecify.annotations.NullMarked;
