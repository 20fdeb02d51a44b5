/** The Dipole player of a students' report, true to its text; {@link Group19} is the way in. */
@NullMarked
package agon.dipole.classic;

import org.jspecify.annotations.NullMarked;
