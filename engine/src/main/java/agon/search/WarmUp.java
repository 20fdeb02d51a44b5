package agon.search;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Short searches at the start, in the middle and near the end of random games, so that all code a
 * game will need is loaded and compiled before a clock runs. A JVM that has just started is twenty
 * times slower, and a move of 50 ms would come late.
 */
final class WarmUp {
  private static final Duration LONGEST = Duration.ofMillis(600);
  private static final int NODES = 1500;
  private static final int STAGES = 6;

  /** What has been warmed up in this program: boards, and how many threads. */
  private static final Set<String> DONE = ConcurrentHashMap.newKeySet();

  private WarmUp() {}

  static void of(Engine engine) {
    Game game = engine.game();
    String kind = game.start().getClass().getName() + engine.options().number("threads");
    if (!DONE.add(kind)) {
      return;
    }
    long end = System.nanoTime() + LONGEST.toNanos();
    int[] moves = new int[game.maxMoves()];
    for (long seed = 1; System.nanoTime() - end < 0; seed++) {
      int length = play(game.start(), Integer.MAX_VALUE, seed, moves);
      for (int stage = 0; stage < STAGES && System.nanoTime() - end < 0; stage++) {
        Position position = game.start();
        int _ = play(position, length * stage / STAGES, seed, moves);
        if (!position.isOver()) {
          Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
          SearchInfo _ = engine.analyse(position, Limits.nodes(NODES).andTime(left));
        }
      }
    }
  }

  /** Plays at random and tells how many moves it made. */
  private static int play(Position position, int most, long seed, int[] moves) {
    Rng rng = new Rng(seed);
    int made = 0;
    for (; made < most && !position.isOver(); made++) {
      position.play(position.randomMove(rng, moves));
    }
    return made;
  }
}
