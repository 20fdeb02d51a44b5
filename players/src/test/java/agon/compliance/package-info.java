@NullMarked
package agon.compliance;

import org.jspecify.annotations.NullMarked;
