/** Opening books that an engine learns by itself, for any game. */
@NullMarked
package agon.book;

import org.jspecify.annotations.NullMarked;
