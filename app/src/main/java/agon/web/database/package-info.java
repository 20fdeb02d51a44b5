/** The database of games, as the page asks it. */
@NullMarked
package agon.web.database;

import org.jspecify.annotations.NullMarked;
