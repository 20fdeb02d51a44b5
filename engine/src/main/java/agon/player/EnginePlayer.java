package agon.player;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.SearchInfo;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The engine at the board. */
public final class EnginePlayer implements Player {
  private final Engine engine;
  private @Nullable SearchInfo report;

  public EnginePlayer(Engine engine) {
    this.engine = engine;
  }

  @Override
  public String name() {
    return engine.options().line();
  }

  @Override
  public int threads() {
    return engine.options().number("threads");
  }

  @Override
  public void newGame(Position start, int side, Limits limits, long seed) {
    if (limits.isTimed()) {
      engine.warmUp();
    }
    engine.clear();
    report = null;
  }

  @Override
  public int choose(Position position, Limits limits) {
    report = engine.analyse(position, limits);
    return report.move();
  }

  @Override
  public Optional<String> opinion() {
    return Optional.ofNullable(report).map(r -> r.score().text(engine.game()));
  }
}
