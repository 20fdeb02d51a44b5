/** {@code agon page}: starts the page and shows it. */
@NullMarked
package agon.cli.page;

import org.jspecify.annotations.NullMarked;
