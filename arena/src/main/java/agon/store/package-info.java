/**
 * Games and results in a database that outlives the program. {@link agon.store.Store} is the door;
 * nothing outside this package knows that there is SQL behind it.
 */
@NullMarked
package agon.store;

import org.jspecify.annotations.NullMarked;
