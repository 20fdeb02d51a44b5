/** What every answer of the page needs: JSON, live updates, refusals, limits, files. */
@NullMarked
package agon.web.http;

import org.jspecify.annotations.NullMarked;
