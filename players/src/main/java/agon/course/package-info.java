/** A course's tournament: from a folder of submissions to a table and a page for each team. */
@NullMarked
package agon.course;

import org.jspecify.annotations.NullMarked;
