@NullMarked
package agon.process;

import org.jspecify.annotations.NullMarked;
