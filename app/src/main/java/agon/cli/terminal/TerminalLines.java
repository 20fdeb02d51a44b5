package agon.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Lines typed at a terminal, with editing, history and completion. The only class that touches
 * JLine, so that nothing of it is loaded when nobody types.
 */
public final class TerminalLines implements LineSource {
  private final Terminal terminal;
  private final LineReader reader;
  private Supplier<List<String>> words = List::of;

  public TerminalLines() {
    try {
      terminal = TerminalBuilder.builder().system(true).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("agon")
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .completer(
                (reader, line, candidates) ->
                    words.get().forEach(word -> candidates.add(new Candidate(word))))
            .build();
  }

  @Override
  public void completeWith(Supplier<List<String>> words) {
    this.words = words;
  }

  @Override
  public @Nullable String next(String prompt) {
    try {
      return reader.readLine(prompt);
    } catch (UserInterruptException e) {
      return e.getPartialLine().isEmpty() ? null : "";
    } catch (EndOfFileException e) {
      return null;
    }
  }

  @Override
  public boolean isInteractive() {
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
