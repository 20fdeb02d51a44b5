@NullMarked
package agon.othello.hex;

import org.jspecify.annotations.NullMarked;
