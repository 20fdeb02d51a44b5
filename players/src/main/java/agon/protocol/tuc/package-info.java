/**
 * Othello as the course at the Technical University of Crete plays it: bytes over TCP, both ends.
 */
@NullMarked
package agon.protocol.tuc;

import org.jspecify.annotations.NullMarked;
