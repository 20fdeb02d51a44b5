package agon.player;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;

/** The engine at the board. */
public final class EnginePlayer implements Player {
  private final Engine engine;

  public EnginePlayer(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String name() {
    return engine.options().line();
  }

  @Override
  public int choose(Position position, Limits limits) {
    return engine.analyse(position, limits).move();
  }
}
