@NullMarked
package agon.player;

import org.jspecify.annotations.NullMarked;
