package agon.mnk;

import java.util.Arrays;

/**
 * What a stone on a cell makes of all four lines through it: a class for each mix of {@link
 * LineClass}es, as far as the difference matters. A class is of one of 19 <i>kinds</i>, by what it
 * threatens.
 */
final class CellClass {
  static final int NOTHING = 0;
  static final int ROOM = 1;

  /** Some stones, far to go. */
  static final int FAR = 2;

  static final int TWO = 3;
  static final int OPEN_TWO = 4;
  static final int TWO_OPEN_TWOS = 5;
  static final int THREE = 6;
  static final int THREE_AND_TWO = 7;
  static final int TWO_THREES = 8;
  static final int OPEN_THREE = 9;
  static final int OPEN_THREE_AND_TWO = 10;
  static final int OPEN_THREE_AND_THREE = 11;
  static final int TWO_OPEN_THREES = 12;
  static final int FOUR = 13;
  static final int FOUR_AND_TWO = 14;
  static final int FOUR_AND_THREE = 15;
  static final int FOUR_AND_OPEN_THREE = 16;

  /** Two winning cells at once. */
  static final int DOUBLE = 17;

  static final int WIN = 18;
  static final int KINDS = 19;

  /** A kind marked by {@link #LOUD} where a stone there threatens to win at once, or wins. */
  static final int KIND_MASK = 31;

  static final int LOUD = 32;

  /** How many classes there are, and then some. */
  static final int COUNT = 144;

  /** Line classes that count as one in a mix, from nothing to a win. */
  private static final int[] GROUPS = {0, 1, 2, 2, 3, 4, 4, 4, 5, 6, 6, 7, 8, 9};

  private static final int DIGITS = 10;

  /** The class by the pattern: four line classes of four bits each. */
  private static final byte[] CLASSES = new byte[1 << 16];

  /** The same for a side to whom two fours, or two open threes alone, are forbidden. */
  private static final byte[] FORBIDDING = new byte[1 << 16];

  private static final byte[] KIND = new byte[COUNT];

  /** By pattern: its kind, marked; for either of the two above. */
  private static final byte[] MARKED = new byte[1 << 16];

  private static final byte[] MARKED_FORBIDDING = new byte[1 << 16];

  static {
    int[] numbers = new int[DIGITS * DIGITS * DIGITS * DIGITS];
    int count = 0;
    for (int pattern = 0; pattern < CLASSES.length; pattern++) {
      int mix = mix(pattern);
      if (mix >= 0) {
        if (numbers[mix] == 0) {
          numbers[mix] = ++count;
          KIND[count - 1] = (byte) kindOf(pattern);
        }
        CLASSES[pattern] = (byte) (numbers[mix] - 1);
        FORBIDDING[pattern] = isForbidden(pattern) ? CLASSES[0] : CLASSES[pattern];
        MARKED[pattern] = marked(KIND[of(pattern)]);
        MARKED_FORBIDDING[pattern] = marked(KIND[ofForbidding(pattern)]);
      }
    }
    if (count > COUNT) {
      throw new ExceptionInInitializerError(count + " classes of cells");
    }
  }

  private CellClass() {}

  /** The groups of the lines as digits, largest first, as far as they matter; −1 if it is none. */
  private static int mix(int pattern) {
    int[] groups = new int[MnkLines.DIRECTIONS];
    for (int i = 0; i < groups.length; i++) {
      int line = pattern >>> (4 * i) & 15;
      if (line >= LineClass.COUNT) {
        return -1;
      }
      groups[i] = GROUPS[line];
    }
    Arrays.sort(groups);
    int best = groups[3];
    if (best >= 8 || groups[2] == 7) {
      return DIGITS * Math.max(best, 8);
    }
    int mix = best;
    for (int i = 2; i >= 0; i--) {
      // Beside something better it does not matter whether there is room.
      mix = DIGITS * mix + (best > 3 && groups[i] < 3 ? 0 : groups[i]);
    }
    return mix;
  }

  /** Two fours for certain; two open threes most likely, {@link Renju} knows. */
  private static boolean isForbidden(int pattern) {
    int fours = 0;
    int openThrees = 0;
    for (int i = 0; i < MnkLines.DIRECTIONS; i++) {
      int line = pattern >>> (4 * i) & 15;
      if (line == LineClass.FIVE) {
        return false;
      }
      fours += line == LineClass.FOUR || line == LineClass.OPEN_FOUR ? 1 : 0;
      openThrees += line == LineClass.OPEN_THREE || line == LineClass.GOOD_OPEN_THREE ? 1 : 0;
    }
    return fours > 1 || (fours == 0 && openThrees > 1);
  }

  private static int kindOf(int pattern) {
    int[] count = new int[LineClass.COUNT];
    for (int i = 0; i < MnkLines.DIRECTIONS; i++) {
      count[pattern >>> (4 * i) & 15]++;
    }
    int openThrees = count[LineClass.OPEN_THREE] + count[LineClass.GOOD_OPEN_THREE];
    int threes = count[LineClass.THREE];
    int openTwos =
        count[LineClass.OPEN_TWO] + count[LineClass.GOOD_OPEN_TWO] + count[LineClass.BEST_OPEN_TWO];
    if (count[LineClass.FIVE] > 0) {
      return WIN;
    }
    if (count[LineClass.OPEN_FOUR] > 0 || count[LineClass.FOUR] > 1) {
      return DOUBLE;
    }
    if (count[LineClass.FOUR] > 0) {
      return openThrees > 0
          ? FOUR_AND_OPEN_THREE
          : threes > 0 ? FOUR_AND_THREE : openTwos > 0 ? FOUR_AND_TWO : FOUR;
    }
    if (openThrees > 0) {
      return openThrees > 1
          ? TWO_OPEN_THREES
          : threes > 0 ? OPEN_THREE_AND_THREE : openTwos > 0 ? OPEN_THREE_AND_TWO : OPEN_THREE;
    }
    if (threes > 0) {
      return threes > 1 ? TWO_THREES : openTwos > 0 ? THREE_AND_TWO : THREE;
    }
    if (openTwos > 0) {
      return openTwos > 1 ? TWO_OPEN_TWOS : OPEN_TWO;
    }
    if (count[LineClass.TWO] > 0) {
      return TWO;
    }
    return count[LineClass.FOUR_TO_GO] + count[LineClass.FIVE_TO_GO] > 0
        ? FAR
        : count[LineClass.ROOM] > 0 ? ROOM : NOTHING;
  }

  /** The class of four line classes, four bits each. */
  static int of(int pattern) {
    return CLASSES[pattern] & 255;
  }

  /** The same for a side that may not make two fours or two threes at once. */
  static int ofForbidding(int pattern) {
    return FORBIDDING[pattern] & 255;
  }

  private static byte marked(int kind) {
    return (byte) (kind >= FOUR ? kind | LOUD : kind);
  }

  /**
   * The kinds by pattern, marked.
   *
   * @param forbidding for a side that may not make two fours or two threes at once
   */
  static byte[] markedKinds(boolean forbidding) {
    return forbidding ? MARKED_FORBIDDING : MARKED;
  }

  static int kind(int cellClass) {
    return KIND[cellClass];
  }

  /** How many stones a side needs to win at the very least, if it has no better cell than this. */
  static int needed(int kind, int k) {
    return kind == NOTHING
        ? Integer.MAX_VALUE
        : kind == ROOM
            ? Math.min(k, 7)
            : kind == FAR ? 5 : kind < THREE ? 4 : kind < FOUR ? 3 : kind < WIN ? 2 : 1;
  }
}
