/**
 * What our player for the Bologna course needs to know of the course's framework to be compiled:
 * its names, nothing else. These classes are in no jar of ours; at run time there is the framework
 * itself, which students have.
 */
@NullMarked
package mnkgame;

import org.jspecify.annotations.NullMarked;
