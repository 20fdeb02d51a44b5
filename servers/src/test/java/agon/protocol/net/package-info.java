@NullMarked
package agon.protocol.net;

import org.jspecify.annotations.NullMarked;
