package agon.cli.terminal;

import java.io.PrintWriter;

/** Text that is wrapped between words. */
public final class Paragraph {
  private static final int WIDTH = 96;

  private Paragraph() {}

  public static void print(PrintWriter out, String indent, String text) {
    print(out, indent, indent + "  ", text);
  }

  /**
   * Prints text in lines that fit the terminal.
   *
   * @param indent before the first line
   * @param hanging before the others
   */
  public static void print(PrintWriter out, String indent, String hanging, String text) {
    StringBuilder line = new StringBuilder(indent);
    // Blanks stay with the word behind them, so that columns in the text keep their width.
    for (String word : text.split("(?<=\\S)(?=\\s)", -1)) {
      if (line.length() + word.length() > WIDTH && !line.toString().isBlank()) {
        out.println(line);
        line = new StringBuilder(hanging).append(word.strip());
      } else {
        line.append(word);
      }
    }
    out.println(line);
  }
}
