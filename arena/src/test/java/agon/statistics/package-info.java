@NullMarked
package agon.statistics;

import org.jspecify.annotations.NullMarked;
