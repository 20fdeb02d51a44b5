/** Positions and games as the page shows them. */
@NullMarked
package agon.web.board;

import org.jspecify.annotations.NullMarked;
