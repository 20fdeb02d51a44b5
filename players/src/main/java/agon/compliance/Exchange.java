package agon.compliance;

import agon.process.Conversation;
import agon.process.Recorder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Keeps the last of what was said to a player and by it. */
final class Exchange implements Recorder {
  private static final int LONGEST = 200;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Recorder other;
  private int starts;

  /**
   * @param other who takes things down besides
   */
  Exchange(Recorder other) {
    this.other = other;
  }

  @Override
  public Conversation begin(String player) {
    starts++;
    Conversation also = other.begin(player);
    return new Conversation() {
      @Override
      public void line(Voice voice, long nanos, String text) {
        keep(voice.sign() + " " + text);
        also.line(voice, nanos, text);
      }

      @Override
      public void close() {
        also.close();
      }
    };
  }

  private synchronized void keep(String line) {
    if (lines.size() == LONGEST) {
      lines.removeFirst();
    }
    lines.add(line);
  }

  /** What was said since the last time this was asked. */
  synchronized List<String> take() {
    List<String> taken = List.copyOf(lines);
    lines.clear();
    return taken;
  }

  /** How often a program was started. */
  int starts() {
    return starts;
  }
}
