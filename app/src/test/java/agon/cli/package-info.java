@NullMarked
package agon.cli;

import org.jspecify.annotations.NullMarked;
