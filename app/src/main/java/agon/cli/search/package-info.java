/** Commands that think: {@code analyse}, {@code bench}, {@code book}, {@code database}. */
@NullMarked
package agon.cli.search;

import org.jspecify.annotations.NullMarked;
