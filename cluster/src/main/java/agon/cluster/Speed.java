package agon.cluster;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** How fast one core of this machine thinks: a search as {@code agon bench} has them. */
final class Speed {
  private static final long ENOUGH_NANOS = 300_000_000;
  private static final int DEPTH = 8;

  private Speed() {}

  /** Nodes a second of processor time; takes about a second. */
  static long measure() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Game game = Games.CATALOG.game("othello");
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=4"));
    engine.warmUp();
    Position position = game.start();
    game.moves(position, "f5d6c3d3c4").forEach(position::play);
    double best = 0;
    long begin = threads.getCurrentThreadCpuTime();
    while (threads.getCurrentThreadCpuTime() - begin < ENOUGH_NANOS) {
      engine.clear();
      long start = threads.getCurrentThreadCpuTime();
      long nodes = engine.analyse(position, Limits.depth(DEPTH)).nodes();
      best = Math.max(best, nodes * 1e9 / (threads.getCurrentThreadCpuTime() - start));
    }
    return Math.round(best);
  }
}
