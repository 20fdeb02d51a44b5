package agon.mnk;

import agon.search.Weights;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The weights of the estimate, by k: learnt where there are any, else made by hand. */
final class MnkLearnt {
  /** A logit in hundredths. */
  private static final int LOGIT = 128;

  private static final int LEAST = 4;
  private static final int MOST = 6;
  private static final Map<Integer, MnkWorth> KNOWN = new ConcurrentHashMap<>();

  private MnkLearnt() {}

  /** What was learnt for this k, or for the nearest. */
  static MnkWorth of(int k) {
    return KNOWN.computeIfAbsent(
        Math.clamp(k, LEAST, MOST),
        nearest ->
            new MnkWorth(
                Weights.beside(MnkLearnt.class, "mnk-" + nearest + ".weights")
                    .flatMap(MnkLearnt::read)
                    .orElseGet(MnkLearnt::byHand)));
  }

  private static Optional<short[]> read(ByteBuffer file) {
    if (file.remaining() != Short.BYTES * MnkFeatures.COUNT) {
      return Optional.empty();
    }
    short[] weights = new short[MnkFeatures.COUNT];
    file.order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(weights);
    return Optional.of(weights);
  }

  /** A few values, in hundredths of a logit, that put sensible threats before others. */
  private static short[] byHand() {
    short[] weights = new short[MnkFeatures.COUNT];
    int[] kinds = {0, 0, 0, 0, 2, 5, 2, 5, 5, 9, 15, 20, 40, 18, 30, 44, 121, 79, 0};
    for (int kind = 0; kind < CellClass.KINDS; kind++) {
      int weight = kinds[kind] * LOGIT * MnkWorth.FINE / 100;
      weights[MnkFeatures.ofKind(kind)] = (short) weight;
      weights[MnkFeatures.OF_A_SIDE + MnkFeatures.ofKind(kind)] = (short) -weight;
    }
    for (int situation = 0; situation < MnkWorth.SITUATIONS; situation++) {
      weights[MnkFeatures.FIRST_SITUATION + situation] = (short) (20 * LOGIT * MnkWorth.FINE / 100);
    }
    return weights;
  }
}
