package agon.course;

import java.util.List;

/**
 * One thing that was done with a submission, for its team to read.
 *
 * @param detail one sentence
 * @param lines what a compiler said, or what was said to a program and by it
 */
public record Step(Mark mark, String title, String detail, List<String> lines) {
  /** How it went. */
  public enum Mark {
    GOOD,
    /** Nothing wrong, but somebody should know. */
    NOTE,
    WRONG
  }

  public Step {
    lines = List.copyOf(lines);
  }

  static Step good(String title, String detail) {
    return new Step(Mark.GOOD, title, detail, List.of());
  }

  static Step note(String title, String detail) {
    return new Step(Mark.NOTE, title, detail, List.of());
  }

  static Step wrong(String title, String detail, List<String> lines) {
    return new Step(Mark.WRONG, title, detail, lines);
  }
}
