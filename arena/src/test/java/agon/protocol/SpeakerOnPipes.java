package agon.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** A speaker on a thread of its own, for hosts that wait for answers as real ones do. */
public final class SpeakerOnPipes implements AutoCloseable {
  /** What runs there. */
  @FunctionalInterface
  public interface Speaker {
    void run(BufferedReader in, PrintWriter out) throws IOException;
  }

  private final PipedWriter toSpeaker = new PipedWriter();
  private final BufferedReader fromSpeaker;
  private final Thread thread;

  public SpeakerOnPipes(Speaker speaker) throws IOException {
    BufferedReader commands = new BufferedReader(new PipedReader(toSpeaker));
    PipedWriter answers = new PipedWriter();
    fromSpeaker = new BufferedReader(new PipedReader(answers, 1 << 16));
    thread =
        Thread.ofPlatform()
            .start(
                () -> {
                  try (PrintWriter out = new PrintWriter(answers)) {
                    speaker.run(commands, out);
                  } catch (IOException e) {
                    throw new IllegalStateException(e);
                  }
                });
  }

  public void say(String line) throws IOException {
    toSpeaker.write(line + "\n");
    toSpeaker.flush();
  }

  /** The next line it says, or null once it has left. */
  public String hear() throws IOException {
    return fromSpeaker.readLine();
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
