/** The commands for a course's tournament. */
@NullMarked
package agon.cli.course;

import org.jspecify.annotations.NullMarked;
