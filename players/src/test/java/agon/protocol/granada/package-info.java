@NullMarked
package agon.protocol.granada;

import org.jspecify.annotations.NullMarked;
