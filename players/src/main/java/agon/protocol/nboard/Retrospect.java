package agon.protocol.nboard;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import java.time.Duration;

/**
 * What a game was worth position by position, from the last one back to the first: so each search
 * finds in the table what lies ahead. Works on a thread of its own until it is done or stopped.
 */
final class Retrospect {
  /** How long a search may take to begin, and so not to hear of a stop. */
  private static final Duration A_MOMENT = Duration.ofMillis(5);

  /** Hears of each position. */
  @FunctionalInterface
  interface Listener {
    /**
     * Another one is done.
     *
     * @param discs for the side to move
     */
    void position(int movesMade, double discs);
  }

  private final Engine engine;
  private final Thread thread;
  private volatile boolean stopped;

  Retrospect(Engine engine, Position end, Limits limits, Listener listener, Runnable atEnd) {
    this.engine = engine;
    Position position = end.copy();
    thread =
        Thread.ofPlatform()
            .daemon()
            .name("agon-retrospect")
            .start(
                () -> {
                  boolean more = true;
                  while (more && !stopped) {
                    double discs = discs(position, limits);
                    if (!stopped) {
                      listener.position(position.ply(), discs);
                    }
                    more = position.ply() > 0;
                    if (more) {
                      position.undo();
                    }
                  }
                  atEnd.run();
                });
  }

  private double discs(Position position, Limits limits) {
    if (position.isOver()) {
      return position.turn() == Position.FIRST ? position.margin() : -position.margin();
    }
    return Lines.discs(engine.analyse(position, limits).score());
  }

  /** Ends the work, if there is any left. */
  void stop() {
    stopped = true;
    try {
      while (!thread.join(A_MOMENT)) {
        engine.stop();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
