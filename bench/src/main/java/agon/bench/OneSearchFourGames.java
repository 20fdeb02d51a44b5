package agon.bench;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * What it costs a game that the search also plays the others: nodes per second of processor time,
 * first with the game alone in this JVM, then after the others have been searched too. The
 * difference is to stay under 5 %. Run with {@code bin/bench --four}.
 */
public final class OneSearchFourGames {
  private static final List<String> LINES =
      List.of("kalah", "dipole", "othello", "mnk(m=7,n=7,k=5)");
  private static final int ROUNDS = 6;
  private static final long NODES = 1_000_000;

  private OneSearchFourGames() {}

  public static void main(String[] args) {
    if (args.length == 0) {
      throw new IllegalArgumentException("name the game that comes first, one of " + LINES);
    }
    String mine = args[0];
    double alone = speed(mine);
    for (String line : LINES) {
      if (!line.equals(mine)) {
        speed(line);
      }
    }
    double after = speed(mine);
    System.out.printf(
        "%-20s alone %,12.0f nodes/s, among four %,12.0f nodes/s: %+.1f %%%n",
        mine, alone, after, 100 * (after / alone - 1));
  }

  /** The best of several rounds: what else the machine does only makes a round slower. */
  private static double speed(String line) {
    Game game = Games.CATALOG.game(line);
    Engine engine = new Engine(game, EngineOptions.STANDARD.with("hash=16"));
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    List<Position> positions = positions(game);
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long before = threads.getCurrentThreadCpuTime();
      long nodes = 0;
      for (Position position : positions) {
        engine.clear();
        nodes += engine.analyse(position, Limits.nodes(NODES / positions.size())).nodes();
      }
      best = Math.max(best, nodes * 1e9 / (threads.getCurrentThreadCpuTime() - before));
    }
    return best;
  }

  private static List<Position> positions(Game game) {
    Rng rng = new Rng(1);
    int[] scratch = new int[game.maxMoves()];
    List<Position> positions = new ArrayList<>();
    while (positions.size() < 5) {
      Position position = game.start();
      for (int i = 0; i < 6 && !position.isOver(); i++) {
        position.play(position.randomMove(rng, scratch));
      }
      if (!position.isOver()) {
        positions.add(position);
      }
    }
    return positions;
  }
}
