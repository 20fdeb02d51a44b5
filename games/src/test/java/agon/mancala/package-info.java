/** Kalah and Oware against slow twins, exact values and the rules as people tell them. */
@NullMarked
package agon.mancala;

import org.jspecify.annotations.NullMarked;
