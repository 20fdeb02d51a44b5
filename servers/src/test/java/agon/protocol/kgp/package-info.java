@NullMarked
package agon.protocol.kgp;

import org.jspecify.annotations.NullMarked;
