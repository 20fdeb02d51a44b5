/** Analyses and reviews for people. */
@NullMarked
package agon.web.search;

import org.jspecify.annotations.NullMarked;
