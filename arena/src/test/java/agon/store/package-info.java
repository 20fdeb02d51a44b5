@NullMarked
package agon.store;

import org.jspecify.annotations.NullMarked;
