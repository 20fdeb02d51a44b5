package agon.mancala;

import java.nio.ByteBuffer;

/**
 * What is known of every Oware position with few seeds in its pits: what the side to move can be
 * sure to win still, and what the other side can hold it to (databases by layers for this game:
 * Romein and Bal, 2002). Both count the seeds still to come minus the other side's.
 *
 * <p>A side with more than half of the seeds ends the game, so a value depends on how many seeds
 * the mover may take before that. Where both sides can only go round, the game ends by repetition,
 * and what that brings depends on how often which position came up; hence two bounds, which nearly
 * always are the same. They hold where no position has come up before; see {@link
 * OwareDatabaseBuilder} for how they are found.
 *
 * <p>Layers by seeds, in a layer by the seeds the mover lacks to one half, then by {@link
 * BoardRanks}; two bytes each.
 */
final class OwareDatabase {
  private final BoardRanks ranks;
  private final int mostSeeds;
  private final ByteBuffer values;
  private final int[] layers;

  OwareDatabase(int pits, int mostSeeds, ByteBuffer values) {
    this.ranks = new BoardRanks(pits, mostSeeds);
    this.mostSeeds = mostSeeds;
    this.values = values;
    this.layers = new int[mostSeeds + 1];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      layers[seeds] = (int) bytes(pits, seeds - 1);
    }
  }

  /** How many bytes all positions with at most so many seeds take. */
  static double bytes(int pits, int seeds) {
    double bytes = 0;
    for (int layer = 0; layer <= seeds; layer++) {
      bytes += 2 * (layer + 1) * positions(pits, layer);
    }
    return bytes;
  }

  /** How many boards have exactly so many seeds. */
  static double positions(int pits, int seeds) {
    return BoardRanks.count(seeds, 2 * pits - 1);
  }

  int mostSeeds() {
    return mostSeeds;
  }

  /**
   * Where the bounds of a position are.
   *
   * @param lacking seeds the mover's store lacks to half of all
   */
  int place(long mine, long theirs, int lacking) {
    int mySeeds = PackedRow.sum(mine);
    int theirSeeds = PackedRow.sum(theirs);
    int seeds = mySeeds + theirSeeds;
    int board = (int) (ranks.number(mine, mySeeds, theirs, theirSeeds) - ranks.block(0, seeds));
    return place(seeds, lacking, board);
  }

  /** The same for a board given by its number in its layer. */
  int place(int seeds, int lacking, int board) {
    int boards = (int) (ranks.block(seeds, 0) + ranks.rows(seeds) - ranks.block(0, seeds));
    return layers[seeds] + 2 * (lacking * boards + board);
  }

  /** What the side to move is sure to win, of what is in the pits. */
  int least(int place) {
    return values.get(place);
  }

  /** More the side to move cannot be sure of. */
  int most(int place) {
    return values.get(place + 1);
  }
}
