package agon.proof;

/** Whether the moves that led to a position decide, beside its key, how the game may go on. */
public enum Repetition {
  /** Equal keys have equal futures, and no position comes round again: true of most games. */
  IRRELEVANT,

  /**
   * Repetition ends the game, as in Oware. Results are then kept for a position together with all
   * positions passed since the root: right, but what one path has shown helps no other that went
   * through different positions. For small endings only.
   */
  COUNTS
}
