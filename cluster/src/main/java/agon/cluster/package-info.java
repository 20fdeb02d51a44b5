/**
 * The farm: the arena's jobs on many machines. {@link agon.cluster.Coordinator} hands them out,
 * {@link agon.cluster.Worker} does them, {@link agon.cluster.Farm} is for whoever has some. What
 * holds the machines together is behind {@link agon.cluster.grid.Grid}.
 */
@NullMarked
package agon.cluster;

import org.jspecify.annotations.NullMarked;
