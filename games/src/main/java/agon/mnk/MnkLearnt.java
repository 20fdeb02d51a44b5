package agon.mnk;

import agon.model.LinearModel;
import agon.model.PooledModel;
import agon.model.Weights;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What estimates: weights or a network that were learnt, by k, and weights made by hand. */
final class MnkLearnt {
  private static final int LEAST = 4;
  private static final int MOST = 5;

  /** The most cells for the network: it learnt on 15x15, and its sums have sixteen bits. */
  private static final int NETWORK_MOST = 400;

  private static final Map<String, Optional<Weights>> SHIPPED = new ConcurrentHashMap<>();
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

  /** What was learnt for this board, or else for the nearest k. */
  static Optional<Weights> shipped(MnkStones board) {
    return LinePools.fits(board) && board.cells() <= NETWORK_MOST
        ? shipped("lines" + board.k)
        : shipped("mnk" + Math.clamp(board.k, LEAST, MOST));
  }

  private static Optional<Weights> shipped(String name) {
    return SHIPPED.computeIfAbsent(
        name, file -> Weights.beside(MnkLearnt.class, file + ".weights").map(Weights::of));
  }

  /** A network, made ready for boards that it fits. */
  static LineRows network(PooledModel model) {
    return NETWORKS.computeIfAbsent(model, LineRows::new);
  }

  static MnkWorth worth(Weights weights) {
    return WORTHS.computeIfAbsent(
        weights,
        learnt ->
            learnt.model() instanceof PooledModel
                ? MnkFeatures.WORTHLESS
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
