/**
 * The simulator of the mancala league of the University of Granada, in both directions: programs
 * that read commands and answer each with one line.
 */
@NullMarked
package agon.protocol.granada;

import org.jspecify.annotations.NullMarked;
