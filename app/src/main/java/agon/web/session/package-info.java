/** Games that people play on the page. */
@NullMarked
package agon.web.session;

import org.jspecify.annotations.NullMarked;
