package agon.cli.terminal;

import agon.game.BoardStyle;
import java.util.Locale;
import picocli.CommandLine.Option;

/**
 * What the terminal can show, and whether there is one: colours when standard output is a terminal
 * and {@code NO_COLOR} is unset, Unicode unless told otherwise.
 */
public final class Screen {
  @Option(names = "--ascii", description = "draw with plain ASCII characters and no colour")
  private boolean ascii;

  @Option(
      names = "--colour",
      paramLabel = "WHEN",
      description = "colours: auto (default), always or never")
  private Colour colour = Colour.auto;

  /** As typed on the command line. */
  enum Colour {
    auto,
    always,
    never
  }

  public BoardStyle boardStyle() {
    return new BoardStyle(!ascii, colours(), false);
  }

  public boolean colours() {
    return !ascii
        && switch (colour) {
          case always -> true;
          case never -> false;
          case auto -> isTerminal() && System.getenv("NO_COLOR") == null && !isDumb();
        };
  }

  /** Whether a person sits in front of both standard input and standard output. */
  @SuppressWarnings("SystemConsoleNull") // JDK 25 answers null again when there is no terminal
  public static boolean isTerminal() {
    return System.console() != null && System.console().isTerminal();
  }

  private static boolean isDumb() {
    String term = System.getenv("TERM");
    return term == null || term.toLowerCase(Locale.ROOT).equals("dumb");
  }

  /** Emphasised text where there are colours. */
  public String bold(String text) {
    return colours() ? "\u001b[1m" + text + "\u001b[0m" : text;
  }

  public String faint(String text) {
    return colours() ? "\u001b[2m" + text + "\u001b[0m" : text;
  }
}
