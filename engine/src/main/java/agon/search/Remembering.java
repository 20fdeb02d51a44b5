package agon.search;

import java.util.function.Consumer;

/** Somebody at work who can be asked for what is known so far, so that another goes on there. */
public interface Remembering {
  /** Hands over everything that was found, piece by piece; a piece is read before the next. */
  void write(Consumer<byte[]> out);

  /**
   * Takes over what another wrote, at work on the same and with as much memory.
   *
   * @param in fills what it is given
   */
  void read(Consumer<byte[]> in);
}
