/**
 * The players of two student reports on the m,n,k-game, Bologna 2021/22, true to their text: {@link
 * agon.mnk.classic.Corrado} searches, {@link agon.mnk.classic.Miliardario} only counts.
 */
@NullMarked
package agon.mnk.classic;

import org.jspecify.annotations.NullMarked;
