/** What the engine's networks learn from: games that it plays against itself. */
@NullMarked
package agon.training;

import org.jspecify.annotations.NullMarked;
