package agon.protocol.net;

import agon.player.Player;
import java.time.Duration;

/** A client at the board: a player who came over the network and may leave at any time. */
public interface Guest extends Player {
  /** Tells it which side it will take in its next game; the first it hears of the game. */
  void seat(int side);

  /** Whether it is still connected. */
  boolean isHere();

  /** What to do when it leaves by itself; at once if it already has. */
  void onLeave(Runnable action);

  /** Whether it has come for a game; there may be other things to do here. */
  default boolean wantsToPlay() {
    return true;
  }

  /** Whether it can play another game, after one. */
  boolean staysOn();

  @Override
  default boolean thinksHere() {
    return false;
  }

  /**
   * Guests are timed where their answers arrive, to the millisecond. The referee sees them later,
   * and must not overrule an answer that was accepted in time.
   */
  @Override
  default Duration grace() {
    return Duration.ofMinutes(1);
  }
}
