package agon.mnk;

import static agon.game.Position.FIRST;
import static agon.game.Position.SECOND;

import agon.game.BadInput;
import agon.game.Keys;
import java.util.List;

/**
 * Who plays which stones, while that is open and once it is settled: a number in a position. Stones
 * are put X and O in turn whatever happens, so the number of stones tells the colour to move, and
 * this tells the player.
 */
final class Colours {
  /** The first player has X, as in every game without swapping. */
  static final int AS_USUAL = 0;

  /** The second player has X. */
  static final int SWAPPED = 1;

  /** The first player puts three stones, then the second chooses. */
  static final int OPEN = 2;

  /** The second player puts two more, then the first chooses. */
  static final int TWO_MORE = 3;

  /** How a position's text says it; the first two name who has X. */
  private static final List<String> WORDS = List.of("first", "second", "open", "two-more");

  private static final long[] KEYS = Keys.table(4, 0x73776170);

  private Colours() {}

  static String word(int colours) {
    return WORDS.get(colours);
  }

  /** What a word means on a board with so many stones. */
  static int read(String word, MnkOpening opening, int stones) {
    int colours = WORDS.indexOf(word.toLowerCase(java.util.Locale.ROOT));
    boolean possible =
        switch (colours) {
          case AS_USUAL -> stones > MnkOpening.FIRST_STONES;
          case SWAPPED -> stones >= MnkOpening.FIRST_STONES;
          case OPEN -> stones <= MnkOpening.FIRST_STONES;
          case TWO_MORE ->
              opening == MnkOpening.SWAP2
                  && stones >= MnkOpening.FIRST_STONES
                  && stones <= MnkOpening.MORE_STONES;
          default ->
              throw new BadInput(
                  "after the side to move comes who has X, first or second, or open or two-more,"
                      + " not "
                      + BadInput.quote(word));
        };
    if (!possible) {
      throw new BadInput("with %d stones it cannot be '%s'".formatted(stones, word));
    }
    return colours;
  }

  /** Part of a position's key. */
  static long key(int colours) {
    return colours == AS_USUAL ? 0 : KEYS[colours];
  }

  /** Which player moves next. */
  static int turn(int colours, int stones) {
    return switch (colours) {
      case AS_USUAL -> stones & 1;
      case SWAPPED -> 1 - (stones & 1);
      case OPEN -> stones < MnkOpening.FIRST_STONES ? FIRST : SECOND;
      default -> stones < MnkOpening.MORE_STONES ? SECOND : FIRST;
    };
  }

  /** Whether the player to move may choose. */
  static boolean isChoice(int colours, int stones) {
    return (colours == OPEN && stones == MnkOpening.FIRST_STONES)
        || (colours == TWO_MORE && stones == MnkOpening.MORE_STONES);
  }

  /** After the player to move has put O's stone. */
  static int kept(int colours) {
    return colours == OPEN ? AS_USUAL : SWAPPED;
  }

  /** After the player to move has taken X. */
  static int swapped(int colours) {
    return colours == OPEN ? SWAPPED : AS_USUAL;
  }
}
