/** Tests of the m,n,k-games. */
@NullMarked
package agon.mnk;

import org.jspecify.annotations.NullMarked;
