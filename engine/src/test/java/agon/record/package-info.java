@NullMarked
package agon.record;

import org.jspecify.annotations.NullMarked;
