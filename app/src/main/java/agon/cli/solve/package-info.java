/** Proofs: {@code solve}, which has five ways to one, and {@code verify}. */
@NullMarked
package agon.cli.solve;

import org.jspecify.annotations.NullMarked;
