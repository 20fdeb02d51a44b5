@NullMarked
package agon.dipole;

import org.jspecify.annotations.NullMarked;
