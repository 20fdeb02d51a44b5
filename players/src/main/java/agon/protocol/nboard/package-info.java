/** The protocol of NBoard, version 2, between an Othello board and engines, in both directions. */
@NullMarked
package agon.protocol.nboard;

import org.jspecify.annotations.NullMarked;
