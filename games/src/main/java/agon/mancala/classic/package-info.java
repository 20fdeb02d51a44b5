/** The mancala player of a student's report, true to its text. */
@NullMarked
package agon.mancala.classic;

import org.jspecify.annotations.NullMarked;
