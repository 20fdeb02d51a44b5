package agon.game;

import java.util.List;

/**
 * Draws a board of squares as text: with coordinates on all sides, in colour, with box lines, or in
 * plain ASCII. A game fills in what stands on each square; this class knows how it looks.
 */
public final class TextGrid {
  /** How a square is to be shown. Colours are of the 256-colour palette every terminal has. */
  public enum Ink {
    PLAIN(245),
    BLACK(16),
    WHITE(231),
    RED(160),
    FAINT(242),
    HINT(226),
    /** A square that is not part of the board. */
    VOID(240);

    private final int colour;

    Ink(int colour) {
      this.colour = colour;
    }
  }

  private static final int LAST_MOVE_BACKGROUND = 180;

  private final int rows;
  private final int columns;
  private final List<String> rowLabels;
  private final List<String> columnLabels;
  private final int light;
  private final int dark;
  private final String[] symbols;
  private final Ink[] inks;
  private final boolean[] last;

  /**
   * @param light background of squares whose row and column add up to an even number (256 colours)
   * @param dark background of the others
   */
  public TextGrid(List<String> rowLabels, List<String> columnLabels, int light, int dark) {
    this.rows = rowLabels.size();
    this.columns = columnLabels.size();
    this.rowLabels = List.copyOf(rowLabels);
    this.columnLabels = List.copyOf(columnLabels);
    this.light = light;
    this.dark = dark;
    this.symbols = new String[rows * columns];
    this.inks = new Ink[rows * columns];
    this.last = new boolean[rows * columns];
    for (int i = 0; i < symbols.length; i++) {
      symbols[i] = "";
      inks[i] = Ink.PLAIN;
    }
  }

  /** Puts a symbol of at most two columns on a square (numbered row by row). */
  public void set(int square, String symbol, Ink ink) {
    symbols[square] = symbol;
    inks[square] = ink;
  }

  /** Marks a square as touched by the last move. */
  public void markLast(int square) {
    last[square] = true;
  }

  public String draw(BoardStyle style) {
    StringBuilder out = new StringBuilder();
    columnLabels(out, style);
    if (style.unicode() && !style.colour()) {
      rule(out, "┌", "┬", "┐");
    }
    for (int row = 0; row < rows; row++) {
      out.append(pad(rowLabels.get(row), labelWidth(), true)).append(' ');
      for (int column = 0; column < columns; column++) {
        square(out, row, column, style);
      }
      if (style.unicode() && !style.colour()) {
        out.append('│');
      }
      out.append(' ').append(rowLabels.get(row)).append('\n');
      if (style.unicode() && !style.colour() && row < rows - 1) {
        rule(out, "├", "┼", "┤");
      }
    }
    if (style.unicode() && !style.colour()) {
      rule(out, "└", "┴", "┘");
    }
    columnLabels(out, style);
    return out.toString();
  }

  private void square(StringBuilder out, int row, int column, BoardStyle style) {
    int square = row * columns + column;
    String symbol = symbols[square];
    boolean isLast = last[square];
    if (style.colour()) {
      Ink ink = inks[square];
      int background =
          ink == Ink.VOID
              ? 236
              : isLast ? LAST_MOVE_BACKGROUND : (row + column) % 2 == 0 ? light : dark;
      out.append("\u001b[48;5;").append(background).append(";38;5;").append(ink.colour);
      out.append(ink == Ink.BLACK || ink == Ink.WHITE || ink == Ink.RED ? ";1m" : "m");
      out.append(symbol.length() > 1 ? pad(symbol, 3, true) : " " + pad(symbol, 2, false));
      out.append("\u001b[0m");
    } else if (style.unicode()) {
      String text = pad(symbol, symbol.length() > 1 ? 2 : 1, true);
      out.append('│').append(isLast ? '›' : ' ').append(text);
      out.append(symbol.length() > 1 ? "" : isLast ? "‹" : " ");
    } else {
      String text = symbol.isEmpty() ? "." : symbol;
      out.append(isLast ? '>' : ' ').append(pad(text, asciiWidth(), true));
    }
  }

  private int asciiWidth() {
    int width = columns > 26 ? 2 : 1;
    for (String symbol : symbols) {
      width = Math.max(width, symbol.length());
    }
    return width;
  }

  private void columnLabels(StringBuilder out, BoardStyle style) {
    out.repeat(' ', labelWidth() + 1);
    for (String label : columnLabels) {
      if (style.colour()) {
        out.append(label.length() > 1 ? pad(label, 3, true) : " " + pad(label, 2, false));
      } else if (style.unicode()) {
        out.append("  ").append(label.length() > 1 ? label : label + " ");
      } else {
        out.append(' ').append(pad(label, asciiWidth(), true));
      }
    }
    out.append('\n');
  }

  private void rule(StringBuilder out, String left, String middle, String right) {
    out.repeat(' ', labelWidth() + 1).append(left);
    for (int column = 0; column < columns; column++) {
      out.append("───").append(column < columns - 1 ? middle : right);
    }
    out.append('\n');
  }

  private int labelWidth() {
    return rowLabels.stream().mapToInt(String::length).max().orElse(1);
  }

  private static String pad(String text, int width, boolean left) {
    String blanks = " ".repeat(Math.max(0, width - text.length()));
    return left ? blanks + text : text + blanks;
  }
}
