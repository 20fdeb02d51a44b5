/** Who may speak to a farm: a token, and what follows from it. */
@NullMarked
package agon.cluster.secret;

import org.jspecify.annotations.NullMarked;
