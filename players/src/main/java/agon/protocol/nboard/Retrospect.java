package agon.protocol.nboard;

import agon.game.Position;
import agon.search.Engine;
import agon.search.Limits;
import agon.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * What a game was worth position by position, from the last one back to the first: so each search
 * finds in the table what lies ahead. Works on a thread of its own until it is done or stopped.
 */
final class Retrospect {
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
  private volatile @Nullable Search search;

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
    Search now = engine.start(position, limits, report -> {});
    search = now;
    if (stopped) {
      now.stop();
    }
    return NBoardLines.discs(now.await().getFirst().score());
  }

  /** Ends the work, if there is any left. */
  void stop() {
    stopped = true;
    Search now = search;
    if (now != null) {
      now.stop();
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
