package agon.mnk;

import agon.model.LinearModel;
import agon.model.PooledModel;
import agon.model.Weights;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The weights of the estimate: learnt ones by k, and some made by hand. */
final class MnkLearnt {
  private static final int LEAST = 4;
  private static final int MOST = 5;
  private static final Map<Integer, Optional<Weights>> SHIPPED = new ConcurrentHashMap<>();
  private static final Map<Weights, MnkWorth> WORTHS = new ConcurrentHashMap<>();
  private static final Map<PooledModel, LineRows> NETWORKS = new ConcurrentHashMap<>();

  /** By kind, in hundredths of the logarithm of the odds: sensible threats before others. */
  private static final int[] KINDS = {
    0, 0, 0, 0, 2, 5, 2, 5, 5, 9, 15, 20, 40, 18, 30, 44, 121, 79, 0
  };

  private static final int TO_MOVE = 20;
  private static final MnkWorth BY_HAND = new MnkWorth(byHand(), 1);

  /** The fact in a file of weights that says how many of its units make a hundredth. */
  private static final String FINE = "fine";

  private MnkLearnt() {}

  /** What was learnt for the nearest k. */
  static Optional<Weights> shipped(int k) {
    return SHIPPED.computeIfAbsent(
        Math.clamp(k, LEAST, MOST),
        nearest -> Weights.beside(MnkLearnt.class, "mnk" + nearest + ".weights").map(Weights::of));
  }

  /** A network, made ready for boards that it fits. */
  static LineRows network(PooledModel model) {
    return NETWORKS.computeIfAbsent(model, LineRows::new);
  }

  static MnkWorth worth(Weights weights) {
    return WORTHS.computeIfAbsent(
        weights,
        learnt ->
            learnt.model() instanceof PooledModel pooled
                ? new MnkWorth(pooled.base(), 1)
                : new MnkWorth(
                    (LinearModel) learnt.model(),
                    Integer.parseInt(learnt.facts().getOrDefault(FINE, "1"))));
  }

  static MnkWorth worthByHand() {
    return BY_HAND;
  }

  private static LinearModel byHand() {
    short[] weights = new short[MnkFeatures.COUNT];
    for (int kind = 0; kind < CellClass.KINDS; kind++) {
      weights[MnkFeatures.ofKind(kind)] = (short) KINDS[kind];
      weights[MnkFeatures.OF_A_SIDE + MnkFeatures.ofKind(kind)] = (short) -KINDS[kind];
    }
    return new LinearModel(MnkFeatures.COUNT, weights, new int[] {TO_MOVE});
  }
}
