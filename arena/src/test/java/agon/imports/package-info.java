@NullMarked
package agon.imports;

import org.jspecify.annotations.NullMarked;
