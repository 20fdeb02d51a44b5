@NullMarked
package agon.mancala.classic;

import org.jspecify.annotations.NullMarked;
