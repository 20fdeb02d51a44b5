/** JSON, for programs that read along and for the script of a report. */
@NullMarked
package agon.json;

import org.jspecify.annotations.NullMarked;
