/**
 * What can be learnt about a game: the features a position shows, models that sum them up, and the
 * weights that come out of learning. No files and no search in here.
 */
@NullMarked
package agon.model;

import org.jspecify.annotations.NullMarked;
