/**
 * Mancala: Kalah and Oware, two games of one family. {@link agon.mancala.Mancala} is what they
 * share for people (text, notation, drawing), {@link agon.mancala.MancalaPosition} what they share
 * for searches; boards of up to eight pits a side live in two longs, larger ones in an array.
 */
@NullMarked
package agon.mancala;

import org.jspecify.annotations.NullMarked;
