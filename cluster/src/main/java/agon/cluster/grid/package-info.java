/** What the farm asks of a distributed engine; nothing here knows which one it is. */
@NullMarked
package agon.cluster.grid;

import org.jspecify.annotations.NullMarked;
