/** A match or tournament told on one page: a single HTML file that needs nothing but a browser. */
@NullMarked
package agon.report;

import org.jspecify.annotations.NullMarked;
