/**
 * All players there are: the house's, those behind a protocol, and those that the user's file
 * names.
 */
@NullMarked
package agon.players;

import org.jspecify.annotations.NullMarked;
