/** Commands about rules: {@code games}, {@code perft}, {@code playouts}. */
@NullMarked
package agon.cli.games;

import org.jspecify.annotations.NullMarked;
