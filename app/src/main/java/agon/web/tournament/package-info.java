/** Tournaments on the page, live and kept. */
@NullMarked
package agon.web.tournament;

import org.jspecify.annotations.NullMarked;
