package agon.textbook;

import agon.player.Player;

/** A player whose search can be watched step by step. */
public interface Watched extends Player {
  /** From now on every search of this player is told to the watcher. */
  void watch(Watcher watcher);
}
