@NullMarked
package agon.game;

import org.jspecify.annotations.NullMarked;
