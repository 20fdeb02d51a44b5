/** Commands that think: {@code analyse}, {@code solve}, {@code bench}, {@code database}. */
@NullMarked
package agon.cli.search;

import org.jspecify.annotations.NullMarked;
