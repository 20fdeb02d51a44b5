package agon.model;

import java.util.Arrays;

/**
 * A {@link NetworkModel} looking at one position.
 *
 * <p>Implementation note. For every ply on the way the sums of both views are kept, once they were
 * wanted, with the features they are sums of. When a position is estimated, the last ply before it
 * that was estimated too is looked for, and what differs is taken away or added. So a game says
 * only what each player sees, not what a move changes, and a move whose end is never estimated
 * costs nothing.
 */
final class NetworkEstimate implements LearntEstimate {
  /** From further back the sums are made anew. */
  private static final int FARTHEST = 6;

  private final Views views;
  private final NetworkModel network;
  private final int hidden;
  private final int zeros;

  /** By ply since this began: each player's sums, then features, their number, if known at all. */
  private int[][] sums = new int[0][];

  private int[][][] seen = new int[0][][];
  private int[][] counts = new int[0][];
  private boolean[] known = new boolean[0];

  private int ply;

  private final int[] gone;
  private final int[] come;

  NetworkEstimate(Views views, NetworkModel network) {
    this.views = views;
    this.network = network;
    hidden = network.hidden();
    zeros = network.rowAt(network.features());
    gone = new int[views.mostActive() + 1];
    come = new int[views.mostActive() + 1];
    grow(64);
  }

  private void grow(int length) {
    int from = known.length;
    sums = Arrays.copyOf(sums, length);
    seen = Arrays.copyOf(seen, length);
    counts = Arrays.copyOf(counts, length);
    known = Arrays.copyOf(known, length);
    for (int i = from; i < length; i++) {
      sums[i] = new int[2 * hidden];
      seen[i] = new int[2][views.mostActive()];
      counts[i] = new int[2];
    }
  }

  @Override
  public void played(int move) {
    views.played(move);
    if (++ply == known.length) {
      grow(2 * ply);
    }
    known[ply] = false;
  }

  @Override
  public void undone(int move) {
    views.undone(move);
    if (ply == 0) {
      known[0] = false; // further back than where this began
    } else {
      ply--;
    }
  }

  @Override
  public int forSideToMove() {
    if (!known[ply]) {
      look();
    }
    return network.estimate(views.stage(), sums[ply], views.turn() * hidden);
  }

  private void look() {
    int before = ply - 1;
    while (before >= 0 && before >= ply - FARTHEST && !known[before]) {
      before--;
    }
    boolean near = before >= 0 && known[before];
    for (int viewer = 0; viewer < 2; viewer++) {
      int[] now = seen[ply][viewer];
      int count = views.active(viewer, now);
      counts[ply][viewer] = count;
      if (near) {
        follow(seen[before][viewer], counts[before][viewer], now, count);
        change(sums[before], sums[ply], viewer * hidden);
      } else {
        network.start(sums[ply], viewer * hidden);
        follow(now, 0, now, count);
        change(sums[ply], sums[ply], viewer * hidden);
      }
    }
    known[ply] = true;
  }

  private int goneCount;
  private int comeCount;

  /** What is in one of two rising lists only. */
  private void follow(int[] old, int oldCount, int[] now, int count) {
    int i = 0;
    int j = 0;
    goneCount = 0;
    comeCount = 0;
    while (i < oldCount && j < count) {
      if (old[i] == now[j]) {
        i++;
        j++;
      } else if (old[i] < now[j]) {
        gone[goneCount++] = network.rowAt(old[i++]);
      } else {
        come[comeCount++] = network.rowAt(now[j++]);
      }
    }
    while (i < oldCount) {
      gone[goneCount++] = network.rowAt(old[i++]);
    }
    while (j < count) {
      come[comeCount++] = network.rowAt(now[j++]);
    }
  }

  private void change(int[] before, int[] after, int from) {
    int[] base = before;
    int most = Math.max(goneCount, comeCount);
    gone[goneCount] = zeros;
    come[comeCount] = zeros;
    for (int i = 0; i < Math.max(1, most); i += 2) {
      network.change(
          base,
          after,
          from,
          gone[Math.min(i, goneCount)],
          gone[Math.min(i + 1, goneCount)],
          come[Math.min(i, comeCount)],
          come[Math.min(i + 1, comeCount)]);
      base = after;
    }
  }
}
