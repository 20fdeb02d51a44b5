/** The Go Text Protocol, version 2, as Othello and gomoku programs speak it, in both directions. */
@NullMarked
package agon.protocol.gtp;

import org.jspecify.annotations.NullMarked;
