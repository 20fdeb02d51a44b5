/** {@code agon match} and {@code agon tournament}. */
@NullMarked
package agon.cli.match;

import org.jspecify.annotations.NullMarked;
