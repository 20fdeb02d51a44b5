/** HexThello: Othello on a hexagon, as a course at the Technical University of Crete plays it. */
@NullMarked
package agon.othello.hex;

import org.jspecify.annotations.NullMarked;
