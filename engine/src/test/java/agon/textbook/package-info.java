@NullMarked
package agon.textbook;

import org.jspecify.annotations.NullMarked;
