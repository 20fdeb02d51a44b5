@NullMarked
package agon.protocol.gtp;

import org.jspecify.annotations.NullMarked;
