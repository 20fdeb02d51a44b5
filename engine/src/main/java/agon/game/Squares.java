package agon.game;

/**
 * Squares of a grid written as column letters and row number, {@code a1} at the top left, columns
 * {@code a … z, aa, ab, …} as in a spreadsheet. Squares are numbered row by row from 0.
 */
public record Squares(int rows, int columns) {
  public String text(int square) {
    return column(square % columns) + (square / columns + 1);
  }

  /** {@code a} for 0, {@code z} for 25, {@code aa} for 26. */
  public static String column(int column) {
    String last = String.valueOf((char) ('a' + column % 26));
    return column < 26 ? last : column(column / 26 - 1) + last;
  }

  /** The square, or −1 if the text does not name one of this grid. */
  public int find(String text) {
    int i = 0;
    int column = 0;
    while (i < text.length() && i < 3 && isLetter(text.charAt(i))) {
      column = column * 26 + (text.charAt(i) | 0x20) - 'a' + 1;
      i++;
    }
    int digits = text.length() - i;
    if (i == 0 || digits == 0 || digits > 4 || text.charAt(i) == '0') {
      return -1;
    }
    int row = 0;
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      row = row * 10 + c - '0';
    }
    return column <= columns && row <= rows ? (row - 1) * columns + column - 1 : -1;
  }

  private static boolean isLetter(char c) {
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z' && c < 128;
  }

  /** "a1 to h8", for sentences. */
  public String range() {
    return "a1 to " + text(rows * columns - 1);
  }
}
