/** Tests of the m,n,k reports' players. */
@NullMarked
package agon.mnk.classic;

import org.jspecify.annotations.NullMarked;
