@NullMarked
package agon.course;

import org.jspecify.annotations.NullMarked;
