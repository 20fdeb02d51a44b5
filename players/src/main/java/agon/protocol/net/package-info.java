/** Players at the other end of a socket: what all protocols over TCP have in common. */
@NullMarked
package agon.protocol.net;

import org.jspecify.annotations.NullMarked;
