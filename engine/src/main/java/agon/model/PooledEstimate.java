package agon.model;

import java.util.Arrays;

/** A {@link PooledModel} looking at one position, each time anew. */
final class PooledEstimate implements LearntEstimate {
  private final Pools pools;
  private final PooledModel model;
  private final int[] active;
  private final int[] sums;

  PooledEstimate(Pools pools, PooledModel model) {
    if (pools.count() != model.features() || pools.stages() != model.stages()) {
      throw new IllegalArgumentException("the model is made for other features");
    }
    this.pools = pools;
    this.model = model;
    active = new int[pools.mostActive()];
    sums = new int[2 * model.units()];
  }

  @Override
  public void played(int move) {
    pools.played(move);
  }

  @Override
  public void undone(int move) {
    pools.undone(move);
  }

  @Override
  public int forSideToMove() {
    Arrays.fill(sums, 0);
    add(pools.turn(), 0);
    add(1 - pools.turn(), model.units());
    return model.estimate(pools.stage(), sums);
  }

  private void add(int viewer, int into) {
    int count = pools.active(viewer, active);
    int size = pools.groupSize();
    for (int group = 0; group < count; group += size) {
      for (int unit = 0; unit < model.units(); unit++) {
        int sum = model.start(unit);
        for (int i = 0; i < size; i++) {
          sum += model.row(active[group + i], unit);
        }
        sums[into + unit] += Math.max(sum, 0);
      }
    }
  }
}
