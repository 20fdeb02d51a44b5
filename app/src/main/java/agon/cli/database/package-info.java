/** Commands about stored games: {@code games-db}, {@code import}. */
@NullMarked
package agon.cli.database;

import org.jspecify.annotations.NullMarked;
