/** Games and results in a database that outlives the program. */
@NullMarked
package agon.store;

import org.jspecify.annotations.NullMarked;
