/** What every game must pass: see {@link agon.kit.GameKit}. */
@NullMarked
package agon.kit;

import org.jspecify.annotations.NullMarked;
