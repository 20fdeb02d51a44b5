@NullMarked
package agon;

import org.jspecify.annotations.NullMarked;
