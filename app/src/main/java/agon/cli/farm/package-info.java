/** {@code agon farm}: many machines. */
@NullMarked
package agon.cli.farm;

import org.jspecify.annotations.NullMarked;
