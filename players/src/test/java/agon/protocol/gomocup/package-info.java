@NullMarked
package agon.protocol.gomocup;

import org.jspecify.annotations.NullMarked;
