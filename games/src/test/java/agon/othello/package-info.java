/** Tests of Othello: the kit with a slow twin, and what the kit cannot know. */
@NullMarked
package agon.othello;

import org.jspecify.annotations.NullMarked;
