package agon.othello;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How the first four discs lie in the centre. */
enum StartDiscs {
  /** The usual way: White on d4 and e5, Black on e4 and d5. */
  DIAGONAL("OXXO", "light on the upper left and lower right, dark on the other two"),
  MIRRORED("XOOX", "dark on the upper left and lower right, light on the other two"),
  PARALLEL("OOXX", "light on the upper two, dark on the lower two");

  private final String discs;
  private final String where;

  StartDiscs(String discs, String where) {
    this.discs = discs;
    this.where = where;
  }

  static StartDiscs of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  static List<String> words() {
    return Arrays.stream(values()).map(start -> start.name().toLowerCase(Locale.ROOT)).toList();
  }

  /** Whether the dark side owns the disc, counted as in {@link OthelloBoard#centre()}. */
  boolean isDark(int centre) {
    return discs.charAt(centre) == 'X';
  }

  String where() {
    return where;
  }
}
