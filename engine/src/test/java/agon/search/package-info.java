@NullMarked
package agon.search;

import org.jspecify.annotations.NullMarked;
