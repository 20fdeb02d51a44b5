package agon.search;

import agon.game.BadInput;

/** Whether a table fits into the memory of this program, asked before it is made. */
public final class TableMemory {
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
        ("a hash table of %d MiB does not fit into the memory of this program;"
                + " the largest that does is %d MiB")
            .formatted(mebibytes, largest));
  }

  /** In MiB: what is free, less what the rest needs and a collector cannot use for one array. */
  static long largest() {
    Runtime runtime = Runtime.getRuntime();
    long free = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    return Math.max(1, ((long) (free * 0.9) - (32 << 20)) >> 20);
  }
}
