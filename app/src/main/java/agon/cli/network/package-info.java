/** {@code agon serve} and {@code agon connect}: the courses' servers. */
@NullMarked
package agon.cli.network;

import org.jspecify.annotations.NullMarked;
