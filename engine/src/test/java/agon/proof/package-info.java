@NullMarked
package agon.proof;

import org.jspecify.annotations.NullMarked;
