package agon.search;

import agon.game.BadInput;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;

/** Whether a table fits into the memory of this program, asked before it is made. */
public final class TableMemory {
  /** What the rest of the program needs. */
  private static final long REST = 24L << 20;

  private TableMemory() {}

  /** Refuses a table that does not fit, with the largest that does. */
  public static void require(int mebibytes) {
    if (mebibytes > largest()) {
      System.gc(); // tables of engines that are gone may still lie about
      if (mebibytes > largest()) {
        throw refusal(mebibytes, largest());
      }
    }
  }

  static BadInput refusal(int mebibytes, long largest) {
    return new BadInput(
        ("a hash table of %d MiB does not fit into the memory of this program; the largest that"
                + " does is %d MiB, and AGON_HEAP=%dg gives it more")
            .formatted(mebibytes, largest, mebibytes / 1024 + 1));
  }

  /** In MiB: what is free where large arrays are kept, which is not all of the heap. */
  static long largest() {
    long free = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      MemoryUsage usage = pool.getUsage();
      if (pool.getType() == MemoryType.HEAP && usage.getMax() > 0) {
        free = Math.max(free, usage.getMax() - usage.getUsed());
      }
    }
    return Math.max(1, (free - REST) >> 20);
  }
}
