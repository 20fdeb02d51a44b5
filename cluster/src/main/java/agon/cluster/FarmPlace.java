package agon.cluster;

import agon.game.BadInput;
import java.nio.file.Path;

/**
 * What a machine brings to a farm.
 *
 * @param bind the address a coordinator listens on
 * @param name what people call it; empty for the name of the host
 * @param cores that work for the farm; 0 for none
 * @param folder for what jobs need
 */
public record FarmPlace(String bind, String name, int cores, Path folder) {
  private static final int MOST_CORES = 4096;

  public FarmPlace {
    if (cores < 0 || cores > MOST_CORES) {
      throw new BadInput("cores is a number from 0 to %d, not %d".formatted(MOST_CORES, cores));
    }
  }
}
