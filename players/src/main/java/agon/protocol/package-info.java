/** Other people's players and tools, in both directions. */
@NullMarked
package agon.protocol;

import org.jspecify.annotations.NullMarked;
