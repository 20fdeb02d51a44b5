@NullMarked
package agon.dipole.classic;

import org.jspecify.annotations.NullMarked;
