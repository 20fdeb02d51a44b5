package agon.search;

import java.time.Duration;
import java.util.List;

/**
 * What an engine thinks, now or in the end.
 *
 * @param rank 1 for the best move, 2 for the second best, up to the number of moves asked for
 * @param selectiveDepth the longest line looked at, in plies
 * @param score for the side to move
 * @param line the moves expected; the first is the move to play
 * @param hashPermill how full the table is
 */
public record SearchInfo(
    int rank,
    int depth,
    int selectiveDepth,
    Evaluation score,
    List<Integer> line,
    long nodes,
    int hashPermill,
    Duration time) {

  public int move() {
    return line.getFirst();
  }

  public long nodesPerSecond() {
    return nodes * 1_000_000_000L / Math.max(1, time.toNanos());
  }
}
