package agon.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
  private final int labelWidth;
  private int asciiWidth;

  /**
   * @param light background of squares whose row and column add up to an even number (256 colours)
   * @param dark background of the others
   */
  public TextGrid(List<String> rowLabels, List<String> columnLabels, int light, int dark) {
    this.rows = rowLabels.size();
    this.columns = columnLabels.size();
    this.rowLabels = List.copyOf(rowLabels);
    this.columnLabels = List.copyOf(columnLabels);
    this.labelWidth = rowLabels.stream().mapToInt(String::length).max().orElse(1);
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

  /**
   * The squares of a game's picture in grey. A side called White is light, else the second; in
   * ASCII men are the first letters of their sides. What the picture points out is marked as
   * touched by the last move.
   */
  public static TextGrid of(Game game, Position position, BoardStyle style) {
    Picture picture = game.picture(position);
    TextGrid grid = new TextGrid(picture.rowLabels(), picture.columnLabels(), 250, 247);
    Set<String> targets = style.legalMoves() ? targets(game, position) : Set.of();
    for (int square = 0; square < picture.cells().size(); square++) {
      Picture.Cell cell = picture.cells().get(square);
      switch (cell.look()) {
        case VOID -> grid.set(square, "", Ink.VOID);
        case BLOCKED -> grid.set(square, "#", Ink.FAINT);
        default -> grid.setMan(square, cell, game.sides(), style, targets.contains(cell.name()));
      }
      if (picture.marked().contains(cell.name())) {
        grid.markLast(square);
      }
    }
    return grid;
  }

  private void setMan(
      int square, Picture.Cell cell, Sides sides, BoardStyle style, boolean isTarget) {
    if (cell.owner() == Picture.NOBODY || cell.count() == 0) {
      set(square, isTarget ? style.unicode() ? "·" : "*" : "", isTarget ? Ink.HINT : Ink.PLAIN);
    } else {
      boolean dark = (cell.owner() == Position.FIRST) != sides.first().equals("White");
      String letter = sides.name(cell.owner()).substring(0, 1);
      set(square, style.unicode() ? dark ? "●" : "○" : letter, dark ? Ink.BLACK : Ink.WHITE);
    }
  }

  /** Where legal moves end. */
  private static Set<String> targets(Game game, Position position) {
    int[] moves = new int[game.maxMoves()];
    int count = position.moves(moves);
    Set<String> targets = new HashSet<>();
    for (int i = 0; i < count; i++) {
      List<String> clicks = game.clicks(position, moves[i]);
      if (!clicks.isEmpty()) {
        targets.add(clicks.getLast());
      }
    }
    return targets;
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
    asciiWidth = columns > 26 ? 2 : 1;
    for (String symbol : symbols) {
      asciiWidth = Math.max(asciiWidth, symbol.length());
    }
    StringBuilder out = new StringBuilder();
    columnLabels(out, style);
    if (style.unicode() && !style.colour()) {
      rule(out, "┌", "┬", "┐");
    }
    for (int row = 0; row < rows; row++) {
      out.append(pad(rowLabels.get(row), labelWidth, true)).append(' ');
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
      out.append(isLast ? '>' : ' ').append(pad(text, asciiWidth, true));
    }
  }

  private void columnLabels(StringBuilder out, BoardStyle style) {
    out.repeat(' ', labelWidth + 1);
    for (String label : columnLabels) {
      if (style.colour()) {
        out.append(label.length() > 1 ? pad(label, 3, true) : " " + pad(label, 2, false));
      } else if (style.unicode()) {
        out.append("  ").append(label.length() > 1 ? label : label + " ");
      } else {
        out.append(' ').append(pad(label, asciiWidth, true));
      }
    }
    out.append('\n');
  }

  private void rule(StringBuilder out, String left, String middle, String right) {
    out.repeat(' ', labelWidth + 1).append(left);
    for (int column = 0; column < columns; column++) {
      out.append("───").append(column < columns - 1 ? middle : right);
    }
    out.append('\n');
  }

  private static String pad(String text, int width, boolean left) {
    String blanks = " ".repeat(Math.max(0, width - text.length()));
    return left ? blanks + text : text + blanks;
  }
}
