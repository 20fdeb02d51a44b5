/** Options that several commands have in common. */
@NullMarked
package agon.cli.options;

import org.jspecify.annotations.NullMarked;
