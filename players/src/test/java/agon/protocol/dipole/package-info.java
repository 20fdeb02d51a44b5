@NullMarked
package agon.protocol.dipole;

import org.jspecify.annotations.NullMarked;
