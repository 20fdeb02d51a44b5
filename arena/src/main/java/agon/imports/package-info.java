/** Other people's games, read from the files their tools write. */
@NullMarked
package agon.imports;

import org.jspecify.annotations.NullMarked;
