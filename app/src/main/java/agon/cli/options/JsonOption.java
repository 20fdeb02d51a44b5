package agon.cli.options;

import agon.cli.terminal.JsonLine;
import java.io.PrintWriter;
import java.io.Writer;
import picocli.CommandLine.Option;

/**
 * {@code --json}, for every command that a program may read: one object a line, whose {@code event}
 * says what it is.
 */
public final class JsonOption {
  @Option(names = "--json", description = "one JSON object a line, for programs")
  private boolean json;

  public boolean on() {
    return json;
  }

  /** Where what people read goes: nowhere, if a program reads. */
  public PrintWriter words(PrintWriter out) {
    return json ? new PrintWriter(Writer.nullWriter()) : out;
  }

  /** An object that says what it is. */
  public static JsonLine event(String event) {
    return new JsonLine().with("event", event);
  }
}
