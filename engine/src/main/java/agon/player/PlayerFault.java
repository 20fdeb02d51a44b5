package agon.player;

import agon.record.Ending;

/** A player failed: crashed, hung, spoke nonsense, ran out of time. It loses its game. */
public final class PlayerFault extends RuntimeException {
  private final Ending ending;

  /**
   * @param detail one sentence for people, naming what happened
   */
  public PlayerFault(Ending.Reason reason, String detail) {
    super(detail);
    ending = new Ending(reason, detail);
  }

  /** What goes into the record. */
  public Ending ending() {
    return ending;
  }
}
