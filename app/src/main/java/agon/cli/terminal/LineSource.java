package agon.cli.terminal;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where the lines a person types come from: a terminal with editing, or a pipe. */
public interface LineSource extends AutoCloseable {
  /** The next line, or null at the end of input. */
  @Nullable String next(String prompt);

  /** Whether a person is typing, who wants to be asked and to try again. */
  boolean isInteractive();

  /** What TAB may complete to; asked anew every time. */
  default void completeWith(Supplier<List<String>> words) {}

  @Override
  void close();
}
