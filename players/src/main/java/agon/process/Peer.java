package agon.process;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * The other end of a conversation in lines: a program, a connection, a recording. Every method
 * throws {@link agon.player.PlayerFault} where the other end fails. Not thread-safe.
 */
public interface Peer {
  /** Says a line, without its line end. It may be held back until the next {@link #receive}. */
  void send(String line);

  /** Waits for the next line, without its line end. Only inside {@link #within}. */
  String receive();

  /**
   * Holds a part of the conversation that must be over in time, or else the other end has failed.
   *
   * @param limit what the other end knows it has
   * @param grace what it has beyond that
   */
  <T> T within(Duration limit, Duration grace, Supplier<T> exchange);

  /** The same for a part that answers nothing. */
  default void within(Duration limit, Duration grace, Runnable exchange) {
    within(
        limit,
        grace,
        () -> {
          exchange.run();
          return true;
        });
  }
}
