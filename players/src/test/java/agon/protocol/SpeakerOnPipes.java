package agon.protocol;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A speaker on a thread of its own, for hosts that wait for answers as real ones do. */
public final class SpeakerOnPipes implements AutoCloseable {
  /** What runs there. */
  @FunctionalInterface
  public interface Speaker {
    void run(BufferedReader in, PrintWriter out) throws IOException;
  }

  private final PipedWriter toSpeaker = new PipedWriter();
  private final BlockingQueue<Optional<String>> said = new LinkedBlockingQueue<>();
  private final Thread thread;

  public SpeakerOnPipes(Speaker speaker) throws IOException {
    BufferedReader commands = new BufferedReader(new PipedReader(toSpeaker));
    thread =
        Thread.ofPlatform()
            .start(
                () -> {
                  try (PrintWriter out = new PrintWriter(new Lines())) {
                    speaker.run(commands, out);
                  } catch (IOException e) {
                    throw new IllegalStateException(e);
                  } finally {
                    said.add(Optional.empty());
                  }
                });
  }

  /** Unlike a piped writer this does not mind whose thread writes, and whether it lives on. */
  private final class Lines extends Writer {
    private final StringBuilder line = new StringBuilder();

    @Override
    public void write(char[] text, int from, int length) {
      for (int i = from; i < from + length; i++) {
        if (text[i] == '\n') {
          said.add(Optional.of(line.toString()));
          line.setLength(0);
        } else {
          line.append(text[i]);
        }
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public void say(String line) throws IOException {
    toSpeaker.write(line + "\n");
    toSpeaker.flush();
  }

  /** The next line it says. */
  public String hear() throws IOException {
    try {
      return said.take().orElseThrow(() -> new EOFException("it has left"));
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  /** All it says up to a line that begins so, and that line. */
  public List<String> hearUntil(String beginning) throws IOException {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(hear());
    } while (!lines.getLast().startsWith(beginning));
    return lines;
  }

  @Override
  public void close() throws IOException {
    toSpeaker.close();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
