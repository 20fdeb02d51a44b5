package agon.imports;

import java.util.List;

/** Goes through the lines of one game and knows where it is. */
final class Cursor {
  private final List<String> lines;
  private final int first;
  private int at;

  /**
   * @param first the number of the first line in its file, from 1
   */
  Cursor(List<String> lines, int first) {
    this.lines = lines;
    this.first = first;
  }

  boolean hasNext() {
    return at < lines.size();
  }

  String next() {
    return lines.get(at++);
  }

  /** The number of the line that was read last. */
  int line() {
    return first + Math.max(0, at - 1);
  }

  int first() {
    return first;
  }

  int last() {
    return first + lines.size() - 1;
  }
}
