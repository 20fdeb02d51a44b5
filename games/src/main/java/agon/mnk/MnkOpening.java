package agon.mnk;

import agon.game.BadInput;
import agon.game.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How a game begins. By swapping, one player puts the first three stones, X, O and X, and the other
 * says who goes on with which: puts O's next stone, or says {@code swap} and is X. In swap2 there
 * is a third way: {@code two-more}, put an O and an X as well and let the first player choose.
 */
enum MnkOpening {
  NONE,
  SWAP,
  SWAP2;

  static final List<String> CHOICES = Arrays.stream(values()).map(MnkOpening::text).toList();

  /** The stones one player puts before the other chooses, and those after two more. */
  static final int FIRST_STONES = 3;

  static final int MORE_STONES = 5;

  /** So many in a row that nobody wins before the choice is made. */
  private static final int LEAST_K = 4;

  private static final int LEAST_CELLS = 9;

  static MnkOpening of(Settings settings) {
    MnkOpening opening = valueOf(settings.text("opening").toUpperCase(Locale.ROOT));
    if (opening != NONE) {
      int cells = settings.number("m") * settings.number("n");
      if (settings.number("k") < LEAST_K || cells < LEAST_CELLS) {
        throw new BadInput(
            "opening=%s needs k of %d or more and a board of %d cells or more"
                .formatted(opening.text(), LEAST_K, LEAST_CELLS));
      }
    }
    return opening;
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
