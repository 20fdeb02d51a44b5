/**
 * What all games, analyses and tournaments of the page share: threads, opponents, how much fits.
 */
@NullMarked
package agon.web.house;

import org.jspecify.annotations.NullMarked;
