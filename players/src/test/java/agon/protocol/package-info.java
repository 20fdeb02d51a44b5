@NullMarked
package agon.protocol;

import org.jspecify.annotations.NullMarked;
