@NullMarked
package agon.players;

import org.jspecify.annotations.NullMarked;
