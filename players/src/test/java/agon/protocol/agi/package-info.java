@NullMarked
package agon.protocol.agi;

import org.jspecify.annotations.NullMarked;
