/**
 * Games of k stones in a row on a board of m rows and n columns: tic-tac-toe, gomoku and all their
 * relatives. {@link agon.mnk.Mnk} is the door.
 */
@NullMarked
package agon.mnk;

import org.jspecify.annotations.NullMarked;
