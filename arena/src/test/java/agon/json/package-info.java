@NullMarked
package agon.json;

import org.jspecify.annotations.NullMarked;
