/** Whether a player keeps to its protocol: checklists, and what came of them. */
@NullMarked
package agon.compliance;

import org.jspecify.annotations.NullMarked;
