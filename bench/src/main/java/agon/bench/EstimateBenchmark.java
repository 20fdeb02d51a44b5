package agon.bench;

import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.search.Insight;
import agon.search.Knowledge;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the estimate of a position costs, with the weights that come with a game and with what is
 * made by hand, as a search asks for it: after a move, which the insight hears of and which is
 * taken back. {@code move} is the same without the estimate.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EstimateBenchmark {
  private static final int SAMPLE = 32;

  @Param({"gomoku", "kalah", "oware", "dipole", "dipole(size=10)", "othello", "othello(size=10)"})
  private String line = "";

  @Param({Knowledge.STANDARD, Knowledge.NONE})
  private String weights = "";

  private final Position[] positions = new Position[SAMPLE];
  private final Insight[] insights = new Insight[SAMPLE];
  private final int[][] moves = new int[SAMPLE][];

  @Setup
  public void setUp() {
    Game game = Games.CATALOG.game(line);
    Knowledge knowledge = Knowledge.of(game, weights);
    Rng rng = new Rng(1);
    int[] scratch = new int[game.maxMoves()];
    for (int i = 0; i < SAMPLE; i++) {
      Position position = RandomPositions.next(game, rng);
      positions[i] = position;
      insights[i] = knowledge.insight(position);
      moves[i] = java.util.Arrays.copyOf(scratch, position.moves(scratch));
    }
  }

  @Benchmark
  @OperationsPerInvocation(SAMPLE)
  public int moveAndEstimate() {
    return walk(true);
  }

  @Benchmark
  @OperationsPerInvocation(SAMPLE)
  public int move() {
    return walk(false);
  }

  private int walk(boolean estimates) {
    int sum = 0;
    for (int i = 0; i < SAMPLE; i++) {
      Position position = positions[i];
      Insight insight = insights[i];
      int move = moves[i][(sum & 0xFF) % moves[i].length];
      position.play(move);
      insight.played(move);
      sum += estimates && !position.isOver() ? insight.evaluate() : position.turn() + i;
      position.undo();
      insight.undone(move);
    }
    return sum;
  }
}
