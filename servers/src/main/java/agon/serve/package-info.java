/** The courses' game servers: who comes plays, under the course's rules. */
@NullMarked
package agon.serve;

import org.jspecify.annotations.NullMarked;
