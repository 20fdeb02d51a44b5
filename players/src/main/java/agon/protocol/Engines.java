package agon.protocol;

import agon.game.Game;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.time.Duration;

/** Engines for those who speak a protocol. */
public final class Engines {
  private static final Limits WARM_UP = Limits.nodes(1000).andTime(Duration.ofMillis(300));

  private Engines() {}

  /**
   * An engine that has thought once. Made while no clock runs: a first move that has to load
   * classes would be late where moves are short and the machine is busy.
   */
  public static Engine warm(Game game, EngineOptions options) {
    Engine engine = new Engine(game, options);
    engine.analyse(game.start(), WARM_UP);
    engine.clear();
    return engine;
  }
}
