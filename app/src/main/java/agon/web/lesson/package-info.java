/** Searches to watch: the tree of a small search, step by step, for whoever wants to understand. */
@NullMarked
package agon.web.lesson;

import org.jspecify.annotations.NullMarked;
