/** Tests of the Othello player from Crete, named after the paragraphs of its report. */
@NullMarked
package agon.othello.classic;

import org.jspecify.annotations.NullMarked;
