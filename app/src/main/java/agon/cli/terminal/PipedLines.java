package agon.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Lines from a pipe or a file: no prompt, no editing. */
public record PipedLines(BufferedReader reader) implements LineSource {
  @Override
  public @Nullable String next(String prompt) {
    try {
      return reader.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean isInteractive() {
    return false;
  }

  @Override
  public void close() {}
}
