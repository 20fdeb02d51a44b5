@NullMarked
package agon.protocol.nboard;

import org.jspecify.annotations.NullMarked;
