/** Search as the textbooks have it, for players that are to stay as somebody described them. */
@NullMarked
package agon.textbook;

import org.jspecify.annotations.NullMarked;
