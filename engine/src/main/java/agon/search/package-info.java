/**
 * The search: one alpha-beta for all games, its table, its clock, and the {@link
 * agon.search.Engine} in front of them.
 */
@NullMarked
package agon.search;

import org.jspecify.annotations.NullMarked;
