package agon.othello;

import agon.game.Position;
import agon.search.Exact;
import agon.search.Insight;
import agon.search.Visits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The endgame solver of boards larger than 8x8, at the service of the engine and of {@code solve}.
 *
 * @param <P> the make of the position
 */
final class RowExact<P extends DiscPosition & RowPosition> implements Exact {
  /** Nodes: so many, and so many times as many with every empty square. */
  private static final double FACTOR = 0.5;

  private static final double GROWTH = 2.3;

  private final P position;
  private final Insight insight;
  private final RowTerrain terrain;
  private final int megabytes;

  /** Made when first needed. */
  private @Nullable RowEnding<P> ending;

  private boolean refused;
  private int least;
  private int most;

  /**
   * @param position one of its own
   * @param insight of that position
   */
  RowExact(P position, Insight insight, RowTerrain terrain, int megabytes) {
    this.position = position;
    this.insight = insight;
    this.terrain = terrain;
    this.megabytes = megabytes;
  }

  /** Null where there is no memory for it, so that the search does without. */
  private @Nullable RowEnding<P> ending() {
    if (ending == null && !refused) {
      try {
        EndTable table = EndTable.ofMegabytes(megabytes);
        ending = new RowEnding<>(position, insight, terrain, table);
      } catch (OutOfMemoryError e) {
        refused = true;
      }
    }
    return ending;
  }

  @Override
  public boolean solve(Position asked, int guess, long nodes, Visits visits) {
    most = terrain.playableCount;
    least = -most;
    RowEnding<P> search = ending();
    if (search == null) {
      return false;
    }
    position.copyFrom(asked);
    search.begin(visits, nodes);
    int next = guess;
    while (least < most) {
      next = Math.clamp(next, least, most);
      int value = search.solve(next - 1, next + 1);
      if (search.isStopped()) {
        return false;
      }
      least = value >= next ? value : least;
      most = value <= next ? value : most;
      next = value;
    }
    return true;
  }

  @Override
  public int least() {
    return least;
  }

  @Override
  public int most() {
    return most;
  }

  @Override
  public List<Integer> line(Position from, long nodes, Visits visits) {
    List<Integer> line = new ArrayList<>();
    RowEnding<P> search = ending();
    long end = visits.nodes() + nodes;
    for (Position at = from.copy(); !at.isOver(); at.play(line.getLast())) {
      if (search == null || !solve(at, least, end - visits.nodes(), visits)) {
        break;
      }
      int move = search.best(least);
      if (move < 0) {
        break;
      }
      line.add(move);
      least = -least;
    }
    return line;
  }

  @Override
  public long expected(Position asked) {
    position.copyFrom(asked);
    int discs = position.discs(Position.FIRST) + position.discs(Position.SECOND);
    return Math.round(FACTOR * Math.pow(GROWTH, terrain.playableCount - discs));
  }

  /** It does without estimates. */
  @Override
  public int pace() {
    return 2;
  }

  @Override
  public int share() {
    return 4;
  }

  @Override
  public void prepare() {
    ending();
  }

  @Override
  public void clear() {
    if (ending != null) {
      ending.clear();
    }
  }
}
