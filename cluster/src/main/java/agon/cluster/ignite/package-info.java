/** {@link agon.cluster.grid.Grid} by Apache Ignite; the only package that knows it. */
@NullMarked
package agon.cluster.ignite;

import org.jspecify.annotations.NullMarked;
