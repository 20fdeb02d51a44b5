package agon.dipole;

import agon.game.Position;
import agon.search.Score;
import java.nio.ByteBuffer;

/**
 * Who wins every position of Dipole with few men, and how soon, a byte each: in so many plies for
 * the side to move if it is positive, else against it.
 *
 * <p>Layers by the men of both sides together, in a layer by those of the side to move. The men of
 * one side are a set with repetitions of squares, numbered in the usual way (the i-th man from
 * below on square s counts C(s + i − 1, i)), as the side to move sees the board. Numbers that would
 * put both sides on one square are there for nothing, which is a quarter of all with six men.
 */
final class DipoleDatabase {
  /** More men of both sides than anybody has room for. */
  static final int MOST = 8;

  private final DipoleBoard board;
  private final int mostMen;
  private final ByteBuffer values;

  /** By men so far and square: what the next man there counts. */
  private final int[] counts;

  /** By men: in how many ways they can stand. */
  private final int[] ways;

  /** By the mover's and the other side's men: where their positions begin. */
  private final int[] begin;

  DipoleDatabase(DipoleBoard board, int mostMen, ByteBuffer values) {
    this.board = board;
    this.mostMen = mostMen;
    this.values = values;
    counts = new int[MOST << 6];
    ways = new int[MOST];
    for (int before = 0; before + 1 < mostMen; before++) {
      ways[before + 1] = (int) placements(board, before + 1);
      for (int square = 0; square < board.squares; square++) {
        counts[before << 6 | square] = (int) choose(square + before, before + 1);
      }
    }
    begin = new int[MOST * MOST];
    long at = 0;
    for (int men = 2; men <= mostMen; men++) {
      for (int mine = 1; mine < men; mine++) {
        begin[mine * MOST + men - mine] = (int) at;
        at += placements(board, mine) * placements(board, men - mine);
      }
    }
  }

  /** How many bytes all positions with at most so many men take. */
  static long bytes(DipoleBoard board, int mostMen) {
    long bytes = 0;
    for (int men = 2; men <= mostMen; men++) {
      for (int mine = 1; mine < men; mine++) {
        bytes += placements(board, mine) * placements(board, men - mine);
      }
    }
    return bytes;
  }

  /** In how many ways so many men can stand on the squares. */
  private static long placements(DipoleBoard board, int men) {
    return choose(board.squares + men - 1, men);
  }

  private static long choose(int of, int taken) {
    long ways = 1;
    for (int i = 1; i <= taken; i++) {
      ways = ways * (of - taken + i) / i;
    }
    return ways;
  }

  int mostMen() {
    return mostMen;
  }

  boolean holds(DipolePosition position) {
    return position.total(0) + position.total(1) <= mostMen;
  }

  /** Where the value of a running position is that has few enough men. */
  int place(DipolePosition position) {
    int mover = position.turn();
    int mine = position.total(mover);
    int theirs = position.total(1 - mover);
    return begin[mine * MOST + theirs]
        + number(position, mover, mover) * ways[theirs]
        + number(position, 1 - mover, mover);
  }

  private int number(DipolePosition position, int player, int viewer) {
    int last = board.squares - 1;
    int number = 0;
    int before = 0;
    long left = position.stacks(player);
    while (left != 0) {
      int square =
          viewer == Position.FIRST
              ? Long.numberOfTrailingZeros(left)
              : Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
      left ^= 1L << square;
      int seen = viewer == Position.FIRST ? square : last - square;
      for (int men = position.men(square); men > 0; men--) {
        number += counts[before++ << 6 | seen];
      }
    }
    return number;
  }

  /** A win in so many plies, a loss in as many below zero, or 0 where nobody has said yet. */
  int at(int place) {
    return values.get(place);
  }

  void set(int place, int plies) {
    if (plies != (byte) plies) {
      throw new IllegalStateException(plies + " plies are more than a byte holds");
    }
    values.put(place, (byte) plies);
  }

  /** As {@link agon.search.Insight#verdict}. */
  int verdict(DipolePosition position) {
    int plies = holds(position) ? at(place(position)) : 0;
    boolean inTime =
        position.lastPly() == 0 || position.plies() + Math.abs(plies) <= position.lastPly();
    if (plies == 0 || !inTime) {
      return Score.UNKNOWN;
    }
    return plies > 0 ? Score.winIn(plies) : Score.lossIn(-plies);
  }
}
