/** The line protocol of the house, for all games: see docs/protocol.md. */
@NullMarked
package agon.protocol.agi;

import org.jspecify.annotations.NullMarked;
