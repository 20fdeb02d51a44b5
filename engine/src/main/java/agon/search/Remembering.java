package agon.search;

import java.util.function.Consumer;

/** A solver that can be asked for what it remembers, so that another goes on where it stood. */
public interface Remembering extends Exact {
  /** Hands over everything that was found, piece by piece; a piece is read before the next. */
  void write(Consumer<byte[]> out);

  /**
   * Takes over what a solver of the same game and as much memory wrote.
   *
   * @param in fills what it is given
   */
  void read(Consumer<byte[]> in);
}
