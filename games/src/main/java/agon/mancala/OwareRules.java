package agon.mancala;

import agon.game.Settings;
import java.util.Locale;

/**
 * The rules of Oware with all options.
 *
 * @param seeds in each pit at the start
 * @param repetition how often a position must occur since the last capture to end the game
 */
record OwareRules(int pits, int seeds, GrandSlam grandSlam, int repetition) {
  /** What becomes of a move that would take every seed of the other side. */
  enum GrandSlam {
    /** It is legal and takes nothing. */
    NO_CAPTURE,
    /** It is illegal, unless there is no other move; then it takes everything. */
    FORBIDDEN,
    /** It takes everything. */
    CAPTURE,
    /** The pit where the last seed fell, first in the order of capture, is left. */
    KEEP_FIRST,
    /** The last pit in the order of capture, farthest back, is left. */
    KEEP_LAST
  }

  static OwareRules of(Settings settings) {
    String slam = settings.text("grand-slam").toUpperCase(Locale.ROOT).replace('-', '_');
    return new OwareRules(
        settings.number("pits"),
        settings.number("seeds"),
        GrandSlam.valueOf(slam),
        settings.number("repetition"));
  }

  /** Six pits of four seeds by Abapa rules. */
  boolean isUsual() {
    return equals(new OwareRules(6, 4, GrandSlam.NO_CAPTURE, repetition));
  }

  /** A side that holds more than this has won. */
  int half() {
    return pits * seeds;
  }
}
