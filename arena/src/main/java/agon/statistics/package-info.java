/** Who is stronger, by how much, and how sure that is. */
@NullMarked
package agon.statistics;

import org.jspecify.annotations.NullMarked;
