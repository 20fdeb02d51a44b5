/** Commands that learn: {@code learn} and what it has learnt. */
@NullMarked
package agon.cli.learn;

import org.jspecify.annotations.NullMarked;
