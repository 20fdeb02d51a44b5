/** The farm of this machine, to look at. */
@NullMarked
package agon.web.farm;

import org.jspecify.annotations.NullMarked;
