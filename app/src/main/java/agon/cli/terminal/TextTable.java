package agon.cli.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Columns as wide as what stands in them: numbers to the right, words to the left. */
public final class TextTable {
  private static final int WIDEST = 36;

  private final List<String[]> rows = new ArrayList<>();
  private final boolean[] right;

  /**
   * @param titles of the columns; one that begins with a blank is for numbers
   */
  public TextTable(String... titles) {
    right = new boolean[titles.length];
    String[] head = new String[titles.length];
    for (int i = 0; i < titles.length; i++) {
      right[i] = titles[i].startsWith(" ");
      head[i] = titles[i].strip();
    }
    rows.add(head);
  }

  public void row(String... cells) {
    String[] shown = new String[right.length];
    for (int i = 0; i < shown.length; i++) {
      String printable = cells[i].replaceAll("\\p{Cntrl}", "?");
      shown[i] = printable.length() > WIDEST ? printable.substring(0, WIDEST - 1) + "…" : printable;
    }
    rows.add(shown);
  }

  public void print(PrintWriter out, Screen screen) {
    int[] widths = new int[right.length];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    for (int r = 0; r < rows.size(); r++) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < right.length; i++) {
        String blanks = " ".repeat(widths[i] - rows.get(r)[i].length());
        line.append(i == 0 ? "" : "  ");
        line.append(right[i] ? blanks + rows.get(r)[i] : rows.get(r)[i] + blanks);
      }
      String text = line.toString().stripTrailing();
      out.println(r == 0 ? screen.bold(text) : text);
    }
  }
}
