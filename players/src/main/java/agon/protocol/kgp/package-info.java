/** The Kalah Game Protocol, version 1.0.1, over TCP, both ends; freeplay mode. */
@NullMarked
package agon.protocol.kgp;

import org.jspecify.annotations.NullMarked;
