/** Dipole (Mark Steere, 2007): stacks that move as far as they are high. */
@NullMarked
package agon.dipole;

import org.jspecify.annotations.NullMarked;
