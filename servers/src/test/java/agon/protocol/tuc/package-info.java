@NullMarked
package agon.protocol.tuc;

import org.jspecify.annotations.NullMarked;
