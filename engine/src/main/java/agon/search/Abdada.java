package agon.search;

import agon.game.Keys;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Which moves some thread is searching at this moment. A thread that comes to such a move puts it
 * off and finds the answer in the table later (ABDADA, Weill 1996, in the simple form T. Kerrigan
 * gave it). Without locks: a mark lost to a race costs a little work done twice.
 */
public final class Abdada {
  private static final int SIZE = 1 << 14;
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private final long[] marks = new long[SIZE];

  /** What stands for a move at a node of this key, searched to this depth. */
  public static long mark(long key, int move, int depth) {
    return Keys.mix(key + 31L * move + ((long) depth << 40));
  }

  public boolean contains(long mark) {
    return (long) LONGS.getOpaque(marks, (int) mark & (SIZE - 1)) == mark;
  }

  public void enter(long mark) {
    LONGS.setOpaque(marks, (int) mark & (SIZE - 1), mark);
  }

  public void leave(long mark) {
    LONGS.setOpaque(marks, (int) mark & (SIZE - 1), 0L);
  }
}
