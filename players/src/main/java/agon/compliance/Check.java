package agon.compliance;

/**
 * One thing a player must do.
 *
 * @param name in a few words
 */
record Check(String name, Body body) {
  /** Tries it. */
  @FunctionalInterface
  interface Body {
    /**
     * Tries it; returns what was measured, if anything. Throws {@link Unmet}, {@link
     * agon.player.PlayerFault} or {@link agon.game.BadInput} if it does not pass.
     */
    String run();
  }
}
