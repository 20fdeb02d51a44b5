/** {@code agon play}: a game in the terminal. */
@NullMarked
package agon.cli.play;

import org.jspecify.annotations.NullMarked;
