package agon.mnk;

import agon.game.Outcome;
import agon.proof.Argument;
import agon.search.Visits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Proofs that a player who only blocks keeps the other from ever having k in a row, without playing
 * the game out: a pairing, or the weak game. Blocking is no harder for who has the first move, so
 * both sides can do it, and the game is a draw; also where longer lines or closed ones do not win.
 */
final class MnkProof {
  private static final int MASK_CELLS = 2 * Long.SIZE;
  private static final int PAIRING_STEPS = 200_000;

  /** From here on a pattern of 8 by 8 cells, repeated, holds a pair in every line. */
  private static final int PATTERN_K = 9;

  private static final int PATTERN_SIDE = 8;

  /** With shorter lines who only blocks is too slow on most boards. */
  private static final int WEAK_K = 5;

  private final int rows;
  private final int columns;
  private final int k;
  private final MnkRule rule;

  MnkProof(MnkStones board) {
    rows = board.rows;
    columns = board.columns;
    k = board.k;
    rule = board.rule;
  }

  /** A proof that the game is a draw that is seen without a search of the game, if there is one. */
  Optional<Argument> atOnce() {
    if (Math.max(rows, columns) < k) {
      return Optional.of(draw("there being no room for a line", List.of(), 0));
    }
    if (k < 3 || rule == MnkRule.RENJU) {
      return Optional.empty(); // In renju X may be forbidden to block.
    }
    if (Math.min(rows, columns) < k) {
      return Optional.of(paired(dominoes()));
    }
    if (k >= PATTERN_K) {
      return Optional.of(paired(pattern()));
    }
    return rows * columns > MASK_CELLS ? Optional.empty() : pairing();
  }

  /** Whether the {@link WeakGame} may show that the game is a draw. */
  boolean mayBlock() {
    return rule != MnkRule.RENJU && rows * columns <= Long.SIZE && k >= WEAK_K;
  }

  WeakGame weakGame(int megabytes) {
    long[] masks = lines().stream().mapToLong(mask -> mask[0]).toArray();
    int[][] images = MnkSymmetries.images(rows, columns);
    return new WeakGame(masks, rows * columns, k, images, new WeakTable(megabytes), new Visits());
  }

  static Argument blocking(WeakGame game) {
    return draw(
        "blocking: the second player is in time to block every line (weak game, searched)",
        List.of(),
        game.nodes());
  }

  private static Argument draw(String how, List<Argument.Pair> pairs, long nodes) {
    return new Argument(Outcome.DRAW, how, pairs, nodes);
  }

  private static Argument paired(List<Argument.Pair> pairs) {
    return draw("a pairing of %d pairs".formatted(pairs.size()), pairs, pairs.size());
  }

  /** Lines run one way only: neighbours are paired, and three in a row hold such a pair. */
  private List<Argument.Pair> dominoes() {
    List<Argument.Pair> pairs = new ArrayList<>();
    boolean across = columns >= rows;
    int length = Math.max(rows, columns);
    int width = Math.min(rows, columns);
    int step = across ? 1 : columns;
    for (int line = 0; line < width; line++) {
      int start = across ? line * columns : line;
      for (int at = 1; at + 1 < length; at += 2) {
        pairs.add(new Argument.Pair(start + at * step, start + (at + 1) * step));
      }
    }
    return pairs;
  }

  /** The cells of every line of k, in two words. */
  static List<long[]> lines(MnkStones board) {
    return new MnkProof(board).lines();
  }

  private List<long[]> lines() {
    int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    List<long[]> lines = new ArrayList<>();
    for (int[] way : ways) {
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          int lastRow = row + (k - 1) * way[0];
          int lastColumn = column + (k - 1) * way[1];
          if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) {
            continue;
          }
          long[] mask = new long[2];
          for (int i = 0; i < k; i++) {
            int cell = (row + i * way[0]) * columns + column + i * way[1];
            mask[cell / Long.SIZE] |= 1L << cell;
          }
          lines.add(mask);
        }
      }
    }
    return lines;
  }

  private Optional<Argument> pairing() {
    List<long[]> lines = lines();
    long[] low = lines.stream().mapToLong(mask -> mask[0]).toArray();
    long[] high = lines.stream().mapToLong(mask -> mask[1]).toArray();
    PairingSearch search = new PairingSearch(lines.size());
    if (!search.find(low, high, low.length, PAIRING_STEPS)) {
      return Optional.empty();
    }
    List<Argument.Pair> pairs = new ArrayList<>();
    for (int i = 0; i < search.pairs(); i++) {
      pairs.add(new Argument.Pair(search.one(i), search.other(i)));
    }
    return Optional.of(paired(pairs));
  }

  /** The cells of an empty board that no turn or mirror makes the same. */
  int[] firstMoves() {
    List<Integer> moves = new ArrayList<>();
    boolean square = rows == columns;
    for (int row = (rows - 1) / 2; row >= 0; row--) {
      for (int column = (columns - 1) / 2; column >= 0; column--) {
        if (!square || row <= column) {
          moves.add(row * columns + column);
        }
      }
    }
    return moves.stream().mapToInt(Integer::intValue).toArray();
  }

  // ---- the pattern ----

  /** The pairs of the repeated pattern that are on the board. */
  private List<Argument.Pair> pattern() {
    int[] partner = new int[PATTERN_SIDE * PATTERN_SIDE];
    Arrays.fill(partner, -1);
    if (!fill(partner, new boolean[4][PATTERN_SIDE], 0)) {
      throw new IllegalStateException("there is such a pattern");
    }
    int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    List<Argument.Pair> pairs = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int way = partner[row % PATTERN_SIDE * PATTERN_SIDE + column % PATTERN_SIDE];
        if (way >= 4) {
          continue;
        }
        int otherRow = row + ways[way][0];
        int otherColumn = column + ways[way][1];
        if (otherRow < rows && otherColumn >= 0 && otherColumn < columns) {
          pairs.add(new Argument.Pair(row * columns + column, otherRow * columns + otherColumn));
        }
      }
    }
    return pairs;
  }

  /**
   * Covers the pattern, joined at its edges, with pairs of neighbours such that every row, column,
   * diagonal and antidiagonal of 8 cells holds one pair along it: then 9 cells in a row hold it
   * whole (Hales and Jewett 1963 have such a pattern).
   *
   * @param partner by cell: the direction of the pair that begins here, 4 or more if one ends here
   */
  private static boolean fill(int[] partner, boolean[][] served, int from) {
    int cell = from;
    while (cell < partner.length && partner[cell] >= 0) {
      cell++;
    }
    if (cell == partner.length) {
      return true;
    }
    int row = cell / PATTERN_SIDE;
    int column = cell % PATTERN_SIDE;
    int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int way = 0; way < 4; way++) {
      for (int sign = 1; sign >= -1; sign -= 2) {
        int otherRow = Math.floorMod(row + sign * ways[way][0], PATTERN_SIDE);
        int otherColumn = Math.floorMod(column + sign * ways[way][1], PATTERN_SIDE);
        int other = otherRow * PATTERN_SIDE + otherColumn;
        int line =
            switch (way) {
              case 0 -> row;
              case 1 -> column;
              case 2 -> Math.floorMod(row - column, PATTERN_SIDE);
              default -> Math.floorMod(row + column, PATTERN_SIDE);
            };
        if (served[way][line] || partner[other] >= 0) {
          continue;
        }
        served[way][line] = true;
        partner[cell] = sign > 0 ? way : way + 4;
        partner[other] = sign > 0 ? way + 4 : way;
        if (fill(partner, served, cell + 1)) {
          return true;
        }
        served[way][line] = false;
        partner[cell] = -1;
        partner[other] = -1;
      }
    }
    return false;
  }
}
