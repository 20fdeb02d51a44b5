/**
 * Commands about players and protocols: {@code players}, {@code check-player}, {@code speak},
 * {@code export-mnkplayer}.
 */
@NullMarked
package agon.cli.players;

import org.jspecify.annotations.NullMarked;
