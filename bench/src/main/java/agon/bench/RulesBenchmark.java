package agon.bench;

import agon.game.Game;
import agon.game.Playouts;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
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
 * What a search does all day, through the public {@link Position} interface, on positions sampled
 * evenly from random games. With {@code -prof gc} every one shows about 0 B/op.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class RulesBenchmark {
  private static final int SAMPLE = 256;

  @Param({
    "tictactoe",
    "gomoku",
    "mnk(m=100,n=100,k=5)",
    "kalah",
    "oware",
    "dipole",
    "othello",
    "othello(size=10)",
    "othello(size=16)"
  })
  private String line = "";

  private Position[] positions = {};
  private int[][] moves = {};
  private int[] scratch = {};
  private Playouts playouts;

  @SuppressWarnings("NullAway") // JMH calls setUp before anything else
  public RulesBenchmark() {}

  @Setup
  public void setUp() {
    Game game = Games.CATALOG.game(line);
    scratch = new int[game.maxMoves()];
    playouts = new Playouts(game, game.start(), 1);
    positions = new Position[SAMPLE];
    moves = new int[SAMPLE][];
    Rng rng = new Rng(1);
    for (int i = 0; i < SAMPLE; i++) {
      positions[i] = RandomPositions.next(game, rng);
      int count = positions[i].moves(scratch);
      moves[i] = java.util.Arrays.copyOf(scratch, count);
    }
  }

  /** All moves of a position. */
  @Benchmark
  @OperationsPerInvocation(SAMPLE)
  public int generate() {
    int sum = 0;
    for (Position position : positions) {
      sum += position.moves(scratch);
    }
    return sum;
  }

  /** One move there and back, with the key looked at in between. */
  @Benchmark
  @OperationsPerInvocation(SAMPLE)
  public long playUndo() {
    long sum = 0;
    for (int i = 0; i < SAMPLE; i++) {
      Position position = positions[i];
      position.play(moves[i][i % moves[i].length]);
      sum += position.key();
      position.undo();
    }
    return sum;
  }

  /** A whole random game from the start, undone at the end. */
  @Benchmark
  public long playout() {
    playouts.play(1);
    return playouts.moves();
  }
}
