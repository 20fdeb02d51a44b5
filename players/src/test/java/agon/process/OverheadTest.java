package agon.process;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.protocol.OutsidePlayer;
import agon.protocol.agi.AgiHost;
import agon.search.Limits;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a ply of a program outside costs the arena itself: processor time of the thread that plays
 * and of the warden, the best of several batches since the machine may be busy with other things.
 */
@Tag("slow")
class OverheadTest {
  private static final int BATCHES = 10;

  /** How well the best does is wanted to be known; else whether any does well enough. */
  private static final boolean ALL = Boolean.getBoolean("agon.deep");

  private static final int PLIES = 500;

  /**
   * 9 to 23 on a quiet machine, where 40 is the bar; more here, since tests share theirs and are
   * compiled in haste: gomoku, whose 225 moves are all named each time, took 85 to 133.
   */
  private static final double MOST_MICROS = 200;

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "othello", "gomoku"})
  void aPlyCostsLittle(String line) {
    Game game = Games.CATALOG.game(line);
    Limits limits = Limits.time(Duration.ofSeconds(5));
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    double best = Double.MAX_VALUE;
    try (OutsidePlayer player = AgiHost.player("sh", FaultsTest.launch("\"\""), game)) {
      for (int batch = 0; batch < BATCHES && (ALL || best >= MOST_MICROS); batch++) {
        long before = cpu(threads);
        int plies = 0;
        while (plies < PLIES) {
          Position position = game.start();
          player.newGame(position, Position.FIRST, limits, 1);
          for (; !position.isOver() && plies < PLIES; plies++) {
            position.play(player.choose(position, limits));
          }
        }
        best = Math.min(best, (cpu(threads) - before) / 1000.0 / plies);
      }
    }
    System.out.printf("%s: %.1f µs of processor time a ply%n", line, best);
    assertThat(best).isLessThan(MOST_MICROS);
  }

  private static long cpu(ThreadMXBean threads) {
    long nanos = threads.getCurrentThreadCpuTime();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("agon-warden")) {
        nanos += threads.getThreadCpuTime(thread.threadId());
      }
    }
    return nanos;
  }
}
