@NullMarked
package agon.games;

import org.jspecify.annotations.NullMarked;
