/**
 * The MNKGame framework of a course at the University of Bologna, in both directions: Java classes
 * that implement {@code mnkgame.MNKPlayer}.
 */
@NullMarked
package agon.protocol.mnkplayer;

import org.jspecify.annotations.NullMarked;
