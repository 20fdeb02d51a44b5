package agon.protocol;

import agon.game.Game;
import agon.search.Engine;
import agon.search.EngineOptions;

/** Engines for those who speak a protocol. */
public final class Engines {
  private Engines() {}

  /**
   * An engine that is warm. Made while no clock runs: a first move that has to load classes would
   * be late where moves are short and the machine is busy.
   */
  public static Engine warm(Game game, EngineOptions options) {
    Engine engine = new Engine(game, options);
    engine.warmUp();
    return engine;
  }
}
