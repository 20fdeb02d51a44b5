/** The page in a real browser: what a person sees and does. */
@NullMarked
package agon.web.page;

import org.jspecify.annotations.NullMarked;
